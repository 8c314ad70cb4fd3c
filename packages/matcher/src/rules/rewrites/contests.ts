import { leagues } from '../../knowledge/leagues.ts'
import { STATISTIC_LED } from '../../knowledge/statistic-leaders.ts'
import type { Rewrite } from '../rewrite.ts'

const NAMES = leagues
  .flatMap(({ names }) => names)
  .map((name) => name.toLowerCase().replaceAll(/[^a-z0-9 -]/g, ''))
  .filter((name) => name.length > 2)
  .sort((x, y) => y.length - x.length)
  .join('|')
const SEASON = '(?:20\\d\\d(?:[-/]\\d{2,4})? )?'
/** The end of the name of a side: a place, a day or the end of the title. */
const ENDS = '(?= (?:on|in|at|during|this)\\b| ?[?(]|$)'
const SIDE = "(?:the )?([a-z0-9][\\w.'& -]{1,40}?)"
const ROUND = 'semi-?finals?|quarter-?finals?'

/** Rewrites of who beats whom, who leads in a statistic, and places in a table. */
export const rewritesOfContests = {
  /** "The Lakers win by 4 points against the Celtics" names the loser behind the margin. */
  'wins-by-against': {
    from: new RegExp(`\\bwins? (by [^?:]{1,40}?) (?:against|over|vs\\.?) ${SIDE}${ENDS}`, 'g'),
    to: 'beat $2 $1',
    example: [
      'Will the Lakers win by 4 or more points against the Celtics on March 3, 2031?',
      'Will the Lakers beat the Celtics by 4 or more points on March 3, 2031?',
    ],
    counterExample: [
      'Will the Lakers win by 4 or more points on March 3, 2031?',
      'Will the Lakers beat the Celtics by 4 or more points on March 3, 2031?',
    ],
  },
  'wins-against': {
    from: /\bwins? (?:(?:the|their|its|a) )?(?:(?:match|game|fight|bout) )?(?:against|vs\.?(?= (?!.*\bmatch\b)))(?! the spread\b)/g,
    to: 'beat',
    example: ['Will Quilmar win against Tarkington on May 3, 2031?', 'Will Quilmar beat Tarkington on May 3, 2031?'],
    counterExample: ['Will Quilmar win on May 3, 2031?', 'Will Quilmar beat Tarkington on May 3, 2031?'],
  },
  /** Bills are defeated too, but nobody beats them. */
  defeats: {
    from: /\b(?:to )?defeats? (?=[a-z])(?<=[a-z] (?:to )?defeats? )(?!(?:an?|at|by|for|in|of|on|or|with)\b|.*\b(?:act|amendment|bill|election|measure|motion|nomination|nominee|primary|proposal|race|referendum|resolution)\b)/g,
    to: 'beat ',
    example: ['Zorro Quibble to defeat Bob Doe on May 3, 2031?', 'Will Zorro Quibble beat Bob Doe on May 3, 2031?'],
    counterExample: ['Will the House defeat the Zorro bill in 2031?', 'Will the House reject the Zorro bill in 2031?'],
  },
  'loses-to': {
    from: new RegExp(`^(?:will )?${SIDE} (?:to )?loses? to ${SIDE}${ENDS}`, 'g'),
    to: 'will $2 beat $1',
    example: ['Will Bob Doe lose to Zorro Quibble at UFC 400?', 'Will Zorro Quibble beat Bob Doe at UFC 400?'],
    counterExample: ['Will Bob Doe lose at UFC 400?', 'Will Zorro Quibble beat Bob Doe at UFC 400?'],
  },
  'combine-for': {
    from: new RegExp(`^(?:will )?${SIDE} and ${SIDE} combine (?:for|to score) `, 'g'),
    to: '$1 vs $2: ',
    example: [
      'Will the Lakers and Celtics combine for more than 220.5 points on March 3, 2031?',
      'Lakers vs. Celtics: Over 220.5 points on March 3, 2031?',
    ],
    counterExample: [
      'Will the Lakers and Celtics each score more than 220.5 points on March 3, 2031?',
      'Lakers vs. Celtics: Over 220.5 points on March 3, 2031?',
    ],
  },
  /** "There are 3 goals in A vs. B" states the bet before the two sides. */
  'there-is-in-game': {
    from: /^(?:will )?there (?:be|is|are) ([^?:]{3,40}?) (?:scored )?in (?:the )?([^?:]{2,40}? vs?\.? [^?:(]{2,40}?)( on [^?:]+?)?(?=\?|$| \()/g,
    to: '$2: $1$3',
    example: [
      'Will there be 3 or more goals in Quilmar vs. Tarkington on May 3, 2031?',
      'Quilmar vs. Tarkington: 3 or more goals on May 3, 2031?',
    ],
    counterExample: [
      'Will there be 3 or more strikes in Lima in May 2031?',
      'Will there be at least 3 strikes in Lima in May 2031?',
    ],
  },
  'total-of-game': {
    from: /^will (?:the )?(total (?:[a-z]+ )?)(?:scored )?in (?:the )?([^?:]{2,40}? vs?\.? [^?:(]{2,40}?)( on [^?:]+?)? (?:be|is) /g,
    to: '$2: $1$3 ',
    example: [
      'Will the total points in Lakers vs. Celtics on March 3, 2031 be 221 or more?',
      'Lakers vs. Celtics: Total Points 221 or more on March 3, 2031?',
    ],
    counterExample: [
      'Will the total votes in the Lima election on March 3, 2031 be 221 or more?',
      'Will the total of votes in the Lima election on March 3, 2031 be 221 or more?',
    ],
  },
  'game-has': {
    from: /^will (?:the )?([^?:]{2,40}? vs?\.? [^?:(]{2,40}?)( on [^?:]+?)? (?:have|feature|see) (?=\d|over|under|more|fewer|less|at least|at most)/g,
    to: '$1: $2 ',
    example: [
      'Will Zorba vs. Tadra on May 3, 2031 have over 2.5 maps?',
      'Zorba vs. Tadra: Over 2.5 maps on May 3, 2031?',
    ],
    counterExample: ['Will Zorba have over 2.5 maps in May 2031?', 'Will Zorba get over 2.5 maps in May 2031?'],
  },
  /** Who leads a league in a statistic: "lead the NBA in assists". */
  'leads-league-in': {
    from: new RegExp(
      `\\bleads? (?:the )?(${SEASON}(?:${NAMES})) in (?:total )?(${STATISTIC_LED})(?: per game)?(?! and\\b| ?\\+)`,
      'g',
    ),
    to: 'be the $1 $2 leader',
    example: ['Will Ann Roe lead the NBA in assists in 2030-31?', 'NBA Assists Leader 2030-31: Ann Roe'],
    counterExample: ['Will Ann Roe lead the NBA in 2030-31?', 'NBA Leader 2030-31: Ann Roe'],
  },
  'has-most-of': {
    from: new RegExp(
      `\\b(?:averages?|gets?|has|have|hits?|makes?|records?|scores?|takes?|throws?) the most (${STATISTIC_LED})(?: per game)?(?! and\\b| ?\\+| in an?\\b)`,
      'g',
    ),
    to: 'be the $1 leader',
    example: [
      'Will Ann Roe have the most passing yards in the 2030 NFL regular season?',
      'NFL Passing Yards Leader 2030 regular season: Ann Roe',
    ],
    counterExample: [
      'Will Ann Roe have the most votes in the 2030 Lima election?',
      'Will Ann Roe have most votes in the 2030 Lima election?',
    ],
  },
  'most-of-heading': {
    from: new RegExp(
      `(?<=[-:] )most (?:regular[- ]season )?(${STATISTIC_LED})(?: per game)?(?: \\(regular[- ]season\\)| in (?:the )?regular[- ]season)?(?= ?(?:[?:]|$| (?:in|at)\\b(?! an?\\b)))`,
      'g',
    ),
    to: '$1 leader',
    example: ['IPL 2031 - Most Wickets: Ann Roe', 'Will Ann Roe take the most wickets in IPL 2031?'],
    counterExample: ['IPL 2031 - Most Titles: Quilmar', 'Will Quilmar take the most titles in IPL 2031?'],
  },
  'scoring-title': {
    from: /\b(?:wins? )?(?:the )?((?:20\d\d(?:[-/]\d{2,4})? )?(?:nba|wnba|pro basketball) )(?:scoring (?:champion(?:ship)?|crown|title)|points (?:per game )?leader)\b/g,
    to: 'be the $1scoring leader',
    example: ['Will Ann Roe win the 2030-31 NBA scoring title?', 'NBA Scoring Leader 2030-31: Ann Roe'],
    counterExample: ['Will Ann Roe win the 2030-31 NBA title?', 'NBA Leader 2030-31: Ann Roe'],
  },
  'leading-goalscorer': {
    from: /\b(?:leading|top) (?:regular[- ]season )?(?:goal ?-?)?scorer\b|\bgoals leader\b/g,
    to: 'top goalscorer',
    example: [
      'Will Ann Roe be the leading goalscorer in the 2030-31 Premier League?',
      'Will Ann Roe score the most goals in the 2030-31 Premier League?',
    ],
    counterExample: [
      'Will Ann Roe be a goalscorer in the 2030-31 Premier League?',
      'Will Ann Roe score in the 2030-31 Premier League?',
    ],
  },
  /** Trophies that a league gives to the leader in a statistic. */
  'art-ross': {
    from: /\bwins? (?:the )?((?:20\d\d(?:[-/]\d{2,4})? )?)(?:nhl )?art ross(?: memorial)?(?: trophy)?\b|\bart ross(?: memorial)?(?: trophy)?\b/g,
    to: 'be the $1nhl points leader',
    example: ['Will Ann Roe win the Art Ross Trophy in 2030-31?', 'NHL Points Leader 2030-31: Ann Roe'],
    counterExample: ['Will Ann Roe win the Hart Trophy in 2030-31?', 'NHL MVP 2030-31: Ann Roe'],
  },
  'rocket-richard-trophy': {
    from: /\bwins? (?:the )?((?:20\d\d(?:[-/]\d{2,4})? )?)(?:nhl )?(?:maurice )?(?:['"]?rocket['"]? )?richard trophy\b|\b(?:maurice )?(?:['"]?rocket['"]? )?richard trophy\b/g,
    to: 'be the $1nhl top goalscorer',
    example: ['Will Ann Roe win the 2030-31 Rocket Richard Trophy?', 'NHL Goals Leader 2030-31: Ann Roe'],
    counterExample: ['Will Ann Roe win the Hart Trophy in 2030-31?', 'NHL MVP 2030-31: Ann Roe'],
  },
  pichichi: {
    from: /\bwins? (?:the )?((?:20\d\d(?:[-/]\d{2,4})? )?)(?:la liga )?pichichi(?: trophy| award)?\b|\b(?:la liga )?pichichi(?: trophy| award)?\b/g,
    to: 'be the $1la liga top goalscorer',
    example: ['Will Ann Roe win the Pichichi in 2030-31?', 'La Liga Top Goalscorer 2030-31: Ann Roe'],
    counterExample: ['Will Ann Roe win La Liga in 2030-31?', 'La Liga Winner 2030-31: Ann Roe'],
  },
  'caps-of-cricket': {
    from: /\bwins? (?:the )?(orange|purple) cap\b|\b(orange|purple) cap\b(?<=\b(?:ipl|premier league)\b.*)/g,
    to: (phrase: string) => (phrase.includes('orange') ? 'be the runs leader' : 'be the wickets leader'),
    example: ['Will Ann Roe win the Orange Cap in IPL 2031?', 'Will Ann Roe score the most runs in IPL 2031?'],
    counterExample: ['Will Ann Roe wear an orange cap in 2031?', 'Will Ann Roe wear an orange hat in 2031?'],
  },
  'best-record-of-nhl': {
    from: /\b(?:have|has|finish(?:es)? with|gets?|owns?|earns?) the (?:nhl'?s? )?best (?:regular[- ]season )?record (?=in (?:the )?(?:20\d\d(?:[-/]\d{2,4})? )?(?:nhl|pro hockey)\b)/g,
    to: "win the presidents' trophy ",
    example: [
      'Will the Oilers have the best record in the NHL in 2030-31?',
      "Will the Oilers win the Presidents' Trophy in 2030-31?",
    ],
    counterExample: [
      'Will the Oilers have the best record in the Pacific in 2030-31?',
      'Will the Oilers have the best Pacific record in 2030-31?',
    ],
  },
  /** Places in a table. */
  'finishes-bottom': {
    from: /\b(?:finish(?:es)?|ends?|come|comes|placed?) (?:(?:at|on) )?(?:the )?(?:very |rock )?bottom(?! (?:\d|five|four|half|six|three|two)\b)/g,
    to: 'finish last',
    example: [
      'Will Quilmar finish bottom of the 2030-31 Premier League?',
      'Will Quilmar finish last in the 2030-31 Premier League?',
    ],
    counterExample: [
      'Will Quilmar finish in the bottom half of the 2030-31 Premier League?',
      'Will Quilmar finish last in the 2030-31 Premier League?',
    ],
  },
  'runners-up': {
    from: /\brunners?[ -]up\b/g,
    to: 'runner-up',
    example: [
      'Will Quilmar be runners-up in the 2030-31 Premier League?',
      'Will Quilmar finish second in the 2030-31 Premier League?',
    ],
    counterExample: [
      'Will Quilmar be champions in the 2030-31 Premier League?',
      'Will Quilmar win the 2030-31 Premier League?',
    ],
  },
  'finishes-below': {
    from: new RegExp(
      `^(?:will )?${SIDE} finish(?:es)? (?:below|behind|lower than) (?!\\.?\\d|\\$|(?:bars|it|last|schedule|the (?:average|line|top))\\b)${SIDE}${ENDS}`,
      'g',
    ),
    to: 'will $2 finish above $1',
    example: [
      'Will Tarkington finish below Quilmar in the 2030-31 Premier League?',
      'Will Quilmar finish above Tarkington in the 2030-31 Premier League?',
    ],
    counterExample: [
      'Will Tarkington finish below 10th in the 2030-31 Premier League?',
      'Will Tarkington finish under 10th in the 2030-31 Premier League?',
    ],
  },
  'finishes-ahead-of': {
    from: /\bfinish(?:es)? (?:ahead of|higher than) (?!(?:last|\d|schedule)\b)/g,
    to: 'finish above ',
    example: [
      'Will Quilmar finish ahead of Tarkington in the 2030-31 Premier League?',
      'Will Quilmar finish above Tarkington in the 2030-31 Premier League?',
    ],
    counterExample: ['Will the work finish ahead of schedule in 2031?', 'Will the work finish early in 2031?'],
  },
  'goes-unbeaten': {
    from: /\b(?:go(?:es)?|finish(?:es)?|ends?|stays?|remains?) ((?:(?:the |their |its )?(?:[\w-]+ ){0,4}?season )?)(?:unbeaten|undefeated)\b/g,
    to: 'undefeated $1',
    example: [
      'Will Quilmar go unbeaten in the 2030-31 Premier League season?',
      'Will Quilmar finish the 2030-31 Premier League season undefeated?',
    ],
    counterExample: [
      'Will Quilmar meet an unbeaten side in the 2030-31 Premier League?',
      'Will Quilmar meet an undefeated side in the 2030-31 Premier League?',
    ],
  },
  'wins-promotion': {
    from: /\b(?:achieves?|clinch(?:es)?|earns?|gains?|seals?|secures?|wins?) promotion\b/g,
    to: 'be promoted',
    example: [
      'Will Quilmar win promotion to the Premier League in 2030-31?',
      'Will Quilmar be promoted to the Premier League in 2030-31?',
    ],
    counterExample: ['Will Quilmar win a promotion game in 2031?', 'Will Quilmar win the promotion game in 2031?'],
  },
  'tops-group': {
    from: /\btops? (?=(?:the |their |its )?(?:group|pool) [a-l]\b)/g,
    to: 'win ',
    example: ['Will Peru top Group C at the 2034 World Cup?', 'Will Peru win Group C at the 2034 World Cup?'],
    counterExample: [
      'Will Peru be in Group C at the 2034 World Cup?',
      'Will Peru play in Group C at the 2034 World Cup?',
    ],
  },
  'playoff-berth': {
    from: /\b(?:books?|claims?|clinch(?:es)?|earns?|gets?|secures?|wins?) (?:an? )?(?:playoff|postseason) (?:berth|place|spot)\b/g,
    to: 'make the playoffs',
    example: ['Will the Mets clinch a playoff spot in 2031?', 'Will the Mets make the 2031 playoffs?'],
    counterExample: ['Will the Mets win a playoff game in 2031?', 'Will the Mets win in the 2031 playoffs?'],
  },
  'semi-and-quarter-finals': {
    from: /\b(semi|quarter) (?=final(?:s|ists?)?\b)/g,
    to: '$1-',
    example: [
      'Will Quilmar reach the semi finals of the 2030-31 Europa League?',
      'Will Quilmar reach the semifinals of the 2030-31 Europa League?',
    ],
    counterExample: [
      'Will Quilmar reach the final of the 2030-31 Europa League?',
      'Will Quilmar reach the 2030-31 Europa League final?',
    ],
  },
  'knockout-phase': {
    from: /\bknockout (?:phase|rounds?)\b/g,
    to: 'knockout stage',
    example: [
      'Will Quilmar reach the knockout phase of the 2030-31 Champions League?',
      'Will Quilmar reach the knockout stage of the 2030-31 Champions League?',
    ],
    counterExample: [
      'Will Quilmar reach the league phase of the 2030-31 Champions League?',
      'Will Quilmar reach the league stage of the 2030-31 Champions League?',
    ],
  },
  'wins-it-all': {
    from: new RegExp(`\\bwins? it all in (?:the )?(${SEASON}(?:nba|nfl|mlb|nhl|wnba|mls))(?: season)?\\b`, 'g'),
    to: 'win the $1 championship',
    example: ['Will the Celtics win it all in the 2030-31 NBA season?', 'Will the Celtics win the 2031 NBA Finals?'],
    counterExample: ['Will the Celtics win in the 2030-31 NBA season?', 'Will the Celtics win the 2031 NBA Finals?'],
  },
  'world-champion': {
    from: /\bbe (?:the )?(?:(?:next|new) )?((?:20\d\d )?world (?:[\w'-]+ ){1,3})champions?\b(?! (?:after|at|by|of|on|through|until)\b)/g,
    to: 'win the $1championship',
    example: [
      'Will Ann Roe be world snooker champion in 2031?',
      'Will Ann Roe win the 2031 World Snooker Championship?',
    ],
    counterExample: [
      'Will Ann Roe be world snooker champion on May 3, 2031?',
      'Will Ann Roe win the 2031 World Snooker Championship?',
    ],
  },
  'crowned-champions-at': {
    from: /\b(?:be |is |are )?crowned (?:the )?(?:world |european |continental )?champions? (?:at|of) (?=the\b)/g,
    to: 'win ',
    example: ['Will Peru be crowned world champions at the 2034 World Cup?', 'Will Peru win the 2034 World Cup?'],
    counterExample: ['Will Ann Roe be crowned queen of Peru in 2031?', 'Will Ann Roe be queen of Peru in 2031?'],
  },
  'trophy-of-contest': {
    from: /\b(?:lifts?|wins?) (the (?:\S+ ){0,4}?(?:championship|cup|league)) trophy\b/g,
    to: 'win $1',
    example: ['Will Quilmar lift the 2031 Champions League trophy?', 'Will Quilmar win the 2031 Champions League?'],
    counterExample: ['Will Quilmar win the 2031 FA Trophy?', 'Will Quilmar win the 2031 FA Cup?'],
  },
  'outright-winner': {
    from: /(?<=[-:] )(?:to win outright|outright winner|outright)(?= ?(?:[?:]|$))/g,
    to: 'winner',
    example: ['World Cup 2034 - To Win Outright: Peru', 'World Cup 2034 - Winner: Peru'],
    counterExample: ['Will Ann Roe win outright in the 2031 Lima primary?', 'Will Ann Roe win the 2031 Lima primary?'],
  },
  /** The jersey of the leader and the general classification are won by the winner of the race. */
  'general-classification': {
    from: /\bwins? (?:the )?(?:final )?(?:gc|general classification|maglia rosa|(?:pink|red|yellow) jersey) (?:at|in|of) (?=(?:the )?(?:20\d\d )?(?:giro|tour de france|vuelta))/g,
    to: 'win ',
    example: [
      'Will Ann Roe win the yellow jersey at the 2031 Tour de France?',
      'Will Ann Roe win the 2031 Tour de France?',
    ],
    counterExample: [
      'Will Ann Roe wear the yellow jersey at the 2031 Tour de France?',
      'Will Ann Roe win the 2031 Tour de France?',
    ],
  },
  /** A stage of a race is not the race. */
  'wins-stage': {
    from: /\b(wins?) (?:an? |any |at least (?:1|one) )?stage(?: win)? (?=(?:at|in|of)\b)/g,
    to: '$1 stagewin ',
    example: [
      'Will Ann Roe win a stage at the 2031 Tour de France?',
      'Will Ann Roe win any stage of the 2031 Tour de France?',
    ],
    counterExample: ['Will Ann Roe win the 2031 Tour de France?', 'Will Ann Roe win the Tour de France in 2031?'],
  },
  'leagues-of-baseball': {
    from: /\b(american|national) league\b(?! (?:north|one|south|two)\b)/g,
    to: (phrase: string) => (phrase.startsWith('a') ? 'al' : 'nl'),
    example: [
      'Will Ann Roe lead the American League in home runs in 2031?',
      'Will Ann Roe lead the AL in home runs in 2031?',
    ],
    counterExample: ['Will Ann Roe lead MLB in home runs in 2031?', 'MLB Home Run Leader 2031: Ann Roe'],
  },
  'green-jacket': {
    from: /\bwins? (?:the|a) green jacket (?:at|in) /g,
    to: 'win ',
    example: ['Will Ann Roe win the green jacket at the 2031 Masters?', 'Will Ann Roe win the 2031 Masters?'],
    counterExample: ['Will Ann Roe wear a green jacket at the 2031 Masters?', 'Will Ann Roe win the 2031 Masters?'],
  },
  'mvp-of-finals': {
    from: /\b(?:mvp|most valuable player) (?:award )?(?:at|in|of) (?:the )?((?:20\d\d )?)(all-star game|nba finals|super bowl(?: [lxvi]+)?|wnba finals|world series)\b/g,
    to: '$1$2 mvp',
    example: ['Will Ann Roe be the MVP of the 2031 NBA Finals?', 'NBA Finals MVP 2031: Ann Roe'],
    counterExample: ['Will Ann Roe be MVP of the 2031 Lima Cup?', 'Lima Cup MVP 2031: Ann Roe'],
  },
  'round-of-draft': {
    from: /\b(1st|2nd|3rd|first|second|third|fourth)-round(?= pick)/g,
    to: '$1 round',
    example: [
      'Will Ann Roe be a first-round pick in the 2031 NFL Draft?',
      'Will Ann Roe be picked in the first round of the 2031 NFL Draft?',
    ],
    counterExample: [
      'Will Ann Roe be the first pick in the 2031 NFL Draft?',
      'Will Ann Roe be picked in the first round of the 2031 NFL Draft?',
    ],
  },
  /** The lottery is won by the team that gets the first pick. */
  'pick-of-lottery': {
    from: /\b(?:earns?|gets?|has|have|lands?|receives?|wins?) (?:the )?(?:1st|first|no\.? ?1|number (?:1|one)|top|#1)(?: overall)? pick (?:at|from|in|of) (?=(?:the )?(?:20\d\d )?(?:\w+ )?draft lottery)/g,
    to: 'win ',
    example: [
      'Will the Jazz get the first pick in the 2031 NBA Draft Lottery?',
      'Will the Jazz win the 2031 NBA Draft Lottery?',
    ],
    counterExample: [
      'Will the Jazz get the first pick in the 2031 NBA Draft?',
      'Will the Jazz win the 2031 NBA Draft Lottery?',
    ],
  },
  'wins-round': {
    from: new RegExp(
      `\\bwins? (?:the|their|its|a) ((?:[\\w'-]+ ){0,3}?)round of (64|32|16)(?: (?:game|match|tie))?${ENDS}(?!.*(?:${ROUND}))`,
      'g',
    ),
    to: 'advance from the $1round of $2',
    example: [
      'Will Peru win their round of 16 match at the 2034 World Cup?',
      'Will Peru reach the quarterfinals of the 2034 World Cup?',
    ],
    counterExample: [
      'Will Peru play in the round of 16 at the 2034 World Cup?',
      'Will Peru reach the quarterfinals of the 2034 World Cup?',
    ],
  },
  'next-club-of-player': {
    from: /\b(?:which|what) (?:team|club) will (.{3,40}?) (?:join|play for|sign (?:for|with)) next\b/g,
    to: '$1 next team',
    example: ['Which team will Ann Roe play for next?: Heat', "Ann Roe's next team?: Heat"],
    counterExample: ['Which team will Ann Roe play next?: Heat', 'Which team will Ann Roe meet next?: Heat'],
  },
  'draw-of-both': {
    from: new RegExp(`^will ${SIDE} and ${SIDE} (?:draw|tie)(?= (?:at|in|on)\\b| ?\\?)`, 'g'),
    to: '$1 vs $2: draw',
    example: ['Will Quilmar and Tarkington draw on May 3, 2031?', 'Quilmar vs. Tarkington: Draw on May 3, 2031?'],
    counterExample: ['Will Ann Roe draw on May 3, 2031?', 'Will Ann Roe paint on May 3, 2031?'],
  },
  'wins-map-against': {
    from: new RegExp(
      `^will ${SIDE} wins? (?:the )?((?:game|map|set) \\d|(?:first|second|third|1st|2nd|3rd) set) (?:against|over|vs\\.?) ${SIDE}${ENDS}`,
      'g',
    ),
    to: '$1 vs $3: $2 winner: $1',
    example: [
      'Will Zorba win map 1 against Tadra on May 3, 2031?',
      'Zorba vs. Tadra: Map 1 Winner on May 3, 2031: Zorba',
    ],
    counterExample: ['Will Zorba win against Tadra on May 3, 2031?', 'Zorba vs. Tadra on May 3, 2031: Zorba'],
  },
  'series-against': {
    from: new RegExp(
      `^will ${SIDE} wins? (?:the|their|its|a) ((?:[\\w-]+ ){0,4}?)series (?:against|over|vs\\.?) ${SIDE}${ENDS}`,
      'g',
    ),
    to: '$1 vs $3: $2series winner: $1',
    example: ['Will the Thunder win their series against the Nuggets?', 'Thunder vs. Nuggets: Series Winner: Thunder'],
    counterExample: ['Will the Thunder win against the Nuggets?', 'Thunder vs. Nuggets: Winner: Thunder'],
  },
  'goes-to-seven': {
    from: /\bgo(?:es)? (?:to )?(?:7|seven) games\b/g,
    to: 'go to game 7',
    example: ['Will the 2031 NBA Finals go to seven games?', 'Will the 2031 NBA Finals go to Game 7?'],
    counterExample: ['Will the 2031 NBA Finals have six games?', 'Will the 2031 NBA Finals go to six games?'],
  },
  'inside-distance': {
    from: /\b(?:be over|ends?|finish(?:es)?) (?:before|inside) the distance\b/g,
    to: 'not go the distance',
    example: [
      'Will Ann Roe vs. Bea Doe on May 3, 2031 end inside the distance?',
      'Will Ann Roe vs. Bea Doe on May 3, 2031 go the distance?',
    ],
    counterExample: [
      'Will Ann Roe win inside the distance on May 3, 2031?',
      'Will Ann Roe win by knockout on May 3, 2031?',
    ],
  },
  'throws-for': {
    from: /\b(throws?|rush(?:es)?) for ((?:at least |over |more than )?\d+(?:\.5)?(?:\+| or more)?) (?=yards\b)/g,
    to: (phrase: string) =>
      phrase.replace(
        /^(throws?|rush(?:es)?) for (.*) $/,
        (_, verb: string, count: string) => `have ${count} ${verb.startsWith('t') ? 'passing' : 'rushing'} `,
      ),
    example: [
      'Will Josh Allen throw for 250 or more yards against the Jets on November 3, 2030?',
      'Will Josh Allen have 250 or more passing yards against the Jets on November 3, 2030?',
    ],
    counterExample: [
      'Will Josh Allen throw for a touchdown against the Jets on November 3, 2030?',
      'Will Josh Allen have a passing touchdown against the Jets on November 3, 2030?',
    ],
  },
  'method-of-answer': {
    from: /(?:- )?\bmethod of victory: (?=[a-z])/g,
    to: ': ',
    example: [
      'Ann Roe vs. Bea Doe on May 3, 2031 - Method of Victory: Ann Roe by submission',
      'Will Ann Roe beat Bea Doe by submission on May 3, 2031?',
    ],
    counterExample: ['Ann Roe vs. Bea Doe on May 3, 2031: Ann Roe', 'Will Ann Roe beat Bea Doe on May 3, 2031?'],
  },
  'at-least-one-goal': {
    from: /\b(hits?|scores?|throws?) (?:at least (?:1|one)|1\+|(?:1|one) or more) (goal|home run|touchdown)s?\b(?=.* (?:against|versus|vs\.?) )/g,
    to: '$1 a $2',
    example: [
      'Will Ann Roe score at least one goal against Quilmar on May 3, 2031?',
      'Will Ann Roe score a goal against Quilmar on May 3, 2031?',
    ],
    counterExample: [
      'Will Ann Roe score at least two goals against Quilmar on May 3, 2031?',
      'Will Ann Roe score a goal against Quilmar on May 3, 2031?',
    ],
  },
  'hires-as-next': {
    from: /^will (?:the )?([^?]{3,40}?) (?:appoint|hire|name)s? ([^?]{3,40}?) as (?:their|its|the) next (?:permanent )?(ceo|coach|general manager|head coach|manager)\b/g,
    to: 'will $2 be the next $1 $3',
    example: [
      'Will the New York Giants hire Ann Roe as their next head coach?',
      'Will Ann Roe be the next head coach of the New York Giants?',
    ],
    counterExample: [
      'Will the New York Giants hire Ann Roe as a scout?',
      'Will Ann Roe be the next head coach of the New York Giants?',
    ],
  },
  /** A club that signs its own player to a contract extends it. */
  'signs-to-contract': {
    from: /\bsigns? ([^?]{3,40}?) to an? (?:new |longer |long-term )*(?:contract|deal|extension)\b/g,
    to: 'extend $1',
    example: [
      'Will Arsenal sign Ann Roe to a new contract by January 31, 2031?',
      'Will Arsenal extend Ann Roe by January 31, 2031?',
    ],
    counterExample: [
      'Will Arsenal sign Ann Roe by January 31, 2031?',
      'Will Ann Roe join Arsenal by January 31, 2031?',
    ],
  },
  'records-statistic': {
    from: /\brecords? (?=an? (?:double|triple)-double\b|(?:(?:at least|fewer than|more than|over|under) )?\d)/g,
    to: 'have ',
    example: [
      'Will Ann Roe record a triple-double against the Kings on March 3, 2031?',
      'Will Ann Roe have a triple-double against the Kings on March 3, 2031?',
    ],
    counterExample: ['Will Ann Roe record an album in 2031?', 'Will Ann Roe have an album in 2031?'],
  },
  'goes-to-judges': {
    from: /\bgo(?:es)? to (?:the )?(?:judges|judges' scorecards|scorecards)\b|\bdecided by (?:the )?judges\b/g,
    to: 'go the distance',
    example: [
      'Will Ann Roe vs. Bea Doe on May 3, 2031 go to the judges?',
      'Will Ann Roe vs. Bea Doe on May 3, 2031 go the distance?',
    ],
    counterExample: ['Will Ann Roe go to the court in 2031?', 'Will Ann Roe go to court in 2031?'],
  },
  'fight-goes': {
    from: /\b(?:bout|fight) ((?:at [a-z0-9 ]+? )?)(?:to )?(?=(?:not )?go(?:es)? the distance\b)/g,
    to: '$1',
    example: [
      'Ann Roe vs. Bea Doe on May 3, 2031 - Fight to go the distance?',
      'Will Ann Roe vs. Bea Doe on May 3, 2031 go the distance?',
    ],
    counterExample: ['Will Ann Roe fight Bea Doe on May 3, 2031?', 'Ann Roe vs. Bea Doe on May 3, 2031?'],
  },
  'ko-or-tko': {
    from: /\b(?:ko|knockout|tko|technical knockout)(?: or (?:an? )?|\/| \/ )(?:ko|knockout|tko|technical knockout)\b/g,
    to: 'ko/tko',
    example: ['Will Ann Roe beat Bea Doe by KO or TKO at UFC 400?', 'Will Ann Roe beat Bea Doe by KO/TKO at UFC 400?'],
    counterExample: ['Will Ann Roe beat Bea Doe at UFC 400?', 'Will Bea Doe lose to Ann Roe at UFC 400?'],
  },
  'first-in-count': {
    from: /\b(?:be |is |rank(?:s|ed)? )(?:the )?(?:#1|no\.? ?1|number (?:1|one)) (?:by|for|in) (?=(?:monthly )?(?:downloads|followers|listeners|sales|streams|subscribers|views)\b)/g,
    to: 'have the most ',
    example: [
      'Will Ann Roe be #1 in monthly listeners on Spotify on May 31, 2031?',
      'Will Ann Roe have the most monthly listeners on Spotify on May 31, 2031?',
    ],
    counterExample: [
      'Will Ann Roe be #1 on Spotify on May 31, 2031?',
      'Will Ann Roe be number one on Spotify on May 31, 2031?',
    ],
  },
  golds: {
    from: /\b(most|\d+) golds\b/g,
    to: '$1 gold medals',
    example: [
      'Will Peru win the most golds at the 2032 Olympics?',
      'Will Peru win the most gold medals at the 2032 Olympics?',
    ],
    counterExample: ['Will Peru win gold at the 2032 Olympics?', 'Will Peru win a gold medal at the 2032 Olympics?'],
  },
  'distance-of-race': {
    from: /\b(\d{2,5}) ?(?:meters?|metres?)\b/g,
    to: '$1m',
    example: [
      "Will Ann Roe win gold in the women's 100 metres at the 2032 Olympics?",
      "Will Ann Roe win gold in the women's 100m at the 2032 Olympics?",
    ],
    counterExample: [
      'Will Ann Roe win gold in the marathon at the 2032 Olympics?',
      'Will Ann Roe win marathon gold at the 2032 Olympics?',
    ],
  },
  subs: {
    from: /\b(\d[\d.,]*(?:[km]| million)?\+?) subs\b/g,
    to: '$1 subscribers',
    example: ['Will Zorro get to 500,000,000 subs in 2031?', 'Will Zorro get to 500 million subscribers in 2031?'],
    counterExample: ['Will Quilmar make the subs in 2031?', 'Will Quilmar make a sub in 2031?'],
  },
  'most-medals': {
    from: /\b(?:gets?|has|have|wins?) the (?:biggest|highest|largest|most) (?:overall |total )?medal (?:count|haul|tally|total)\b/g,
    to: 'win the most medals',
    example: [
      'Will Peru have the highest total medal count at the 2032 Olympics?',
      'Will Peru win the most medals at the 2032 Olympics?',
    ],
    counterExample: ['Will Peru win a medal at the 2032 Olympics?', 'Will Peru win any medal at the 2032 Olympics?'],
  },
  'sole-survivor': {
    from: /\bsole survivor (?:in|of|on) (?:survivor:? )?(?=(?:season )?\d{1,2}\b)/g,
    to: 'winner of survivor ',
    example: ['Will Ann Roe be the Sole Survivor of Season 60?', 'Will Ann Roe win Survivor Season 60?'],
    counterExample: ['Will Ann Roe be the sole survivor in 2031?', 'Will Ann Roe be the only survivor in 2031?'],
  },
  /** A contestant who is voted out of a show is eliminated from it; out of an office or a parliament is another thing. */
  'voted-out-of-show': {
    from: /\b(?:be |get |gets |is )?(?:evicted|sent (?:home|packing)|voted (?:off|out))(?= (?:during|in|on) (?:episode|week) \d)/g,
    to: 'be eliminated',
    example: [
      'Will Ann Roe be voted out in Episode 5 of Survivor 60?',
      'Will Ann Roe be eliminated in Episode 5 of Survivor 60?',
    ],
    counterExample: ['Will Ann Roe be voted out of office in 2031?', 'Will Ann Roe be out of office in 2031?'],
  },
  'numbered-season': {
    from: /\ban? (second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) season\b/g,
    to: (phrase: string) => `season ${ORDINALS.indexOf(phrase.split(' ')[1] ?? '') + 2}`,
    example: ['Will "Zorro" be renewed for a third season in 2031?', 'Will "Zorro" be renewed for Season 3 in 2031?'],
    counterExample: ['Will "Zorro" be renewed for a season in 2031?', 'Will "Zorro" be renewed in 2031?'],
  },
  /** A prize that goes to somebody is won. */
  'prize-goes-to': {
    from: /^will the (.{3,60}?\b(?:award|grammy|medal|oscar|emmy|prize|trophy)\b.{0,30}?) (?:be (?:awarded|given|presented)|go) to ([^?]{2,50}?)(?=\?|$| (?:before|by|in|on)\b)/g,
    to: 'will $2 win the $1',
    example: ['Will the 2031 Zorro Prize go to Ann Roe?', 'Will Ann Roe win the 2031 Zorro Prize?'],
    counterExample: ['Will the 2031 Zorro Prize go up in 2031?', 'Will the 2031 Zorro Prize rise in 2031?'],
  },
  'host-city': {
    from: /\bwhich city will host\b/g,
    to: 'who will host',
    example: ['Which city will host the 2040 Summer Olympics?: Lima', 'Will Lima host the 2040 Summer Olympics?'],
    counterExample: ['Which city will Ann Roe visit in 2031?: Lima', 'Will Ann Roe visit Lima in 2031?'],
  },
  /** Who wins a contest is somebody other than those who are named, also in the passive. */
  'won-by-other': {
    from: /^will (?:the )?(.{3,60}?) be won by ((?:any|some)(?:one|body) (?:else )?(?:other than|besides|except) [^?]+)/g,
    to: 'will $2 win the $1',
    example: [
      'Will the 2031 Lima Cup be won by anyone other than Ann Roe?',
      'Will anyone other than Ann Roe win the 2031 Lima Cup?',
    ],
    counterExample: [
      'Will the 2031 Lima Cup be won by Ann Roe?',
      'Will anyone other than Ann Roe win the 2031 Lima Cup?',
    ],
  },
  /** A place outside the first ten is none of them. */
  'outside-top': {
    from: /\boutside (?:of )?(?=(?:the )?top\b)/g,
    to: 'not in ',
    example: [
      'Will Quilmar finish outside the top 4 of the 2030-31 Premier League?',
      'Will Quilmar finish in the top 4 of the 2030-31 Premier League?',
    ],
    counterExample: ['Will Ann Roe be outside the capital in 2031?', 'Will Ann Roe be in the capital in 2031?'],
  },
} as const satisfies Record<string, Rewrite>

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
