import { STATISTIC_LED } from '../../knowledge/statistic-leaders.ts'
import type { Rewrite } from '../rewrite.ts'

/** The end of the name of a side: a place, a day or the end of the title. */
const ENDS = '(?= (?:on|in|at|during|this)\\b| ?[?(]|$)'
const SIDE = "(?:the )?([a-z0-9][\\w.'& -]{1,40}?)"
/** Games of the Olympics by city and year. Source: the IOC. */
const SUMMER = ['london 2012', 'rio 2016', 'tokyo 2020', 'paris 2024', 'los angeles 2028', 'la 2028', 'brisbane 2032']
const WINTER = [
  'sochi 2014',
  'pyeongchang 2018',
  'beijing 2022',
  'milano?[- ]cortina 2026',
  'french alps 2030',
  'salt lake city 2034',
  'utah 2034',
]
/** Returns a pattern of "Paris 2024", "Paris 2024 Olympics" and "2024 Paris Olympics". */
const gamesOf = (rows: readonly string[], season: string) => {
  const games = `(?:${season} )?(?:olympics|olympic games)`
  const yearFirst = rows.map((row) => row.replace(/^(.*) (\d+)$/, '$2 $1'))
  return `(?:(?:${rows.join('|')})(?: ${games})?|(?:${yearFirst.join('|')}) ${games})`
}
/** Words of a title about medals, without which "Paris 2024" may be anything. */
const MEDALS = '(?:(?=.*\\b(?:bronze|gold|golds|medals?|silver)\\b)|(?<=\\b(?:bronze|gold|golds|medals?|silver)\\b.*))'
/** How many of the four majors a question asks for, if one is enough. */
const ONE_OF =
  '(?:any(?: (?:one )?of (?:the )?(?:four|4))?|at least (?:1|one)(?: of the (?:four|4))?|(?:1|one) or more|1\\+)'

/** Rewrites of sport: majors, medals, bouts, and the headings under which bookmakers list answers. */
export const rewritesOfSport = {
  'wins-bout-against': {
    from: new RegExp(
      `\\bwins? (?:a|her|his|the|their) ((?:[\\w-]+ ){0,2}?(?:bout|boxing match|fight)) (?:against|over|vs\\.?) ${SIDE}${ENDS}`,
      'g',
    ),
    to: 'beat $2 in their $1',
    example: [
      'Will Ann Roe win her boxing match against Bea Doe on May 3, 2031?',
      'Will Ann Roe beat Bea Doe in their boxing match on May 3, 2031?',
    ],
    counterExample: [
      'Will Ann Roe win her boxing match on May 3, 2031?',
      'Will Ann Roe beat Bea Doe in their boxing match on May 3, 2031?',
    ],
  },
  'pro-team': {
    from: /\b(pro (?:baseball|basketball|football|hockey)) teams?\b/g,
    to: '$1',
    example: [
      'Will the Detroit pro basketball team win at least 50 games in 2030-31?',
      'Will the Detroit Pistons win at least 50 games in 2030-31?',
    ],
    counterExample: [
      'Will the Detroit pro basketball team win at least 50 games in 2030-31?',
      'Will the Detroit Red Wings win at least 50 games in 2030-31?',
    ],
  },
  'wins-times': {
    from: /\b(wins? (?:(?:at least|at most|exactly|fewer than|less than|more than|over|under) )?\d+(?:\.5)?(?: or more)?) times (?=(?:this|during|in) )/g,
    to: '$1 games ',
    example: [
      'Will the Lakers win at least 50 times this season?',
      'Will the Lakers win at least 50 games this season?',
    ],
    counterExample: [
      'Will the Lakers win 3 times against the Kings this season?',
      'Will the Lakers win 3 games this season?',
    ],
  },
  /** A Grand Slam title is one of the four majors; "the Grand Slam" is all of them, and in rugby a series of wins. */
  'grand-slam-title': {
    from: /(?<=\bwins? )(an?|another|any|at least (?:1|one)|(?:1|one) or more|his first|her first) ((?:tennis )?)grand slam(?: (?:event|singles title|title|tournament|trophy))?(?!.*\b(?:six nations|rugby|darts|curling)\b)(?<!\b(?:six nations|rugby|darts|curling)\b.*)(?= (?:before|by|during|in|this)\b| ?\?|$)/g,
    to: '$1 $2major',
    example: ['Will Ann Roe win a tennis Grand Slam title in 2031?', 'Will Ann Roe win a tennis major in 2031?'],
    counterExample: ['Will Ann Roe win the tennis Grand Slam in 2031?', 'Will Ann Roe win a tennis major in 2031?'],
  },
  'major-of-tour': {
    from: /\bpga tour majors?\b|\bgolf major (?:championship|tournament)s?\b/g,
    to: 'golf major',
    example: ['Will Ann Roe win a PGA Tour major in 2031?', 'Will Ann Roe win a golf major in 2031?'],
    counterExample: ['Will Ann Roe win a PGA Tour event in 2031?', 'Will Ann Roe win a golf major in 2031?'],
  },
  'any-major': {
    from: new RegExp(`\\b${ONE_OF} ((?:(?:golf|tennis|men's|women's) ){0,2})majors?\\b`, 'g'),
    to: 'a $1major',
    example: ['Will Ann Roe win at least one golf major in 2031?', 'Will Ann Roe win a golf major in 2031?'],
    counterExample: ['Will Ann Roe win at least two golf majors in 2031?', 'Will Ann Roe win a golf major in 2031?'],
  },
  'all-four-majors': {
    from: /\ball (?:four|4) ((?:(?:golf|tennis|men's|women's) )?)(?:grand slams?|majors)(?: (?:in|during) (?:the same|a single|one|a) (?:calendar )?(?:season|year)\b|(?= in 20\d\d\b))/g,
    to: 'the $1calendar grand slam',
    example: [
      'Will Ann Roe win all four majors in the same year before 2032?',
      'Will Ann Roe win the calendar Grand Slam before 2032?',
    ],
    counterExample: [
      'Will Ann Roe play all four majors before 2032?',
      'Will Ann Roe win the career Grand Slam before 2032?',
    ],
  },
  'summer-olympics-of-city': {
    from: new RegExp(`\\b${gamesOf(SUMMER, 'summer')}\\b${MEDALS}`, 'g'),
    to: (phrase: string) => `summer olympics ${/\d{4}/.exec(phrase)?.[0] ?? ''}`,
    example: ['Paris 2024 - Most Medals: Peru', 'Will Peru win the most medals at the 2024 Summer Olympics?'],
    counterExample: [
      'Paris 2024 - Most Votes: Ann Roe',
      'Will Ann Roe win the most votes at the 2024 Summer Olympics?',
    ],
  },
  'winter-olympics-of-city': {
    from: new RegExp(`\\b${gamesOf(WINTER, 'winter')}\\b${MEDALS}`, 'g'),
    to: (phrase: string) => `winter olympics ${/\d{4}/.exec(phrase)?.[0] ?? ''}`,
    example: [
      'Beijing 2022 - Most Gold Medals: Peru',
      'Will Peru win the most gold medals at the 2022 Winter Olympics?',
    ],
    counterExample: [
      'Beijing 2022 - Most Votes: Ann Roe',
      'Will Ann Roe win the most votes at the 2022 Winter Olympics?',
    ],
  },
  'olympics-in-city': {
    from: /\b(olympics|olympic games) in (?:london|rio(?: de janeiro)?|tokyo|paris|los angeles|brisbane|sochi|pyeongchang|beijing|milano?[- ]cortina|the french alps|salt lake city)\b(?=.*\?|$)(?<=\b(?:gold|medals?|silver|bronze)\b.*)/g,
    to: '$1',
    example: [
      "Will Peru win gold in men's basketball at the 2024 Summer Olympics in Paris?",
      "Will Peru win gold in men's basketball at the 2024 Summer Olympics?",
    ],
    counterExample: [
      'Will Ann Roe attend the 2024 Summer Olympics in Paris?',
      'Will Ann Roe attend the 2022 Winter Olympics?',
    ],
  },
  /** Bookmakers mark the events of women and men by a letter. */
  'sex-in-brackets': {
    from: /(?<!\bpro )\b(athletics|basketball|curling|football|golf|handball|hockey|rugby|soccer|swimming|tennis|volleyball|marathon|\d+m) \((w|m|women|men|ladies)\)/g,
    to: (phrase: string) =>
      phrase.replace(
        /^(.*) \((.)\w*\)$/,
        (_, sport: string, sex: string) => `${sex === 'm' ? "men's" : "women's"} ${sport}`,
      ),
    example: [
      'Winter Olympics 2030 - Curling (W) - Gold: Peru',
      "Will Peru win gold in women's curling at the 2030 Winter Olympics?",
    ],
    counterExample: [
      'Pro Basketball (W) Champion 2031: Las Vegas',
      'Will the Las Vegas Aces win the 2031 WNBA Finals?',
    ],
  },
  'gold-of-heading': {
    from: /(?<=[-:] )gold(?: medal(?:list|ist)?)?(?: winner)?(?= ?(?::|$))/g,
    to: 'gold medal winner',
    example: [
      "Winter Olympics 2030 - Women's Curling - Gold: Peru",
      "Will Peru win the gold medal in women's curling at the 2030 Winter Olympics?",
    ],
    counterExample: [
      "Winter Olympics 2030 - Women's Curling - Bronze: Peru",
      "Will Peru win the gold medal in women's curling at the 2030 Winter Olympics?",
    ],
  },
  'never-won-it': {
    from: /\b(ha(?:s|ve) never won) (?:it|(?:a|the) (?:[\w']+ ){0,2}(?:championship|cup|title|tournament))(?: before)?\b/g,
    to: '$1 before',
    example: [
      'Will the 2034 World Cup be won by a country that has never won it?',
      'Will the 2034 World Cup be won by a country that has never won before?',
    ],
    counterExample: [
      'Will the 2034 World Cup be won by a country that has never hosted it?',
      'Will the 2034 World Cup be won by a country that has never won before?',
    ],
  },
  /** The heading of a choice of two; the answer says which. */
  'make-or-miss': {
    from: /\b(?:to )?(?:make or miss|miss or make) /g,
    to: 'make ',
    example: [
      'NBA 2030/31 - Lakers to make or miss the playoffs: To make',
      'Will the Lakers make the 2031 NBA playoffs?',
    ],
    counterExample: ['NBA 2030/31 - Lakers to make the playoffs', 'Will the Lakers miss the 2031 NBA playoffs?'],
  },
  'miss-of-choice': {
    from: /(?<=\bmake the (?:playoffs|postseason)\b[^?]*: )to miss$|^to miss$/g,
    to: 'not',
    example: [
      'NBA 2030/31 - Lakers to make or miss the playoffs: To miss',
      'Will the Lakers make the 2031 NBA playoffs?',
    ],
    counterExample: [
      'NBA 2030/31 - Lakers to make or miss the playoffs: To make',
      'Will the Lakers make the 2031 NBA playoffs?',
    ],
  },
  'finishing-position': {
    from: /(?<=[-:] )(?:(?:final |league |finishing )?(?:finishing |league )?position(?: of|:| -) ([^:?]{2,40}?)|([^:?]{2,40}?)(?: -)? (?:final |league |finishing )?(?:finishing|league) position)(?: -|:) (?=\d{1,2}(?:st|nd|rd|th)\b)/g,
    to: '$1$2 finish ',
    example: [
      'Premier League 2030/31 - Quilmar finishing position: 3rd',
      'Will Quilmar finish third in the 2030-31 Premier League?',
    ],
    counterExample: [
      'Grand Prix 2031 - Starting Position of Ann Roe: 3rd',
      'Will Ann Roe finish third in the 2031 Grand Prix?',
    ],
  },
  trophyless: {
    from: /\b(?:end|finish|go|remain)(?:e?s)? ((?:(?:the |this )?(?:20\d\d(?:[-/]\d{2,4})?)?(?: ?season)? ?)?)(?:trophyless|without (?:a|any) (?:major )?troph(?:y|ies)|without winning (?:a|any) troph(?:y|ies))\b/g,
    to: 'not win a trophy $1',
    example: [
      'Will Quilmar finish the 2030-31 season without a trophy?',
      'Will Quilmar win a trophy in the 2030-31 season?',
    ],
    counterExample: [
      'Will Quilmar finish the 2030-31 season without a coach?',
      'Will Quilmar win a trophy in the 2030-31 season?',
    ],
  },
  'holds-title': {
    from: /\bholds? (?:the )?((?:ufc|wba|wbc|ibf|wbo|wwe|one|pfl|bellator)(?: [\w'-]+){1,3}?) (?:championship|title|belt)(?: (?:belt|title))?(?= (?:at|on|through)\b)/g,
    to: 'be the $1 champion',
    example: [
      'Will Ann Roe hold the UFC Flyweight Title on December 31, 2031?',
      'Will Ann Roe be the UFC Flyweight Champion on December 31, 2031?',
    ],
    counterExample: [
      'Will Ann Roe fight for the UFC Flyweight Title on December 31, 2031?',
      'Will Ann Roe be the UFC Flyweight Champion on December 31, 2031?',
    ],
  },
  /** Names of sponsors before and in those of tournaments. */
  'sponsor-of-tournament': {
    from: /\b(?:nitto (?=atp finals)|mutua (?=madrid open)|rolex (?=(?:monte[- ]carlo|paris|shanghai) masters)|guinness (?=six nations)|aramco (?=\w+ grand prix)|bnp paribas open\b|internazionali (?:bnl )?d'?italia\b)/g,
    to: (name: string) => (name.startsWith('bnp') ? 'indian wells' : name.startsWith('int') ? 'italian open' : ''),
    example: [
      "Will Ann Roe win the 2031 BNP Paribas Open women's singles?",
      "Indian Wells 2031 - Women's Singles: Ann Roe",
    ],
    counterExample: [
      "Will Ann Roe win the 2031 Miami Open women's singles?",
      "Indian Wells 2031 - Women's Singles: Ann Roe",
    ],
  },
  'team-to-sign': {
    from: /^(?:the )?next (?:club|team) to sign ([^?:]{3,40}?)(?=:|\?|$)/g,
    to: '$1 next team',
    example: ['Next team to sign Ann Roe: Miami Heat', "Ann Roe's next team?: Miami Heat"],
    counterExample: ['Next team to meet Ann Roe: Miami Heat', "Ann Roe's next team?: Miami Heat"],
  },
  'plays-next-for': {
    from: /^(?:where|for (?:which|what) (?:club|team)) will ([^?:]{3,40}?) (?:play|sign|go|land|end up) next\b/g,
    to: '$1 next team',
    example: ['Where will Ann Roe play next?: Miami Heat', "Ann Roe's next team?: Miami Heat"],
    counterExample: ['Where will Ann Roe sing next?: Miami', "Ann Roe's next team?: Miami Heat"],
  },
  'joins-next': {
    from: new RegExp(`^will ([^?:]{3,40}?) (?:join|play for|sign (?:for|with)) ${SIDE} next(?= ?\\?|$)`, 'g'),
    to: 'will $2 be $1 next team',
    example: ['Will Ann Roe join the Miami Heat next?', "Will the Miami Heat be Ann Roe's next team?"],
    counterExample: ['Will Ann Roe join the Miami Heat in 2031?', "Will the Miami Heat be Ann Roe's next team?"],
  },
  /** The total of a player in a season; in a game, "total" means both teams. */
  'total-of-season': {
    from: new RegExp(
      `(?<=\\b20\\d\\d(?:[-/]\\d{2,4})? - (?!.* (?:at|vs?\\.?|@) ).*)\\btotal (?=(?:regular[- ]season )?${STATISTIC_LED}(?= ?(?::|-|\\?|$)))`,
      'g',
    ),
    to: '',
    example: [
      'La Liga 2030/31 - Ann Roe Total Goals: Over 14.5',
      'Will Ann Roe score 15 or more goals in La Liga in 2030-31?',
    ],
    counterExample: [
      'La Liga 2030/31 - Ann Roe Team Goals: Over 14.5',
      'Will Ann Roe score 15 or more goals in La Liga in 2030-31?',
    ],
  },
  'win-totals': {
    from: /\b(?:(?:regular[- ])?season )?win totals?(?= ?(?::|-|\?|$))/g,
    to: 'regular season wins',
    example: [
      'NBA 2030/31 Win Totals: Boston Celtics: Over 49.5',
      'NBA 2030/31 - Boston Celtics Regular Season Wins: Over 49.5',
    ],
    counterExample: [
      'NBA 2030/31 Point Totals: Boston Celtics: Over 49.5',
      'NBA 2030/31 - Boston Celtics Regular Season Wins: Over 49.5',
    ],
  },
  /** The classifications of cycling tours by the colours of their leaders. */
  'points-classification': {
    from: /\bgreen jersey\b(?:(?=.*\b(?:tour de france|vuelta)\b)|(?<=\b(?:tour de france|vuelta)\b.*))/g,
    to: 'points classification',
    example: [
      'Tour de France 2031 - Green Jersey: Ann Roe',
      'Will Ann Roe win the points classification at the 2031 Tour de France?',
    ],
    counterExample: [
      'Tour de France 2031 - Yellow Jersey: Ann Roe',
      'Will Ann Roe win the points classification at the 2031 Tour de France?',
    ],
  },
  'mountains-classification': {
    from: /\b(?:polka[- ]dot jersey|king of the mountains)\b(?:(?=.*\b(?:tour de france|vuelta)\b)|(?<=\b(?:tour de france|vuelta)\b.*))/g,
    to: 'mountains classification',
    example: [
      'Tour de France 2031 - King of the Mountains: Ann Roe',
      'Will Ann Roe win the mountains classification at the 2031 Tour de France?',
    ],
    counterExample: [
      'Tour de France 2031 - White Jersey: Ann Roe',
      'Will Ann Roe win the mountains classification at the 2031 Tour de France?',
    ],
  },
  'young-rider-classification': {
    from: /\b(?:white jersey|best young rider)\b(?:(?=.*\b(?:giro|tour de france|vuelta)\b)|(?<=\b(?:giro|tour de france|vuelta)\b.*))/g,
    to: 'young rider classification',
    example: [
      'Tour de France 2031 - White Jersey: Ann Roe',
      'Will Ann Roe win the young rider classification at the 2031 Tour de France?',
    ],
    counterExample: [
      'Tour de France 2031 - Yellow Jersey: Ann Roe',
      'Will Ann Roe win the young rider classification at the 2031 Tour de France?',
    ],
  },
  'woman-of-sport': {
    from: /\b(?:female|woman) (?:athlete|boxer|driver|fighter|golfer|jockey|player|pilot|racing driver|referee|rider|umpire)\b/g,
    to: 'woman',
    example: [
      'Will a female driver win a NASCAR Cup Series race before 2040?',
      'Will a woman win a NASCAR Cup race before 2040?',
    ],
    counterExample: [
      'Will a rookie driver win a NASCAR Cup Series race before 2040?',
      'Will a woman win a NASCAR Cup race before 2040?',
    ],
  },
  'race-of-formula-1': {
    from: /\b(an? (?:f1|formula (?:1|one))) (?:grand prix|race)\b(?= (?:before|by|in 20)|\?|$)/g,
    to: '$1 grand prix',
    example: ['Will Ann Roe win a Formula 1 race before 2040?', 'Will Ann Roe win an F1 Grand Prix before 2040?'],
    counterExample: [
      'Will Ann Roe win a Formula 1 sprint before 2040?',
      'Will Ann Roe win an F1 Grand Prix before 2040?',
    ],
  },
  'world-championship-of-sport': {
    from: /^(snooker|darts|chess) ?[-:] ((?:pdc |fide )?)world championship\b/g,
    to: '$2world $1 championship',
    example: ['Snooker - World Championship 2031: Ann Roe', 'Will Ann Roe win the 2031 World Snooker Championship?'],
    counterExample: [
      'Darts - World Championship 2031: Ann Roe',
      'Will Ann Roe win the 2031 World Snooker Championship?',
    ],
  },
  'season-kicks-off': {
    from: /\b((?:before|until) (?:the )?(?:start of )?(?:the )?(?:20\d\d(?:[-/]\d{2,4})? )?(?:nfl |nba |mlb |nhl )?(?:regular )?season) (?:begins|kicks off|starts|gets (?:going|underway))\b/g,
    to: '$1',
    example: [
      'Will Ann Roe retire before the 2031 NFL season starts?',
      'Will Ann Roe retire before the 2031 NFL season?',
    ],
    counterExample: [
      'Will Ann Roe retire before the 2031 NFL season ends?',
      'Will Ann Roe retire before the 2031 NFL season?',
    ],
  },
} as const satisfies Record<string, Rewrite>
