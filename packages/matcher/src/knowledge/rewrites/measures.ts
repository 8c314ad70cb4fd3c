const UNIT = '(?:barrel|bbl|coin|dozen|gal|gallon|lb|mmbtu|ounce|oz|pound|share|token|ton|tonne|troy ounce)'
const AMOUNT = String.raw`\$ ?\d[\d.,]*(?:[kmbt]|bn)?`

/** Two successive months: "may to june". */
const SUCCESSIVE = 'jan feb mar apr may jun jul aug sep oct nov dec'
  .split(' ')
  .map((month, at, months) => `${month}[a-z]* to ${months[(at + 1) % 12]}`)
  .join('|')

/** Rewrites of what is measured: prices by their unit, growth below zero, ranks of years, days with a name. */
export const rewritesOfMeasures = String.raw`
per-unit
  // Each price has its usual unit: a gallon of gas, a barrel of oil, an ounce of gold.
  [ ]?(?:/ ?|per |\ban? )${UNIT}\b(?<=${AMOUNT} ?(?:/ ?|per |an? )${UNIT}) -> ''
  = Will WTI crude oil hit $100 a barrel in 2031? | Will WTI crude oil hit $100 in 2031?
  ! Will WTI crude oil hit $100 in 2031? | Will Brent crude oil hit $100 in 2031?
scheduled-to
  // The day on which a thing is planned to come is no time of the question.
  , (?:due|expected|scheduled|set|slated) to (?:[a-z]+ ){1,4}?[a-z]{3,9} \d{1,2}(?:, \d{4})?,(?= ) -> ''
  = Will "Zorro", scheduled to open December 13, 2031, gross over $20M? | Will "Zorro" gross over $20M?
  ! Will "Zorro" gross over $20M by December 13, 2031? | Will "Zorro" gross over $20M?
three-day-weekend
  // A weekend has three days in the statistics of films, if they do not say otherwise.
  \b(?:3|three)[- ]day (?=(?:domestic )?(?:opening|debut) weekend\b) -> ''
  = Will "Zorro" gross over $20M on its 3-day opening weekend? | Will "Zorro" gross over $20M on its opening weekend?
  ! Will "Zorro" gross over $20M on its 4-day opening weekend? | Will "Zorro" gross over $20M on its opening weekend?
domestic-weekend
  // The statistics of opening weekends count the theaters at home, if they do not say otherwise.
  \bdomestic (?=(?:box office )?(?:debut|opening)(?: weekend)?\b) -> ''
  = Will "Zorro" gross over $20M on its domestic opening weekend? | Will "Zorro" gross over $20M on its opening weekend?
  ! Will "Zorro" gross over $20M on its worldwide opening weekend? | Will "Zorro" gross over $20M on its opening weekend?
box-office-revenue
  \bbox office (?:earnings|receipts|revenues?|takings?)\b -> 'box office'
  = Will the box office revenue of "Zorro" exceed $20M in 2031? | Will the box office of "Zorro" exceed $20M in 2031?
  ! Will the ad revenue of Zorro exceed $20M in 2031? | Will the box office of Zorro exceed $20M in 2031?
mean-of-a-minute
  // a price at an instant is an average of its last minute
  [ ]trimmed mean(?= (?:be |is |to )?(?:above|at least|at most|below|over|under)\b) -> ''
  = Will SOL trimmed mean be above $120 by Mar 31, 2031? | Will Solana trimmed mean be over $120 by March 31, 2031?
  ! Will trimmed mean CPI be above 3% in May 2031? | Will CPI be above 3% in May 2031?
from-month-to-month
  (?<=\b(?:cpi|inflation|pce|ppi|price index)\b.{0,60}?) from (?=${SUCCESSIVE})[a-z]{3,9} to (?=[a-z]) -> ' monthly in '
  = Will inflation be 0.5% or more from May to June 2031? | Will CPI MoM be 0.5% or more in June 2031?
  ! Will inflation be 0.5% or more from May to July 2031? | Will CPI MoM be 0.5% or more in July 2031?
unit-in-brackets
  [ ]?\((?:° ?[cf]|%|usd|\$|inches|in\.?)\) -> ''
  = May 2031 temperature anomaly (°C): 1.20-1.24°C | May 2031 temperature anomaly: 1.20-1.24°C
  ! May 2031 temperature anomaly (NASA): 1.20°C | May 2031 temperature anomaly: 1.20°C
flat-percentage
  \b(?:be|remain|stay)s? (?:flat|unchanged) (?:at )?\(?(0(?:\.0)?%)\)? -> 'be $1'
  = Will monthly inflation stay flat (0.0%) in July 2031? | Will monthly inflation be 0.0% in July 2031?
  ! Will monthly inflation stay flat in July 2031? | Will monthly inflation stay unchanged in July 2031?
costs
  \bcosts? (?=(?:above|at least|at most|below|between|exactly|less than|more than|over|under) \$?\d|\$\d) -> 'price '
  = Will Zorro VI cost $100 or more? | Will the price of Zorro VI be $100 or more?
  ! Will the war cost lives in 2031? | Will the war take lives in 2031?
fiscal-year
  \b(?:fiscal|fy) ?(?=20\d\d\b) -> 'fiscal year '
  = Will Acme revenue exceed $1B in FY2031? | Will Acme revenue exceed $1B in fiscal year 2031?
  ! Will Acme revenue exceed $1B in 2031? | Will Acme revenue exceed $1B by the end of 2031?
noon
  \b(?:12:00 ?|12 )?noon(?= (?:[ecmp][ds]?t|utc|gmt)\b) -> '12pm'
  = Will Ethereum be above $5,000 on May 3, 2031 at noon ET? | Will Ethereum be above $5,000 on May 3, 2031 at 12pm ET?
  ! Will Ethereum be above $5,000 on May 3, 2031 at 5pm ET? | Will Ethereum be above $5,000 on May 3, 2031 at 17:00 ET?
shrinking-gdp
  \bnegative gdp growth\b|\bgdp growth turns? negative\b|\bgdp (?:contracts?|declines?|decreases?|falls?|shrinks?)(?! (?:at|below|by|less|more|over|to|under)\b)
    -> 'gdp growth below 0%'
  = Will US GDP shrink in Q2 2031? | Will US GDP growth be below 0% in Q2 2031?
  ! Will US GDP grow in Q2 2031? | Will US GDP growth be above 0% in Q2 2031?
losing-jobs
  \b(?:payrolls|jobs report) (?:be )?negative\b|\bnegative (?:jobs? (?:growth|report|number)|(?:nonfarm )?payrolls)\b|\b(?:us|american) (?:economy )?(?:to )?loses? jobs\b
    -> 'nonfarm payrolls below 0'
  = Negative jobs report for May 2031? | Will US nonfarm payrolls be below 0 in May 2031?
  ! Will the US add 100,000 jobs in May 2031? | Will US nonfarm payrolls be above 0 in May 2031?
adding-jobs
  \b(payrolls) (?:be )?positive\b|\bpositive ((?:nonfarm )?payrolls|jobs (?:growth|number|report))\b -> 'nonfarm payrolls above 0'
  = Will May 2031 payrolls be positive? | Will US nonfarm payrolls be above 0 in May 2031?
  ! Will May 2031 payrolls be negative? | Will US nonfarm payrolls be above 0 in May 2031?
answer-below-zero
  // The answer "negative" to what a growth is.
  (?<=\b(?:gdp|growth|inflation)\b.*)(?:: | [-–] )(?:negative|below (?:0|zero))$ -> ' below 0%'
  = US GDP growth in Q2 2031: Negative | Will US GDP growth be below 0% in Q2 2031?
  ! Ann Roe on GDP growth in Q2 2031: Neutral | Will US GDP growth be below 0% in Q2 2031?
market-cap-in-trillions
  // Only the value of a whole company or coin is a number of trillions that it is "at".
  \bat (?=\$ ?\d[\d.]* ?(?:t|tn|trillion)\b)(?<=^(?:will )?(?:[\w&.'-]+ ){1,3}(?:be )?at )(?<!\b(?:budget|debt|deficit|gdp|revenue|spending) (?:be )?at )
    -> 'market cap hits '
  = Zorro at $2T before 2032? | Will the market cap of Zorro hit $2 trillion before 2032?
  ! US debt at $50T before 2032? | Will the market cap of Zorro hit $50 trillion before 2032?
conditions-of-pacific
  \b(el nino|la nina) conditions\b -> '$1'
  = Will El Niño conditions be declared by June 30, 2031? | Will El Niño be declared by June 30, 2031?
  ! Will El Niño be declared by June 30, 2031? | Will La Niña be declared by June 30, 2031?
ranks-among
  ^where will (.{3,30}?) rank among the ([a-z]+est) ([a-z]+?)s?( on record| ever)?\??: ?(\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth)\b
    -> 'will $1 be the $5 $2 $3$4'
  = Where will 2031 rank among the hottest years on record?: 2nd | Will 2031 be the second-hottest year on record?
  ! Where will 2031 rank among the hottest years on record?: Lower | Will 2031 be the second-hottest year on record?
ranks-as
  \branks? as (?=the\b) -> 'be '
  = Will 2031 rank as the warmest year on record? | Will 2031 be the warmest year on record?
  ! Will 2031 rank below 2030 on record? | Will 2031 be below 2030 on record?
warmest-year
  // The temperature of the whole world in a year; a source that finds it is compared as the source.
  \b(?:finds? (?:that )?)?((?:19|20)\d\d)'?s (?:average global|global(?: average| mean)?)(?: surface)? temperature (?:be |is )?(?:the )?(?:highest|hottest|warmest)(?: ever)? on record\b
    -> '$1 be the warmest year on record'
  = Will NASA find 2031's global average temperature highest on record? | Will 2031 be the warmest year on record?
  ! Will 2031's summer temperature be the highest on record? | Will 2031 be the warmest year on record?
christmas-day
  \bchristmas (day|eve)\b -> 'december 24,'
  if day$ -> 'december 25,'
  = Will it snow in Lima on Christmas Day 2031? | Will it snow in Lima on December 25, 2031?
  ! Will it snow in Lima at Christmas 2031? | Will it snow in Lima on December 25, 2031?
new-years-day
  \bnew year'?s? (day|eve)\b -> 'december 31,'
  if day$ -> 'january 1,'
  = Will Bitcoin be above $100,000 on New Year's Eve 2031? | Will Bitcoin be above $100,000 on December 31, 2031?
  ! Will Bitcoin be above $100,000 in the new year 2031? | Will Bitcoin be above $100,000 on January 1, 2031?
nyt
  \bnyt\b -> 'new york times'
  = Will "Zorro" be on the NYT list in May 2031? | Will "Zorro" be on the New York Times list in May 2031?
  ! Will "Zorro" be on the Times list in May 2031? | Will "Zorro" be on a Times list in May 2031?
bestseller-list
  (?: best-?sellers? list| list)\b(?<=\bnew york times\b.*)|\bbest-?seller (?<=(?:#1|no\. ?1|number one) best-?seller )(?=on (?:the )?new york times\b)
    -> ''
  = #1 on the New York Times hardcover fiction bestseller list on May 11, 2031?: Zorro
    | NYT Hardcover Fiction #1 for May 11, 2031?: Zorro
  ! Will "Zorro" be a bestseller in 2031? | Will "Zorro" be a best-seller in 2031?
safety-car
  \b(safety car) (?:be |is )?(?:called out|deployed|used)\b -> '$1'
  = Will the safety car be deployed at the 2031 Monaco Grand Prix?
    | Will there be a safety car at the 2031 Monaco Grand Prix?
  ! Will troops be deployed at the 2031 Monaco Grand Prix? | Will there be troops at the 2031 Monaco Grand Prix?
how-high-it-goes
  \b(how (?:high|low) (?:will|does|can) [^?]{2,60}?) (?:climb|drop|fall|go|rise)(?= (?:before|by|during|in|this)\b|\?)
    -> '$1 get'
  = How high will silver go in 2031?: $100 | How high will silver get in 2031?: $100
  ! Will silver go to $100 in 2031? | Will silver get to $100 in 2031?
maximum-reached
  \bmaximum (?=[^?]{2,50}?\b(?:level|price|rate|value) (?:hits?|reach(?:es)?)\b) -> ''
  = Will the maximum USD/BRL exchange rate reach 7.50 by Dec 31, 2031?
    | Will the USD/BRL exchange rate reach 7.50 by Dec 31, 2031?
  ! Will the maximum speed of Zorro reach 750 by Dec 31, 2031?
    | Will the average speed of Zorro reach 750 by Dec 31, 2031?
minimum-reached
  \bminimum ([^?]{2,50}?\b(?:level|price|rate|value)) (?:be|falls? to|hits?|reach(?:es)?)(?= \$?\d) -> '$1 dip to'
  = Will the minimum silver price be $60 or lower by Jun 30, 2031?
    | Will the price of silver dip to $60 by June 30, 2031?
  ! Will the minimum wage in Lima be $60 or lower by Jun 30, 2031?
    | Will the wage in Lima dip to $60 by June 30, 2031?
front-month
  \b(?:front|active)[- ]month (?:(?:futures?|contract) )?(?=(?:(?:close|settle(?:ment)?) )?(?:price|settles?)\b) -> ''
  = Will the WTI front month settle price reach $150 by Dec 31, 2031?
    | Will WTI crude oil hit $150 by December 31, 2031?
  ! Will the price of the front month of Zorro be $150 in 2031? | Will the price of Zorro be $150 in 2031?
from-peak
  \bfrom (?:its|the|their) peak\b -> 'from its all-time high'
  = Will Acme stock fall more than 50% from its peak before 2032?
    | Will Acme stock fall more than 50% from its all-time high before 2032?
  ! Will Ann Roe ski from a peak in 2031? | Will Ann Roe ski from a hut in 2031?
in-single-day
  \bin (?:an?|(?:an?|any|one) single|one|any one) (?:calendar |trading )?(day|month|quarter|session|week)\b|\bdaily (drop|fall|gain|loss|move)\b
    -> 'one$1'
  if ^daily -> '$2 oneday'
  if session$ -> 'oneday'
  = Will the S&P 500 fall more than 5% in a single day in 2031?
    | Will the S&P 500 fall more than 5% in one day in 2031?
  ! Will the S&P 500 fall more than 5% in 2031? | Will the S&P 500 fall by over 5% in 2031?
single-thing
  // Before the name of a thing, "single" is no song.
  \bsingle (?!(?:and|as|at|be|before|by|called|charts?|covers?|debuts?|drops?|during|ever|feat|featuring|for|from|gets?|goes|go|hits?|in|is|of|off|on|or|out|pass(?:es)?|peaks?|reach(?:es)?|released?|sells?|spends?|stays?|surpass(?:es)?|than|this|titled|to|top(?:s|ped)?|wins?|with|will)\b)(?=[a-z])
    -> ''
  = Will the Zorro share of Acme exceed 60% on any single day in 2031?
    | Will the Zorro share of Acme exceed 60% on any day in 2031?
  ! Will Ann Roe have the top single of 2031? | Will Ann Roe have the top album of 2031?
after-meeting
  // What a central bank decides at a meeting holds after it.
  \bafter (?=(?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: 20\d\d)? (?:[a-z]+ )?meeting\b) -> 'at '
  = Will the Fed cut rates by 25 bps after the September 2031 meeting?
    | Will the Fed cut rates by 25 bps at its September 2031 meeting?
  ! Will the Fed cut rates after September 2031? | Will the Fed cut rates in September 2031?
moves-with-size
  // The number of moves with their sum in brackets.
  (?<=\b\d+\+? )\(\d+\+? ?bps\) -> ''
  = How many Fed rate cuts in 2031?: 2 (50 bps) | How many Fed rate cuts in 2031?: 2
  ! Will the Fed cut rates by 50 bps in 2031? | Will the Fed cut rates in 2031?
hour-in-brackets
  // The hour of the day before it.
  (?<=\d)\? ?\((\d{1,2}:\d\d(?: ?[ap]m)? (?:e[ds]?t|utc|gmt))\) -> ' at $1?'
  = Bitcoin above $90,000 on May 3, 2031?(16:00 ET) | Bitcoin above $90,000 on May 3, 2031 at 4pm ET?
  ! Bitcoin above $90,000 on May 3, 2031? (Zorro) | Bitcoin above $90,000 on May 3, 2031 at 4pm ET?
hours-of-day
  \b24[- ]?(?:h|hrs?|hours?) (?=(?:after|following|from|post)\b) -> 'one day '
  = Zorro FDV above $1B 24 hours after launch? | Zorro FDV above $1B one day after launch?
  ! Zorro FDV above $1B 48 hours after launch? | Zorro FDV above $1B one day after launch?
years-of-loan
  \b(\d{1,2})[- ]?yr?(?= (?:fixed|mortgage|note|t-?note|treasury|us treasury|yield)\b) -> '$1-year'
  = Will the 30yr mortgage rate be above 8% on May 29, 2031?
    | Will the 30-year mortgage rate be above 8% on May 29, 2031?
  ! Will the 15-year mortgage rate be above 8% on May 29, 2031?
    | Will the 30-year mortgage rate be above 8% on May 29, 2031?
moves-either-way
  \b(?:(?:closes?|finish(?:es)?|moves?) (?:up or down|down or up)|(?:gains?|rises?) or (?:drops?|falls?)|moves? in either direction)(?: by)?(?= (?:at least|more than|over|\d))
    -> 'move'
  = Will the S&P 500 close up or down by more than 5% in a day in 2031? | S&P 500 daily move of more than 5% in 2031?
  ! Will the S&P 500 close up by more than 5% in a day in 2031? | Will the S&P 500 gain more than 5% in a day in 2031?
down-by-percent
  \b(?:up|down) (?:by )?(?=(?:(?:at least|more than|over) )?\d[\d.]*\+? ?(?:%|percent\b))(?<!\b(?:or|and|makes?) (?:up|down) (?:by )?)
    -> 'fall '
  if ^up -> 'rise '
  = Nasdaq down at least 10% in a single day in 2031? | Will the Nasdaq fall 10% or more in one day in 2031?
  ! Will the Nasdaq be down in 2031? | Will the Nasdaq fall in 2031?
rate-of-britain
  \b(?:uk|british) (?:bank |base |interest )rates?\b -> 'bank of england rate'
  = Will the UK base rate be above 4% on December 31, 2031?
    | Will the Bank of England rate be above 4% on December 31, 2031?
  ! Will the UK mortgage rate be above 4% on December 31, 2031?
    | Will the Bank of England rate be above 4% on December 31, 2031?
debt-downgrade
  \b(?:government |sovereign )?debt (?=(?:be |is )?downgraded?\b) -> 'credit rating '
  = US debt downgrade in 2031? | Will the US credit rating be downgraded in 2031?
  ! US debt default in 2031? | Will the US credit rating be downgraded in 2031?
cuts-of-fed
  // Rate cuts of no named bank are those of the Federal Reserve.
  ^(how many|number of) (?=(?:interest )?rate (?:cut|hike)s? (?:(?:are|will be|will there be) )?(?:before|by|during|in) (?:the end of )?20\d\d\b)(?!.*\b(?:bank|boc|boe|boj|ecb|rba|rbi|rbnz|snb)\b)
    -> '$1 fed '
  = Number of rate cuts in 2031?: Exactly 3 cuts | How many times will the Fed cut rates in 2031?: 3
  ! Number of ECB rate cuts in 2031?: 3 cuts | Number of Fed rate cuts in 2031?: 3 cuts
change-by-fed
  // And so is the only change of a title.
  ^(will there be )?(an? |another |any )?((?:interest )?rate (?:cut|hike)s?) (?=(?:before|by|during|in) (?:the end of |(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)(?:[a-z]{2,6})? )?20\d\d\??$)
    -> '$1$2fed $3 '
  = Rate hike in 2031? | Will the Fed hike rates in 2031?
  ! Rate hike in Peru in 2031? | Will the Fed hike rates in 2031?
which-central-banks
  (?<=^(?:at )?which )central (?=banks?\b) -> ''
  = Which central banks will hike before 2032? - Norges Bank | Will Norges Bank hike before 2032?
  ! Which central banks will hike before 2032? - Norges Bank | Will the Riksbank hike before 2032?
megaquake
  // A megaquake is one of magnitude 8 or more.
  \bmega-?(?:earth)?quakes?\b(?<!\d.*)(?!.*\b(?:magnitude|m\d|\d\.\d)) -> 'earthquake of magnitude 8.0 or higher'
  = Megaquake in May 2031? | Will there be an earthquake of magnitude 8.0 or higher in May 2031?
  ! Will a megaquake of magnitude 9 hit Peru in 2031? | Will an earthquake of magnitude 9 hit Peru in 2031?
quake-of-number
  // A number before an earthquake is its least magnitude.
  \b(?<=(?:^|\ban? ))(?:magnitude )?([6-9]\.\d)(?= (?:earth)?quake\b) -> 'magnitude $1 or higher'
  = Magnitude 8.0 earthquake in 2031? | Will there be an earthquake of magnitude 8.0 or higher in 2031?
  ! Earthquake above 7.0 in 2031? | Will there be an earthquake of magnitude 8.0 or higher in 2031?
misspelt-month
  \bfeb(?:rurary|uary|urary)\b -> 'february'
  = Bitcoin above $200k in Feburary 2031? | Bitcoin above $200k in February 2031?
  ! Will Febronia Urary resign in 2031? | Will Ann Roe resign in 2031?
lower-bound
  \blower (?:bound|end|limit)\b -> 'lowerbound'
  = Will the Fed's lower bound reach 2.0% in 2031? | Will the lower limit of the Fed's rate reach 2.0% in 2031?
  ! Will the Fed's upper bound reach 2.0% in 2031? | Will the upper limit of the Fed's rate reach 2.0% in 2031?
recurring-revenue
  \bannual recurring revenue\b|\bannuali[sz]ed (?:recurring )?(?:revenue|run[- ]rate)(?: run[- ]rate| revenue)?\b|\brevenue run[- ]rate\b|\brun[- ]rate revenue\b
    -> 'arr'
  = Acme annualized revenue hits $50B by June 30, 2031? | Will Acme reach $50B in ARR by June 30, 2031?
  ! Acme annual revenue hits $50B by June 30, 2031? | Will Acme reach $50B in ARR by June 30, 2031?
combined-cap
  \b(?:aggregate|combined|total) (?=market cap(?:itali[sz]ation)? of [^?]{2,40} and ) -> ''
  = Will the combined market cap of Zorro and Acme be above $4B on June 30, 2031?
    | Will the market cap of Zorro and Acme be above $4B on June 30, 2031?
  ! Will the market cap of Zorro be above $4B on June 30, 2031?
    | Will the total market cap be above $4B on June 30, 2031?
candidates-of-chess
  // Candidates in the sense of chess.
  \b(?:fide )?candidates tournament\b|\bfide candidates\b -> 'fide candidates'
  = Will Ann Roe win the 2031 Candidates Tournament? | Will Ann Roe win the 2031 FIDE Candidates?
  ! Will Ann Roe be among the 2031 candidates? | Will Ann Roe be one of the 2031 candidates?
drama-series-winner
  (?<!\b(?:best|outstanding|an?) )\b(comedy|drama|limited) series(?= winner\b) -> 'outstanding $1 series'
  = Emmys 2031: Drama Series Winner: Zorro | Will "Zorro" win Outstanding Drama Series at the 2031 Emmys?
  ! Emmys 2031: Drama Winner: Zorro | Will "Zorro" win in Drama at the 2031 Emmys?
`
