import { STATISTIC_LED } from '../statistic-leaders.ts'
import { ENDS, SIDE } from './sides.ts'

/** Cities of the Olympics and their years. Source: the IOC. */
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

/** Returns a pattern of "Paris 2024", "Paris 2024 Olympics" and "2024 Paris Olympics", in which groups match the year. */
function gamesOf(rows: readonly string[], season: string): string {
  const games = `(?:${season} )?(?:olympics|olympic games)`
  const cities = rows.map((row) => /^(.*) (\d+)$/.exec(row) ?? [])
  const cityFirst = cities.map(([, city, year]) => `${city} (?=${year})`).join('|')
  const yearFirst = cities.map(([, city, year]) => `(?<=${year} )${city}`).join('|')
  return `(?:(?:${cityFirst})(\\d{4})(?: ${games})?|(\\d{4}) (?:${yearFirst}) ${games})`
}

/** Words of a title about medals, without which "Paris 2024" may be anything. */
const MEDAL = String.raw`\b(?:bronze|gold|golds|medals?|silver)\b`
const MEDALS = `(?:(?=.*${MEDAL})|(?<=${MEDAL}.*))`

/** Rewrites of sport: majors, medals, bouts, and the headings under which bookmakers list answers. */
export const rewritesOfSport = String.raw`
makes-pick
  // A team has a pick in a draft, and a player is picked.
  \b(?:holds?|makes?|owns?) the (\S+) (?:overall )?pick\b(?=.*\bdraft\b)(?!.*\blottery\b) -> 'win the $1 turn'
  = Will Baltimore make the 1st overall pick in the 2031 NFL Draft? | Will Baltimore hold the first pick in the 2031 NFL Draft?
  ! Will Ann Roe be the first pick of the 2031 NFL Draft? | Will Ann Roe be the first pick in the 2031 NFL Draft?
wins-bout-against
  \bwins? (?:a|her|his|the|their) ((?:[\w-]+ ){0,2}?(?:bout|boxing match|fight)) (?:against|over|vs\.?) ${SIDE}${ENDS}
    -> 'beat $2 in their $1'
  = Will Ann Roe win her boxing match against Bea Doe on May 3, 2031?
    | Will Ann Roe beat Bea Doe in their boxing match on May 3, 2031?
  ! Will Ann Roe win her boxing match on May 3, 2031?
    | Will Ann Roe beat Bea Doe in their boxing match on May 3, 2031?
winner-from-section
  ^(?:will )?the (?:champion of|(?:club|team) (?:that|which) wins|winner of) ([^?]+?) (?:be|come|plays?) (?:from|in) (?=the (?:[an]fc|[an]l|(?:\w+ ){1,2}(?:conference|division|league))\b)([^?]+)
    -> 'will a team from $2 win $1'
  = Will the team that wins the 2031 NBA Finals play in the Pacific Division?
    | Will a Pacific Division team win the 2031 NBA Finals?
  ! Will the team that wins the 2031 NBA Finals play in the 2032 season?
    | Will a Pacific Division team win the 2031 NBA Finals?
goes-to-overtime
  \b(?:ends in|goes? (?:in)?to|going to|reach(?:es)?|to go (?:in)?to) (?:ot|overtime)\b(?= ?(?:\?|$)) -> 'regulation winner tie'
  = Lima vs. Quito: goes to overtime? | Lima vs. Quito: Regulation Winner? - Tie
  ! Lima vs. Quito: Lima wins in overtime? | Lima vs. Quito: Regulation Winner? - Tie
steals-of-baseball
  (?<=\b(?:mlb|pro baseball|baseball)\b.*)\bsteals\b|\bsteals(?= .*\b(?:mlb|pro baseball|baseball)\b) -> 'stolen bases'
  = Will Ann Roe lead Pro Baseball in steals in 2031? | Will Ann Roe lead the MLB in stolen bases in 2031?
  ! Will Ann Roe lead the NBA in steals in 2031? | Will Ann Roe lead the MLB in stolen bases in 2031?
euro-of-year
  \b(?:uefa )?euro (?=(?:19|20)\d\d\b) -> 'uefa euro '
  = Euro 2032: Group D Winner | Group D Winner of UEFA Euro 2032
  ! Will the euro be at $1.20 at the end of 2032? | Will Croatia win UEFA Euro 2032?
score-of-series
  (?<=\bwins? (?:the )?(?:20\d\d )?(?:nba finals|stanley cup(?: finals?)?|world series) )4-[0-3]\b -> 'in exactly 4 games'
  if 1$ -> 'in exactly 5 games'
  if 2$ -> 'in exactly 6 games'
  if 3$ -> 'in exactly 7 games'
  = Will the Lakers win the 2031 NBA Finals 4-1? | Will the Lakers win the 2031 NBA Finals in exactly 5 games?
  ! Will the Lakers lead the 2031 NBA Finals 3-1? | Will the Lakers win the 2031 NBA Finals in exactly 4 games?
entry-of-country
  ^(?:will )?((?:\w+ ){0,2}\w+)'s (?:[\w'.-]+ ){1,4}?(?=wins? (?:the )?(?:20\d\d )?eurovision\b) -> 'will $1 '
  = Will Sweden's Ann Roe win the Eurovision Song Contest 2031? | Will Sweden win Eurovision 2031?
  ! Will Sweden's Ann Roe win the 2031 Lima Open? | Will Sweden win the 2031 Lima Open?
most-streamed-of-wrapped
  \bthe (?:#1|number one|no\.? 1|top) most streamed (album|artist|podcast|song|track) on the +(20\d\d) spotify wrapped(?: top \d+ (?:albums|artists|podcasts|songs|tracks))? globally(?: chart)?(?: on the date (?:that )?the chart is released for 20\d\d)?
    -> 'the top spotify $1 for $2'
  = Will Quorra Nights be the #1 most streamed Album on the 2031 Spotify Wrapped Top 10 Albums Globally chart?
    | Will Quorra Nights be the top Spotify album for 2031?
  ! Will Quorra Nights be the #1 most streamed Album on the 2031 Spotify Wrapped Top 10 Albums U.S. chart?
    | Will Quorra Nights be the top Spotify album for 2031?
overall-winner-of-race
  // The winner of a stage race is who leads its general classification at the end.
  \b(?:wins? the general classification (?:at|in|of)|general classification(?: winner)?(?= ?(?:[-:?]|$)))
    -> 'win'
  if ^g -> 'winner'
  = Giro d'Italia 2031 - General Classification Winner: Ann Roe | Will Ann Roe win the 2031 Giro d'Italia?
  ! Giro d'Italia 2031 - Points Classification Winner: Ann Roe | Will Ann Roe win the 2031 Giro d'Italia?
fastest-qualifier
  \b(?:be )?(?:qualif(?:y|ies) fastest|fastest (?:qualifier|in qualifying)) (at|for|in|of)\b -> 'win pole position $1'
  = Will Ann Roe qualify fastest at the 2031 Lima Grand Prix? | Will Ann Roe win pole position at the 2031 Lima Grand Prix?
  ! Will Ann Roe set the fastest lap at the 2031 Lima Grand Prix?
    | Will Ann Roe win pole position at the 2031 Lima Grand Prix?
top-of-standings
  (?<=\btop \d+ (?:in|of) (?:[^ ?:]+ ){1,6}?)(?:standings|table|voting)(?= ?(?:\?|$)) -> ''
  = Will Quilmar finish in the top 4 of the Premier League 2030-31 standings?
    | Will Quilmar finish in the top 4 of the 2030-31 Premier League?
  ! Will Quilmar finish above Lima in the Premier League 2030-31 standings?
    | Will Quilmar finish in the top 4 of the 2030-31 Premier League?
hosted-in-place
  \bhosted (?=(?:at|in)\b) -> 'held '
  = Will the 2044 Summer Olympics be hosted in Peru? | Will the 2044 Summer Olympics be held in Peru?
  ! Will the 2044 Summer Olympics be hosted by Ann Roe? | Will the 2044 Summer Olympics be held in Peru?
next-coach
  // The coach of a team, without another word, is its head coach.
  (?<=\bnext (?:[\w'-]+ ){1,4})(?<!\b(?:assistant|bench|defensive|head|hitting|offensive|pitching|quarterbacks?|strength) )coach\b
    -> 'head coach'
  = Who will be the next Quilmar State football coach?: Ann Roe
    | Will Ann Roe be the next head coach of Quilmar State football?
  ! Who will be the next Quilmar State pitching coach?: Ann Roe
    | Will Ann Roe be the next head coach of Quilmar State?
pro-team
  \b(pro (?:baseball|basketball|football|hockey)) teams?\b -> '$1'
  = Will the Detroit pro basketball team win at least 50 games in 2030-31?
    | Will the Detroit Pistons win at least 50 games in 2030-31?
  ! Will the Detroit pro basketball team win at least 50 games in 2030-31?
    | Will the Detroit Red Wings win at least 50 games in 2030-31?
wins-times
  \b(wins? (?:(?:at least|at most|exactly|fewer than|less than|more than|over|under) )?\d+(?:\.5)?(?: or more)?) times (?=(?:this|during|in) )
    -> '$1 games '
  = Will the Lakers win at least 50 times this season? | Will the Lakers win at least 50 games this season?
  ! Will the Lakers win 3 times against the Kings this season? | Will the Lakers win 3 games this season?
grand-slam-title
  (?<=\bwins? )(an?|another|any|at least (?:1|one)|(?:1|one) or more|his first|her first) ((?:tennis )?)grand slam(?: (?:event|singles title|title|tournament|trophy))?(?!.*\b(?:six nations|rugby|darts|curling)\b)(?<!\b(?:six nations|rugby|darts|curling)\b.*)(?= (?:before|by|during|in|this)\b| ?\?|$)
    -> '$1 $2major'
  = Will Ann Roe win a tennis Grand Slam title in 2031? | Will Ann Roe win a tennis major in 2031?
  ! Will Ann Roe win the tennis Grand Slam in 2031? | Will Ann Roe win a tennis major in 2031?
major-of-tour
  \bpga tour majors?\b|\bgolf major (?:championship|tournament)s?\b -> 'golf major'
  = Will Ann Roe win a PGA Tour major in 2031? | Will Ann Roe win a golf major in 2031?
  ! Will Ann Roe win a PGA Tour event in 2031? | Will Ann Roe win a golf major in 2031?
any-major
  \b(?:any(?: (?:one )?of (?:the )?(?:four|4))?|at least (?:1|one)(?: of the (?:four|4))?|(?:1|one) or more|1\+) ((?:(?:golf|tennis|men's|women's) ){0,2})majors?\b
    -> 'a $1major'
  = Will Ann Roe win at least one golf major in 2031? | Will Ann Roe win a golf major in 2031?
  ! Will Ann Roe win at least two golf majors in 2031? | Will Ann Roe win a golf major in 2031?
all-four-majors
  \ball (?:four|4) ((?:(?:golf|tennis|men's|women's) )?)(?:grand slams?|majors)(?: (?:in|during) (?:the same|a single|one|a) (?:calendar )?(?:season|year)\b|(?= in 20\d\d\b))
    -> 'the $1calendar grand slam'
  = Will Ann Roe win all four majors in the same year before 2032?
    | Will Ann Roe win the calendar Grand Slam before 2032?
  ! Will Ann Roe play all four majors before 2032? | Will Ann Roe win the career Grand Slam before 2032?
summer-olympics-of-city
  \b${gamesOf(SUMMER, 'summer')}\b${MEDALS}
    -> 'summer olympics $1$2'
  = Paris 2024 - Most Medals: Peru | Will Peru win the most medals at the 2024 Summer Olympics?
  ! Paris 2024 - Most Votes: Ann Roe | Will Ann Roe win the most votes at the 2024 Summer Olympics?
winter-olympics-of-city
  \b${gamesOf(WINTER, 'winter')}\b${MEDALS}
    -> 'winter olympics $1$2'
  = Beijing 2022 - Most Gold Medals: Peru | Will Peru win the most gold medals at the 2022 Winter Olympics?
  ! Beijing 2022 - Most Votes: Ann Roe | Will Ann Roe win the most votes at the 2022 Winter Olympics?
olympics-in-city
  \b(olympics|olympic games) in (?:london|rio(?: de janeiro)?|tokyo|paris|los angeles|brisbane|sochi|pyeongchang|beijing|milano?[- ]cortina|the french alps|salt lake city)\b(?=.*\?|$)(?<=\b(?:gold|medals?|silver|bronze)\b.*)
    -> '$1'
  = Will Peru win gold in men's basketball at the 2024 Summer Olympics in Paris?
    | Will Peru win gold in men's basketball at the 2024 Summer Olympics?
  ! Will Ann Roe attend the 2024 Summer Olympics in Paris? | Will Ann Roe attend the 2022 Winter Olympics?
sex-in-brackets
  (?<!\bpro )\b(athletics|basketball|curling|football|golf|handball|hockey|rugby|soccer|swimming|tennis|volleyball|marathon|\d+m) \((w|m|women|men|ladies)\)
    -> "women's $1"
  if \(m\w*\)$ -> "men's $1"
  = Winter Olympics 2030 - Curling (W) - Gold: Peru
    | Will Peru win gold in women's curling at the 2030 Winter Olympics?
  ! Pro Basketball (W) Champion 2031: Las Vegas | Will the Las Vegas Aces win the 2031 WNBA Finals?
gold-of-heading
  (?<=[-:] )gold(?: medal(?:list|ist)?)?(?: winner)?(?= ?(?::|$)) -> 'gold medal winner'
  = Winter Olympics 2030 - Women's Curling - Gold: Peru
    | Will Peru win the gold medal in women's curling at the 2030 Winter Olympics?
  ! Winter Olympics 2030 - Women's Curling - Bronze: Peru
    | Will Peru win the gold medal in women's curling at the 2030 Winter Olympics?
never-won-it
  \b(ha(?:s|ve) never won) (?:it|(?:a|the) (?:[\w']+ ){0,2}(?:championship|cup|title|tournament))(?: before)?\b
    -> '$1 before'
  = Will the 2034 World Cup be won by a country that has never won it?
    | Will the 2034 World Cup be won by a country that has never won before?
  ! Will the 2034 World Cup be won by a country that has never hosted it?
    | Will the 2034 World Cup be won by a country that has never won before?
make-or-miss
  \b(?:to )?(?:make or miss|miss or make)[ ] -> 'make '
  = NBA 2030/31 - Lakers to make or miss the playoffs: To make | Will the Lakers make the 2031 NBA playoffs?
  ! NBA 2030/31 - Lakers to make the playoffs | Will the Lakers miss the 2031 NBA playoffs?
miss-of-choice
  (?<=\bmake the (?:playoffs|postseason)\b[^?]*: )to miss$|^to miss$ -> 'not'
  = NBA 2030/31 - Lakers to make or miss the playoffs: To miss | Will the Lakers make the 2031 NBA playoffs?
  ! NBA 2030/31 - Lakers to make or miss the playoffs: To make | Will the Lakers make the 2031 NBA playoffs?
finishing-position
  (?<=[-:] )(?:(?:final |league |finishing )?(?:finishing |league )?position(?: of|:| -) ([^:?]{2,40}?)|([^:?]{2,40}?)(?: -)? (?:final |league |finishing )?(?:finishing|league) position)(?: -|:) (?=\d{1,2}(?:st|nd|rd|th)\b)
    -> '$1$2 finish '
  = Premier League 2030/31 - Quilmar finishing position: 3rd
    | Will Quilmar finish third in the 2030-31 Premier League?
  ! Grand Prix 2031 - Starting Position of Ann Roe: 3rd | Will Ann Roe finish third in the 2031 Grand Prix?
trophyless
  \b(?:end|finish|go|remain)(?:e?s)? ((?:(?:the |this )?(?:20\d\d(?:[-/]\d{2,4})?)?(?: ?season)? ?)?)(?:trophyless|without (?:a|any) (?:major )?troph(?:y|ies)|without winning (?:a|any) troph(?:y|ies))\b
    -> 'not win a trophy $1'
  = Will Quilmar finish the 2030-31 season without a trophy? | Will Quilmar win a trophy in the 2030-31 season?
  ! Will Quilmar finish the 2030-31 season without a coach? | Will Quilmar win a trophy in the 2030-31 season?
holds-title
  \bholds? (?:the )?((?:ufc|wba|wbc|ibf|wbo|wwe|one|pfl|bellator)(?: [\w'-]+){1,3}?) (?:championship|title|belt)(?: (?:belt|title))?(?= (?:at|on|through)\b)
    -> 'be the $1 champion'
  = Will Ann Roe hold the UFC Flyweight Title on December 31, 2031?
    | Will Ann Roe be the UFC Flyweight Champion on December 31, 2031?
  ! Will Ann Roe fight for the UFC Flyweight Title on December 31, 2031?
    | Will Ann Roe be the UFC Flyweight Champion on December 31, 2031?
sponsor-of-tournament
  \b(?:nitto (?=atp finals)|mutua (?=madrid open)|rolex (?=(?:monte[- ]carlo|paris|shanghai) masters)|guinness (?=six nations)|investec (?=champions cup)|epcr (?=challenge cup)|gallagher (?=premiership|prem\b)|vodacom (?=united rugby|urc\b)|aramco (?=\w+ grand prix)|bnp paribas open\b|internazionali (?:bnl )?d'?italia\b)
    -> ''
  if ^bnp -> 'indian wells'
  if ^int -> 'italian open'
  = Will Ann Roe win the 2031 BNP Paribas Open women's singles? | Indian Wells 2031 - Women's Singles: Ann Roe
  ! Will Ann Roe win the 2031 Miami Open women's singles? | Indian Wells 2031 - Women's Singles: Ann Roe
team-to-sign
  ^(?:the )?next (?:club|team) to sign ([^?:]{3,40}?)(?=:|\?|$) -> '$1 next team'
  = Next team to sign Ann Roe: Miami Heat | Ann Roe's next team?: Miami Heat
  ! Next team to meet Ann Roe: Miami Heat | Ann Roe's next team?: Miami Heat
plays-next-for
  ^(?:where|for (?:which|what) (?:club|team)) will ([^?:]{3,40}?) (?:play|sign|go|land|end up) next\b
    -> '$1 next team'
  = Where will Ann Roe play next?: Miami Heat | Ann Roe's next team?: Miami Heat
  ! Where will Ann Roe sing next?: Miami | Ann Roe's next team?: Miami Heat
joins-next
  ^will ([^?:]{3,40}?) (?:join|play for|sign (?:for|with)) ${SIDE} next(?= ?\?|$)
    -> 'will $2 be $1 next team'
  = Will Ann Roe join the Miami Heat next? | Will the Miami Heat be Ann Roe's next team?
  ! Will Ann Roe join the Miami Heat in 2031? | Will the Miami Heat be Ann Roe's next team?
total-of-season
  (?<=\b20\d\d(?:[-/]\d{2,4})? - (?!.* (?:at|vs?\.?|@) ).*)\btotal (?=(?:regular[- ]season )?${STATISTIC_LED}(?= ?(?::|-|\?|$)))
    -> ''
  = La Liga 2030/31 - Ann Roe Total Goals: Over 14.5 | Will Ann Roe score 15 or more goals in La Liga in 2030-31?
  ! La Liga 2030/31 - Ann Roe Team Goals: Over 14.5 | Will Ann Roe score 15 or more goals in La Liga in 2030-31?
win-totals
  \b(?:(?:regular[- ])?season )?win totals?(?= ?(?::|-|\?|$)) -> 'regular season wins'
  = NBA 2030/31 Win Totals: Boston Celtics: Over 49.5 | NBA 2030/31 - Boston Celtics Regular Season Wins: Over 49.5
  ! NBA 2030/31 Point Totals: Boston Celtics: Over 49.5 | NBA 2030/31 - Boston Celtics Regular Season Wins: Over 49.5
points-classification
  \bgreen jersey\b(?:(?=.*\b(?:tour de france|vuelta)\b)|(?<=\b(?:tour de france|vuelta)\b.*))
    -> 'points classification'
  = Tour de France 2031 - Green Jersey: Ann Roe
    | Will Ann Roe win the points classification at the 2031 Tour de France?
  ! Tour de France 2031 - Yellow Jersey: Ann Roe
    | Will Ann Roe win the points classification at the 2031 Tour de France?
mountains-classification
  \b(?:polka[- ]dot jersey|king of the mountains)\b(?:(?=.*\b(?:tour de france|vuelta)\b)|(?<=\b(?:tour de france|vuelta)\b.*))
    -> 'mountains classification'
  = Tour de France 2031 - King of the Mountains: Ann Roe
    | Will Ann Roe win the mountains classification at the 2031 Tour de France?
  ! Tour de France 2031 - White Jersey: Ann Roe
    | Will Ann Roe win the mountains classification at the 2031 Tour de France?
young-rider-classification
  \b(?:white jersey|best young rider)\b(?:(?=.*\b(?:giro|tour de france|vuelta)\b)|(?<=\b(?:giro|tour de france|vuelta)\b.*))
    -> 'young rider classification'
  = Tour de France 2031 - White Jersey: Ann Roe
    | Will Ann Roe win the young rider classification at the 2031 Tour de France?
  ! Tour de France 2031 - Yellow Jersey: Ann Roe
    | Will Ann Roe win the young rider classification at the 2031 Tour de France?
woman-of-sport
  \b(?:female|woman) (?:athlete|boxer|driver|fighter|golfer|jockey|player|pilot|racing driver|referee|rider|umpire)\b
    -> 'woman'
  = Will a female driver win a NASCAR Cup Series race before 2040? | Will a woman win a NASCAR Cup race before 2040?
  ! Will a rookie driver win a NASCAR Cup Series race before 2040? | Will a woman win a NASCAR Cup race before 2040?
race-of-formula-1
  \b(an? (?:f1|formula (?:1|one))) (?:grand prix|race)\b(?= (?:before|by|in 20)|\?|$) -> '$1 grand prix'
  = Will Ann Roe win a Formula 1 race before 2040? | Will Ann Roe win an F1 Grand Prix before 2040?
  ! Will Ann Roe win a Formula 1 sprint before 2040? | Will Ann Roe win an F1 Grand Prix before 2040?
world-championship-of-sport
  ^(snooker|darts|chess) ?[-:] ((?:pdc |fide )?)world championship\b -> '$2world $1 championship'
  = Snooker - World Championship 2031: Ann Roe | Will Ann Roe win the 2031 World Snooker Championship?
  ! Darts - World Championship 2031: Ann Roe | Will Ann Roe win the 2031 World Snooker Championship?
club-of-new-york
  \b(?:new york city|nyc)\b(?! (?:fc|hosts?)\b)(?:(?=.*\bmls\b)|(?<=\bmls\b.*)) -> 'new york city fc'
  = Will New York City win the 2031 MLS Cup? | Will New York City FC win the 2031 MLS Cup?
  ! Will New York City host the 2031 MLS Cup? | Will New York City FC host the 2031 MLS Cup?
season-kicks-off
  \b((?:before|until) (?:the )?(?:start of )?(?:the )?(?:20\d\d(?:[-/]\d{2,4})? )?(?:nfl |nba |mlb |nhl )?(?:regular )?season) (?:begins|kicks off|starts|gets (?:going|underway))\b
    -> '$1'
  = Will Ann Roe retire before the 2031 NFL season starts? | Will Ann Roe retire before the 2031 NFL season?
  ! Will Ann Roe retire before the 2031 NFL season ends? | Will Ann Roe retire before the 2031 NFL season?
`
