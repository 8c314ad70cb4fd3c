const UNIT = '(?:barrel|bbl|dozen|gal|gallon|lb|mmbtu|ounce|oz|pound|share|ton|tonne|troy ounce)'
const AMOUNT = String.raw`\$ ?\d[\d.,]*(?:[kmbt]|bn)?`

/** Rewrites of what is measured: prices by their unit, growth below zero, ranks of years, days with a name. */
export const rewritesOfMeasures = String.raw`
per-unit
  // Each price has its usual unit: a gallon of gas, a barrel of oil, an ounce of gold.
  [ ]?(?:/ ?|per |\ban? )${UNIT}\b(?<=${AMOUNT} ?(?:/ ?|per |an? )${UNIT}) -> ''
  = Will WTI crude oil hit $100 a barrel in 2031? | Will WTI crude oil hit $100 in 2031?
  ! Will WTI crude oil hit $100 in 2031? | Will Brent crude oil hit $100 in 2031?
unit-in-brackets
  [ ]?\((?:° ?[cf]|%|usd|\$|inches|in\.?)\) -> ''
  = May 2031 temperature anomaly (°C): 1.20-1.24°C | May 2031 temperature anomaly: 1.20-1.24°C
  ! May 2031 temperature anomaly (NASA): 1.20°C | May 2031 temperature anomaly: 1.20°C
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
  \bnegative (?:jobs? (?:growth|report|number)|(?:nonfarm )?payrolls)\b|\b(?:us|american) economy (?:to )?loses? jobs\b
    -> 'nonfarm payrolls below 0'
  = Negative jobs report for May 2031? | Will US nonfarm payrolls be below 0 in May 2031?
  ! Will the US add 100,000 jobs in May 2031? | Will US nonfarm payrolls be above 0 in May 2031?
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
christmas-day
  \bchristmas (day|eve)\b -> 'december 24,'
  if day$ -> 'december 25,'
  = Will it snow in Lima on Christmas Day 2031? | Will it snow in Lima on December 25, 2031?
  ! Will it snow in Lima at Christmas 2031? | Will it snow in Lima on December 25, 2031?
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
