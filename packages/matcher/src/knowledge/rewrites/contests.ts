import { leagues } from '../leagues.ts'
import { namePattern } from '../name-pattern.ts'
import { STATISTIC_LED } from '../statistic-leaders.ts'
import { ENDS, SIDE } from './sides.ts'

const LEAGUE = namePattern(leagues, 3)
const SEASON = String.raw`(?:20\d\d(?:[-/]\d{2,4})? )?`

/** Rewrites of who beats whom, who leads in a statistic, and places in a table. */
export const rewritesOfContests = String.raw`
wins-by-against
  // "The Lakers win by 4 points against the Celtics" names the loser behind the margin.
  \bwins? (by [^?:]{1,40}?) (?:against|over|vs\.?) ${SIDE}${ENDS} -> 'beat $2 $1'
  = Will the Lakers win by 4 or more points against the Celtics on March 3, 2031?
    | Will the Lakers beat the Celtics by 4 or more points on March 3, 2031?
  ! Will the Lakers win by 4 or more points on March 3, 2031?
    | Will the Lakers beat the Celtics by 4 or more points on March 3, 2031?
first-of-primary
  // The first of a primary has the most votes. Where a runoff follows, this is no nomination.
  \bprimary(?: election)?[:,]? (?:- )?(?:1st|first)[- ]place\b(?=:? -) -> 'primary: most votes'
  = OH-03 Primary: 1st Place - Ann Roe | Will Ann Roe earn the most votes in the OH-03 primary?
  ! OH-03 Primary: 2nd Place - Ann Roe | Will Ann Roe earn the most votes in the OH-03 primary?
wins-against
  \bwins? (?:(?:the|their|its|a) )?(?:(?:match|game|fight|bout) )?(?:against|vs\.?(?= (?!.*\bmatch\b)))(?! the spread\b)
    -> 'beat'
  = Will Quilmar win against Tarkington on May 3, 2031? | Will Quilmar beat Tarkington on May 3, 2031?
  ! Will Quilmar win on May 3, 2031? | Will Quilmar beat Tarkington on May 3, 2031?
defeats
  // Bills are defeated too, but nobody beats them.
  \b(?:to )?defeats? (?=[a-z])(?<=[a-z] (?:to )?defeats? )(?!(?:an?|at|by|for|in|of|on|or|with)\b|.*\b(?:act|amendment|bill|election|measure|motion|nomination|nominee|primary|proposal|race|referendum|resolution)\b)
    -> 'beat '
  = Zorro Quibble to defeat Bob Doe on May 3, 2031? | Will Zorro Quibble beat Bob Doe on May 3, 2031?
  ! Will the House defeat the Zorro bill in 2031? | Will the House reject the Zorro bill in 2031?
loses-to
  ^(?:will )?${SIDE} (?:to )?loses? to ${SIDE}${ENDS} -> 'will $2 beat $1'
  = Will Bob Doe lose to Zorro Quibble at UFC 400? | Will Zorro Quibble beat Bob Doe at UFC 400?
  ! Will Bob Doe lose at UFC 400? | Will Zorro Quibble beat Bob Doe at UFC 400?
combine-for
  ^(?:will )?${SIDE} and ${SIDE} combine (?:for|to score)[ ] -> '$1 vs $2: '
  = Will the Lakers and Celtics combine for more than 220.5 points on March 3, 2031?
    | Lakers vs. Celtics: Over 220.5 points on March 3, 2031?
  ! Will the Lakers and Celtics each score more than 220.5 points on March 3, 2031?
    | Lakers vs. Celtics: Over 220.5 points on March 3, 2031?
there-is-in-game
  // "There are 3 goals in A vs. B" states the bet before the two sides.
  ^(?:will )?there (?:be|is|are) ([^?:]{3,40}?) (?:scored )?in (?:the )?([^?:]{2,40}? vs?\.? [^?:(]{2,40}?)( on [^?:]+?)?(?=\?|$| \()
    -> '$2: $1$3'
  = Will there be 3 or more goals in Quilmar vs. Tarkington on May 3, 2031?
    | Quilmar vs. Tarkington: 3 or more goals on May 3, 2031?
  ! Will there be 3 or more strikes in Lima in May 2031? | Will there be at least 3 strikes in Lima in May 2031?
total-of-game
  ^will (?:the )?(total (?:[a-z]+ )?)(?:scored )?in (?:the )?([^?:]{2,40}? vs?\.? [^?:(]{2,40}?)( on [^?:]+?)? (?:be|is)[ ]
    -> '$2: $1$3 '
  = Will the total points in Lakers vs. Celtics on March 3, 2031 be 221 or more?
    | Lakers vs. Celtics: Total Points 221 or more on March 3, 2031?
  ! Will the total votes in the Lima election on March 3, 2031 be 221 or more?
    | Will the total of votes in the Lima election on March 3, 2031 be 221 or more?
game-has
  ^will (?:the )?([^?:]{2,40}? vs?\.? [^?:(]{2,40}?)( on [^?:]+?)? (?:have|feature|see) (?=\d|over|under|more|fewer|less|at least|at most)
    -> '$1: $2 '
  = Will Zorba vs. Tadra on May 3, 2031 have over 2.5 maps? | Zorba vs. Tadra: Over 2.5 maps on May 3, 2031?
  ! Will Zorba have over 2.5 maps in May 2031? | Will Zorba get over 2.5 maps in May 2031?
leads-league-in
  // Who leads a league in a statistic: "lead the NBA in assists".
  \bleads? (?:the )?(${SEASON}(?:${LEAGUE})) in (?:total )?(${STATISTIC_LED})(?: per game)?(?! and\b| ?\+)
    -> 'be the $1 $2 leader'
  = Will Ann Roe lead the NBA in assists in 2030-31? | NBA Assists Leader 2030-31: Ann Roe
  ! Will Ann Roe lead the NBA in 2030-31? | NBA Leader 2030-31: Ann Roe
has-most-of
  \b(?:averages?|gets?|has|have|hits?|makes?|records?|scores?|takes?|throws?) the most (${STATISTIC_LED})(?: per game)?(?! and\b| ?\+| in an?\b)
    -> 'be the $1 leader'
  = Will Ann Roe have the most passing yards in the 2030 NFL regular season?
    | NFL Passing Yards Leader 2030 regular season: Ann Roe
  ! Will Ann Roe have the most votes in the 2030 Lima election?
    | Will Ann Roe have most votes in the 2030 Lima election?
most-of-heading
  (?<=[-:] )most (?:regular[- ]season )?(${STATISTIC_LED})(?: per game)?(?: \(regular[- ]season\)| in (?:the )?regular[- ]season)?(?= ?(?:[?:]|$| (?:in|at)\b(?! an?\b)))
    -> '$1 leader'
  = IPL 2031 - Most Wickets: Ann Roe | Will Ann Roe take the most wickets in IPL 2031?
  ! IPL 2031 - Most Titles: Quilmar | Will Quilmar take the most titles in IPL 2031?
scoring-title
  \b(?:wins? )?(?:the )?((?:20\d\d(?:[-/]\d{2,4})? )?(?:nba|wnba|pro basketball) )(?:scoring (?:champion(?:ship)?|crown|title)|points (?:per game )?leader)\b
    -> 'be the $1scoring leader'
  = Will Ann Roe win the 2030-31 NBA scoring title? | NBA Scoring Leader 2030-31: Ann Roe
  ! Will Ann Roe win the 2030-31 NBA title? | NBA Leader 2030-31: Ann Roe
leading-goalscorer
  \b(?:leading|top) (?:regular[- ]season )?(?:goal ?-?)?scorer\b|\bgoals leader\b -> 'top goalscorer'
  = Will Ann Roe be the leading goalscorer in the 2030-31 Premier League?
    | Will Ann Roe score the most goals in the 2030-31 Premier League?
  ! Will Ann Roe be a goalscorer in the 2030-31 Premier League? | Will Ann Roe score in the 2030-31 Premier League?
art-ross
  // Trophies that a league gives to the leader in a statistic.
  \bwins? (?:the )?(${SEASON})(?:nhl )?art ross(?: memorial)?(?: trophy)?\b|\bart ross(?: memorial)?(?: trophy)?\b
    -> 'be the $1nhl points leader'
  = Will Ann Roe win the Art Ross Trophy in 2030-31? | NHL Points Leader 2030-31: Ann Roe
  ! Will Ann Roe win the Hart Trophy in 2030-31? | NHL MVP 2030-31: Ann Roe
rocket-richard-trophy
  \bwins? (?:the )?(${SEASON})(?:nhl )?(?:maurice )?(?:['"]?rocket['"]? )?richard trophy\b|\b(?:maurice )?(?:['"]?rocket['"]? )?richard trophy\b
    -> 'be the $1nhl top goalscorer'
  = Will Ann Roe win the 2030-31 Rocket Richard Trophy? | NHL Goals Leader 2030-31: Ann Roe
  ! Will Ann Roe win the Hart Trophy in 2030-31? | NHL MVP 2030-31: Ann Roe
pichichi
  \bwins? (?:the )?(${SEASON})(?:la liga )?pichichi(?: trophy| award)?\b|\b(?:la liga )?pichichi(?: trophy| award)?\b
    -> 'be the $1la liga top goalscorer'
  = Will Ann Roe win the Pichichi in 2030-31? | La Liga Top Goalscorer 2030-31: Ann Roe
  ! Will Ann Roe win La Liga in 2030-31? | La Liga Winner 2030-31: Ann Roe
caps-of-cricket
  \bwins? (?:the )?(orange|purple) cap\b|\b(orange|purple) cap\b(?<=\b(?:ipl|premier league)\b.*)
    -> 'be the wickets leader'
  if orange -> 'be the runs leader'
  = Will Ann Roe win the Orange Cap in IPL 2031? | Will Ann Roe score the most runs in IPL 2031?
  ! Will Ann Roe wear an orange cap in 2031? | Will Ann Roe wear an orange hat in 2031?
best-record-of-nhl
  \b(?:have|has|finish(?:es)? with|gets?|owns?|earns?) the (?:nhl'?s? )?best (?:regular[- ]season )?record (?=in (?:the )?(?:20\d\d(?:[-/]\d{2,4})? )?(?:nhl|pro hockey)\b)
    -> 'win the presidents' trophy '
  = Will the Oilers have the best record in the NHL in 2030-31?
    | Will the Oilers win the Presidents' Trophy in 2030-31?
  ! Will the Oilers have the best record in the Pacific in 2030-31?
    | Will the Oilers have the best Pacific record in 2030-31?
finishes-bottom
  // Places in a table.
  \b(?:finish(?:es)?|ends?|come|comes|placed?) (?:(?:at|on) )?(?:the )?(?:very |rock )?bottom(?! (?:\d|five|four|half|six|three|two)\b)
    -> 'finish last'
  = Will Quilmar finish bottom of the 2030-31 Premier League? | Will Quilmar finish last in the 2030-31 Premier League?
  ! Will Quilmar finish in the bottom half of the 2030-31 Premier League?
    | Will Quilmar finish last in the 2030-31 Premier League?
runners-up
  \brunners?[ -]up\b -> 'runner-up'
  = Will Quilmar be runners-up in the 2030-31 Premier League?
    | Will Quilmar finish second in the 2030-31 Premier League?
  ! Will Quilmar be champions in the 2030-31 Premier League? | Will Quilmar win the 2030-31 Premier League?
finishes-below
  ^(?:will )?${SIDE} finish(?:es)? (?:below|behind|lower than) (?!\.?\d|\$|(?:bars|it|last|schedule|the (?:average|line|top))\b)${SIDE}${ENDS}
    -> 'will $2 finish above $1'
  = Will Tarkington finish below Quilmar in the 2030-31 Premier League?
    | Will Quilmar finish above Tarkington in the 2030-31 Premier League?
  ! Will Tarkington finish below 10th in the 2030-31 Premier League?
    | Will Tarkington finish under 10th in the 2030-31 Premier League?
finishes-ahead-of
  \bfinish(?:es)? (?:ahead of|higher than) (?!(?:last|\d|schedule)\b) -> 'finish above '
  = Will Quilmar finish ahead of Tarkington in the 2030-31 Premier League?
    | Will Quilmar finish above Tarkington in the 2030-31 Premier League?
  ! Will the work finish ahead of schedule in 2031? | Will the work finish early in 2031?
goes-unbeaten
  \b(?:go(?:es)?|finish(?:es)?|ends?|stays?|remains?) ((?:(?:the |their |its )?(?:[\w-]+ ){0,4}?season )?)(?:unbeaten|undefeated)\b
    -> 'undefeated $1'
  = Will Quilmar go unbeaten in the 2030-31 Premier League season?
    | Will Quilmar finish the 2030-31 Premier League season undefeated?
  ! Will Quilmar meet an unbeaten side in the 2030-31 Premier League?
    | Will Quilmar meet an undefeated side in the 2030-31 Premier League?
wins-promotion
  \b(?:achieves?|clinch(?:es)?|earns?|gains?|seals?|secures?|wins?) promotion\b -> 'be promoted'
  = Will Quilmar win promotion to the Premier League in 2030-31?
    | Will Quilmar be promoted to the Premier League in 2030-31?
  ! Will Quilmar win a promotion game in 2031? | Will Quilmar win the promotion game in 2031?
tops-group
  \btops? (?=(?:the |their |its )?(?:group|pool) [a-l]\b) -> 'win '
  = Will Peru top Group C at the 2034 World Cup? | Will Peru win Group C at the 2034 World Cup?
  ! Will Peru be in Group C at the 2034 World Cup? | Will Peru play in Group C at the 2034 World Cup?
playoff-berth
  \b(?:books?|claims?|clinch(?:es)?|earns?|gets?|secures?|wins?) (?:an? )?(?:playoff|postseason) (?:berth|place|spot)\b
    -> 'make the playoffs'
  = Will the Mets clinch a playoff spot in 2031? | Will the Mets make the 2031 playoffs?
  ! Will the Mets win a playoff game in 2031? | Will the Mets win in the 2031 playoffs?
semi-and-quarter-finals
  \b(semi|quarter) (?=final(?:s|ists?)?\b) -> '$1-'
  = Will Quilmar reach the semi finals of the 2030-31 Europa League?
    | Will Quilmar reach the semifinals of the 2030-31 Europa League?
  ! Will Quilmar reach the final of the 2030-31 Europa League? | Will Quilmar reach the 2030-31 Europa League final?
knockout-phase
  \bknockout (?:phase|rounds?)\b -> 'knockout stage'
  = Will Quilmar reach the knockout phase of the 2030-31 Champions League?
    | Will Quilmar reach the knockout stage of the 2030-31 Champions League?
  ! Will Quilmar reach the league phase of the 2030-31 Champions League?
    | Will Quilmar reach the league stage of the 2030-31 Champions League?
wins-it-all
  \bwins? it all in (?:the )?(${SEASON}(?:nba|nfl|mlb|nhl|wnba|mls))(?: season)?\b -> 'win the $1 championship'
  = Will the Celtics win it all in the 2030-31 NBA season? | Will the Celtics win the 2031 NBA Finals?
  ! Will the Celtics win in the 2030-31 NBA season? | Will the Celtics win the 2031 NBA Finals?
world-champion
  \bbe (?:the )?(?:(?:next|new) )?((?:20\d\d )?world (?:[\w'-]+ ){1,3})champions?\b(?! (?:after|at|by|of|on|through|until)\b)
    -> 'win the $1championship'
  = Will Ann Roe be world snooker champion in 2031? | Will Ann Roe win the 2031 World Snooker Championship?
  ! Will Ann Roe be world snooker champion on May 3, 2031? | Will Ann Roe win the 2031 World Snooker Championship?
crowned-champions-at
  \b(?:be |is |are )?crowned (?:the )?(?:world |european |continental )?champions? (?:at|of) (?=the\b) -> 'win '
  = Will Peru be crowned world champions at the 2034 World Cup? | Will Peru win the 2034 World Cup?
  ! Will Ann Roe be crowned queen of Peru in 2031? | Will Ann Roe be queen of Peru in 2031?
trophy-of-contest
  \b(?:lifts?|wins?) (the (?:\S+ ){0,4}?(?:championship|cup|league)) trophy\b -> 'win $1'
  = Will Quilmar lift the 2031 Champions League trophy? | Will Quilmar win the 2031 Champions League?
  ! Will Quilmar win the 2031 FA Trophy? | Will Quilmar win the 2031 FA Cup?
outright-winner
  (?<=[-:] )(?:to win outright|outright winner|outright)(?= ?(?:[?:]|$)) -> 'winner'
  = World Cup 2034 - To Win Outright: Peru | World Cup 2034 - Winner: Peru
  ! Will Ann Roe win outright in the 2031 Lima primary? | Will Ann Roe win the 2031 Lima primary?
general-classification
  // The jersey of the leader and the general classification are won by the winner of the race.
  \bwins? (?:the )?(?:final )?(?:gc|general classification|maglia rosa|(?:pink|red|yellow) jersey) (?:at|in|of) (?=(?:the )?(?:20\d\d )?(?:giro|tour de france|vuelta))
    -> 'win '
  = Will Ann Roe win the yellow jersey at the 2031 Tour de France? | Will Ann Roe win the 2031 Tour de France?
  ! Will Ann Roe wear the yellow jersey at the 2031 Tour de France? | Will Ann Roe win the 2031 Tour de France?
wins-stage
  // A stage of a race is not the race.
  \b(wins?) (?:an? |any |at least (?:1|one) )?stage(?: win)? (?=(?:at|in|of)\b) -> '$1 stagewin '
  = Will Ann Roe win a stage at the 2031 Tour de France? | Will Ann Roe win any stage of the 2031 Tour de France?
  ! Will Ann Roe win the 2031 Tour de France? | Will Ann Roe win the Tour de France in 2031?
one-seat-state
  // A state with one seat in the House of Representatives.
  \b(alaska|delaware|north dakota|south dakota|vermont|wyoming)(?:'?s)? ((?:special|runoff) )?(election|race)? ?for (?:the )?(?:u\.?s\.?|us|united states) house\b(?: of representatives)?
    -> '$1 at-large $2$3'
  = Will Ann Roe win Vermont's special election for the U.S. House in 2031?
    | Will Ann Roe win the Vermont at-large special election in 2031?
  ! Will Ann Roe win Ohio's special election for the U.S. House in 2031?
    | Will Ann Roe win the Ohio 1st district special election in 2031?
wins-state
  // A state in an election of the whole country is not the election.
  \b(wins?|carries|carry) (?:an? |any |at least (?:1|one) )(?:us )?state(?= ?(?:\?|$)| (?:at|in) ) -> 'win statewin'
  = Will Ann Roe carry a state in the 2032 presidential election?
    | Will Ann Roe win any state in the 2032 presidential election?
  ! Will Ann Roe win the 2032 presidential election? | Will Ann Roe win the presidential election in 2032?
leagues-of-baseball
  \b(american|national) league\b(?! (?:north|one|south|two)\b) -> 'nl'
  if ^a -> 'al'
  = Will Ann Roe lead the American League in home runs in 2031? | Will Ann Roe lead the AL in home runs in 2031?
  ! Will Ann Roe lead MLB in home runs in 2031? | MLB Home Run Leader 2031: Ann Roe
green-jacket
  \bwins? (?:the|a) green jacket (?:at|in)[ ] -> 'win '
  = Will Ann Roe win the green jacket at the 2031 Masters? | Will Ann Roe win the 2031 Masters?
  ! Will Ann Roe wear a green jacket at the 2031 Masters? | Will Ann Roe win the 2031 Masters?
mvp-of-finals
  \b(?:mvp|most valuable player) (?:award )?(?:at|in|of) (?:the )?((?:20\d\d )?)(all-star game|nba finals|super bowl(?: [lxvi]+)?|wnba finals|world series)\b
    -> '$1$2 mvp'
  = Will Ann Roe be the MVP of the 2031 NBA Finals? | NBA Finals MVP 2031: Ann Roe
  ! Will Ann Roe be MVP of the 2031 Lima Cup? | Lima Cup MVP 2031: Ann Roe
round-of-draft
  \b(1st|2nd|3rd|first|second|third|fourth)-round(?= pick) -> '$1 round'
  = Will Ann Roe be a first-round pick in the 2031 NFL Draft?
    | Will Ann Roe be picked in the first round of the 2031 NFL Draft?
  ! Will Ann Roe be the first pick in the 2031 NFL Draft?
    | Will Ann Roe be picked in the first round of the 2031 NFL Draft?
pick-of-lottery
  // The lottery is won by the team that gets the first pick.
  \b(?:earns?|gets?|has|have|lands?|receives?|wins?) (?:the )?(?:1st|first|no\.? ?1|number (?:1|one)|top|#1)(?: overall)? pick (?:at|from|in|of) (?=(?:the )?(?:20\d\d )?(?:\w+ )?draft lottery)
    -> 'win '
  = Will the Jazz get the first pick in the 2031 NBA Draft Lottery? | Will the Jazz win the 2031 NBA Draft Lottery?
  ! Will the Jazz get the first pick in the 2031 NBA Draft? | Will the Jazz win the 2031 NBA Draft Lottery?
wins-round
  \bwins? (?:the|their|its|a) ((?:[\w'-]+ ){0,3}?)round of (64|32|16)(?: (?:game|match|tie))?${ENDS}(?!.*(?:semi-?finals?|quarter-?finals?))
    -> 'advance from the $1round of $2'
  = Will Peru win their round of 16 match at the 2034 World Cup?
    | Will Peru reach the quarterfinals of the 2034 World Cup?
  ! Will Peru play in the round of 16 at the 2034 World Cup? | Will Peru reach the quarterfinals of the 2034 World Cup?
next-club-of-player
  \b(?:which|what) (?:team|club) will (.{3,40}?) (?:join|play for|sign (?:for|with)) next\b -> '$1 next team'
  = Which team will Ann Roe play for next?: Heat | Ann Roe's next team?: Heat
  ! Which team will Ann Roe play next?: Heat | Which team will Ann Roe meet next?: Heat
draw-of-both
  ^will ${SIDE} and ${SIDE} (?:draw|tie)(?= (?:at|in|on)\b| ?\?) -> '$1 vs $2: draw'
  = Will Quilmar and Tarkington draw on May 3, 2031? | Quilmar vs. Tarkington: Draw on May 3, 2031?
  ! Will Ann Roe draw on May 3, 2031? | Will Ann Roe paint on May 3, 2031?
wins-map-against
  ^will ${SIDE} wins? (?:the )?((?:game|map|set) \d|(?:first|second|third|1st|2nd|3rd) set) (?:against|over|vs\.?) ${SIDE}${ENDS}
    -> '$1 vs $3: $2 winner: $1'
  = Will Zorba win map 1 against Tadra on May 3, 2031? | Zorba vs. Tadra: Map 1 Winner on May 3, 2031: Zorba
  ! Will Zorba win against Tadra on May 3, 2031? | Zorba vs. Tadra on May 3, 2031: Zorba
series-against
  ^will ${SIDE} wins? (?:the|their|its|a) ((?:[\w-]+ ){0,4}?)series (?:against|over|vs\.?) ${SIDE}${ENDS}
    -> '$1 vs $3: $2series winner: $1'
  = Will the Thunder win their series against the Nuggets? | Thunder vs. Nuggets: Series Winner: Thunder
  ! Will the Thunder win against the Nuggets? | Thunder vs. Nuggets: Winner: Thunder
goes-to-seven
  \bgo(?:es)? (?:to )?(?:7|seven) games\b -> 'go to game 7'
  = Will the 2031 NBA Finals go to seven games? | Will the 2031 NBA Finals go to Game 7?
  ! Will the 2031 NBA Finals have six games? | Will the 2031 NBA Finals go to six games?
inside-distance
  \b(?:be over|ends?|finish(?:es)?) (?:before|inside) the distance\b -> 'not go the distance'
  = Will Ann Roe vs. Bea Doe on May 3, 2031 end inside the distance?
    | Will Ann Roe vs. Bea Doe on May 3, 2031 go the distance?
  ! Will Ann Roe win inside the distance on May 3, 2031? | Will Ann Roe win by knockout on May 3, 2031?
throws-for
  \b(throws?|rush(?:es)?) for ((?:at least |over |more than )?\d+(?:\.5)?(?:\+| or more)?) (?=yards\b)
    -> 'have $2 rushing '
  if ^t -> 'have $2 passing '
  = Will Josh Allen throw for 250 or more yards against the Jets on November 3, 2030?
    | Will Josh Allen have 250 or more passing yards against the Jets on November 3, 2030?
  ! Will Josh Allen throw for a touchdown against the Jets on November 3, 2030?
    | Will Josh Allen have a passing touchdown against the Jets on November 3, 2030?
method-of-answer
  (?:- )?\bmethod of victory: (?=[a-z]) -> ': '
  = Ann Roe vs. Bea Doe on May 3, 2031 - Method of Victory: Ann Roe by submission
    | Will Ann Roe beat Bea Doe by submission on May 3, 2031?
  ! Ann Roe vs. Bea Doe on May 3, 2031: Ann Roe | Will Ann Roe beat Bea Doe on May 3, 2031?
at-least-one-goal
  \b(hits?|scores?|throws?) (?:at least (?:1|one)|1\+|(?:1|one) or more) (goal|home run|touchdown)s?\b(?=.* (?:against|versus|vs\.?) )
    -> '$1 a $2'
  = Will Ann Roe score at least one goal against Quilmar on May 3, 2031?
    | Will Ann Roe score a goal against Quilmar on May 3, 2031?
  ! Will Ann Roe score at least two goals against Quilmar on May 3, 2031?
    | Will Ann Roe score a goal against Quilmar on May 3, 2031?
hires-as-next
  ^will (?:the )?([^?]{3,40}?) (?:appoint|hire|name)s? ([^?]{3,40}?) as (?:their|its|the) next (?:permanent )?(ceo|coach|general manager|head coach|manager)\b
    -> 'will $2 be the next $1 $3'
  = Will the New York Giants hire Ann Roe as their next head coach?
    | Will Ann Roe be the next head coach of the New York Giants?
  ! Will the New York Giants hire Ann Roe as a scout? | Will Ann Roe be the next head coach of the New York Giants?
signs-to-contract
  // A club that signs its own player to a contract extends it.
  \bsigns? ([^?]{3,40}?) to an? (?:new |longer |long-term )*(?:contract|deal|extension)\b -> 'extend $1'
  = Will Arsenal sign Ann Roe to a new contract by January 31, 2031? | Will Arsenal extend Ann Roe by January 31, 2031?
  ! Will Arsenal sign Ann Roe by January 31, 2031? | Will Ann Roe join Arsenal by January 31, 2031?
records-statistic
  \brecords? (?=an? (?:double|triple)-double\b|(?:(?:at least|fewer than|more than|over|under) )?\d) -> 'have '
  = Will Ann Roe record a triple-double against the Kings on March 3, 2031?
    | Will Ann Roe have a triple-double against the Kings on March 3, 2031?
  ! Will Ann Roe record an album in 2031? | Will Ann Roe have an album in 2031?
goes-to-judges
  \bgo(?:es)? to (?:the )?(?:judges|judges' scorecards|scorecards)\b|\bdecided by (?:the )?judges\b -> 'go the distance'
  = Will Ann Roe vs. Bea Doe on May 3, 2031 go to the judges? | Will Ann Roe vs. Bea Doe on May 3, 2031 go the distance?
  ! Will Ann Roe go to the court in 2031? | Will Ann Roe go to court in 2031?
fight-goes
  \b(?:bout|fight) ((?:at [a-z0-9 ]+? )?)(?:to )?(?=(?:not )?go(?:es)? the distance\b) -> '$1'
  = Ann Roe vs. Bea Doe on May 3, 2031 - Fight to go the distance?
    | Will Ann Roe vs. Bea Doe on May 3, 2031 go the distance?
  ! Will Ann Roe fight Bea Doe on May 3, 2031? | Ann Roe vs. Bea Doe on May 3, 2031?
ko-or-tko
  \b(?:ko|knockout|tko|technical knockout)(?: or (?:an? )?|/| / )(?:ko|knockout|tko|technical knockout)\b -> 'ko/tko'
  = Will Ann Roe beat Bea Doe by KO or TKO at UFC 400? | Will Ann Roe beat Bea Doe by KO/TKO at UFC 400?
  ! Will Ann Roe beat Bea Doe at UFC 400? | Will Bea Doe lose to Ann Roe at UFC 400?
first-in-count
  \b(?:be |is |rank(?:s|ed)? )(?:the )?(?:#1|no\.? ?1|number (?:1|one)) (?:by|for|in) (?=(?:monthly )?(?:downloads|followers|listeners|sales|streams|subscribers|views)\b)
    -> 'have the most '
  = Will Ann Roe be #1 in monthly listeners on Spotify on May 31, 2031?
    | Will Ann Roe have the most monthly listeners on Spotify on May 31, 2031?
  ! Will Ann Roe be #1 on Spotify on May 31, 2031? | Will Ann Roe be number one on Spotify on May 31, 2031?
golds
  \b(most|\d+) golds\b -> '$1 gold medals'
  = Will Peru win the most golds at the 2032 Olympics? | Will Peru win the most gold medals at the 2032 Olympics?
  ! Will Peru win gold at the 2032 Olympics? | Will Peru win a gold medal at the 2032 Olympics?
distance-of-race
  \b(\d{2,5}) ?(?:meters?|metres?)\b -> '$1m'
  = Will Ann Roe win gold in the women's 100 metres at the 2032 Olympics?
    | Will Ann Roe win gold in the women's 100m at the 2032 Olympics?
  ! Will Ann Roe win gold in the marathon at the 2032 Olympics? | Will Ann Roe win marathon gold at the 2032 Olympics?
subs
  \b(\d[\d.,]*(?:[km]| million)?\+?) subs\b -> '$1 subscribers'
  = Will Zorro get to 500,000,000 subs in 2031? | Will Zorro get to 500 million subscribers in 2031?
  ! Will Quilmar make the subs in 2031? | Will Quilmar make a sub in 2031?
most-medals
  \b(?:gets?|has|have|wins?) the (?:biggest|highest|largest|most) (?:overall |total )?medal (?:count|haul|tally|total)\b
    -> 'win the most medals'
  = Will Peru have the highest total medal count at the 2032 Olympics?
    | Will Peru win the most medals at the 2032 Olympics?
  ! Will Peru win a medal at the 2032 Olympics? | Will Peru win any medal at the 2032 Olympics?
sole-survivor
  \bsole survivor (?:in|of|on) (?:survivor:? )?(?=(?:season )?\d{1,2}\b) -> 'winner of survivor '
  = Will Ann Roe be the Sole Survivor of Season 60? | Will Ann Roe win Survivor Season 60?
  ! Will Ann Roe be the sole survivor in 2031? | Will Ann Roe be the only survivor in 2031?
voted-out-of-show
  // A contestant who is voted out of a show is eliminated from it; out of an office or a parliament is another thing.
  \b(?:be |get |gets |is )?(?:evicted|sent (?:home|packing)|voted (?:off|out))(?= (?:during|in|on) (?:episode|week) \d)
    -> 'be eliminated'
  = Will Ann Roe be voted out in Episode 5 of Survivor 60? | Will Ann Roe be eliminated in Episode 5 of Survivor 60?
  ! Will Ann Roe be voted out of office in 2031? | Will Ann Roe be out of office in 2031?
numbered-season
  \ban? (second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) season\b -> number
  = Will "Zorro" be renewed for a third season in 2031? | Will "Zorro" be renewed for Season 3 in 2031?
  ! Will "Zorro" be renewed for a season in 2031? | Will "Zorro" be renewed in 2031?
prize-goes-to
  // A prize that goes to somebody is won.
  ^will the (.{3,60}?\b(?:award|grammy|medal|oscar|emmy|prize|trophy)\b.{0,30}?) (?:be (?:awarded|given|presented)|go) to ([^?]{2,50}?)(?=\?|$| (?:before|by|in|on)\b)
    -> 'will $2 win the $1'
  = Will the 2031 Zorro Prize go to Ann Roe? | Will Ann Roe win the 2031 Zorro Prize?
  ! Will the 2031 Zorro Prize go up in 2031? | Will the 2031 Zorro Prize rise in 2031?
host-city
  \bwhich city will host\b -> 'who will host'
  = Which city will host the 2040 Summer Olympics?: Lima | Will Lima host the 2040 Summer Olympics?
  ! Which city will Ann Roe visit in 2031?: Lima | Will Ann Roe visit Lima in 2031?
won-by-other
  // Who wins a contest is somebody other than those who are named, also in the passive.
  ^will (?:the )?(.{3,60}?) be won by ((?:any|some)(?:one|body) (?:else )?(?:other than|besides|except) [^?]+)
    -> 'will $2 win the $1'
  = Will the 2031 Lima Cup be won by anyone other than Ann Roe? | Will anyone other than Ann Roe win the 2031 Lima Cup?
  ! Will the 2031 Lima Cup be won by Ann Roe? | Will anyone other than Ann Roe win the 2031 Lima Cup?
outside-top
  \b(be|come|end|end up|finish|place|rank) outside (?:of )?the top\b -> 'not $1 in the top'
  = Will Quilmar finish outside the top 5 in the 2031 Zorro League?
    | Will Quilmar finish in the top 5 in the 2031 Zorro League?
  ! Will Quilmar play outside of Lima in 2031? | Will Quilmar play in Lima in 2031?
`
