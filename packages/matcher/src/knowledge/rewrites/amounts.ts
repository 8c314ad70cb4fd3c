import { numerals } from '../numerals.ts'

/** A number word, as in "at least two", "three or more" and "three or four". */
const NUMBER_WORD = `(?:${numerals.slice(1).join('|')})`
const BOUND = [
  'above|at least|at most|below|bottom|exactly|fewer than|greater than|less than|m(?:ax|in)imum of|more than',
  'no fewer than|no less than|no more than|over|top|under|up to',
].join('|')
const SPELT_BOUND = [
  `(?<=\\b(?:${BOUND})[ -])(?:${numerals.join('|')})`,
  `(?<=^)${NUMBER_WORD}(?=$)`,
  `${NUMBER_WORD}(?= (?:[a-z]+ )?or (?:fewer|greater|higher|less|lower|more)\\b)`,
  `${NUMBER_WORD}(?= (?:or|to) ${NUMBER_WORD}\\b)`,
  `(?<=\\b${NUMBER_WORD} (?:or|to) )${NUMBER_WORD}`,
  `(?<=\\bbetween )${NUMBER_WORD}(?= and ${NUMBER_WORD}\\b)`,
  `(?<=\\bbetween ${NUMBER_WORD} and )${NUMBER_WORD}`,
].join('|')

/** Rewrites of phrases about numbers, amounts and ends of years into one form, so that "#1" and "number 1" are equal. */
export const rewritesOfAmounts = String.raw`
not-more-than
  \bnot (?=(?:earlier|fewer|greater|higher|later|less|longer|lower|more|sooner) than\b) -> 'no '
  = Will not fewer than 3 ministers resign in 2031? | Will no fewer than 3 ministers resign in 2031?
  ! Will Ann Roe not resign in 2031? | Will Ann Roe resign in 2031?
as-planned
  (?<=\d) as (?:planned|scheduled)\b -> ''
  = Will Ann Roe and Bob Doe debate on June 27, 2031 as planned? | Will Ann Roe and Bob Doe debate on June 27, 2031?
  ! Will the Lima plan be debated on June 27, 2031? | Will the Lima debate be planned on June 27, 2031?
over-or-under
  \bover or under (?=[$\d]) -> 'o/u '
  = Lions over or under 11.5 wins in 2031? | Lions over 11.5 wins in 2031?
  ! Will Zorro be over or under the moon in 2031? | Will Zorro be over the moon in 2031?
us-dollars
  \bus(?=\$) -> ''
  = Will Acme raise over US$1.5 million in 2031? | Will Acme raise over $1.5 million in 2031?
  ! Will Acme raise over €1.5 million in 2031? | Will Acme raise over $1.5 million in 2031?
half-a-million
  \bhalf an? (?=(?:million|billion|trillion)\b) -> '0.5 '
  = Will Zorro sell half a million cars in 2031? | Will Zorro sell 0.5 million cars in 2031?
  ! Will Zorro sell a million cars in 2031? | Will Zorro sell 1 million cars in 2031?
one-million
  \b(?:an?|one) (?=(?:thousand|million|billion|trillion)\b)(?<!\b(?:half|quarter of|third of|in) an? ) -> '1 '
  = Will "Zorro" gross over a million dollars in 2031? | Will "Zorro" gross over $1 million in 2031?
  ! Will "Zorro" gross over half a million dollars in 2031? | Will "Zorro" gross over $500k in 2031?
share-to-get
  // A share of the vote to get is the least that is needed.
  \b((?:clears?|gets?|reach(?:es)?|receives?) \d+(?:\.\d+)?%)(?= of (?:all |the )?votes?\b)(?!.*\b(?:exactly|less|more|fewer|higher|lower|or above|or below|range|between)\b) -> '$1 or more'
  = Will the Lima Party get 5% of the vote in the 2031 election? | Will the Lima Party get 5% or more of the vote in the 2031 election?
  ! Will the Lima Party get 5% of the seats in the 2031 election? | Will the Lima Party get 9% of the seats in the 2031 election?
half-of-votes
  // More than half of the votes, and not half of anything else.
  \bhalf (?=of (?:all |the )?(?:[a-z]+ )?votes?\b) -> '50% '
  = Will Ann Roe win more than half of the vote in the 2031 Lima mayoral election?
    | Will Ann Roe win more than 50% of the vote in the 2031 Lima mayoral election?
  ! Will Ann Roe win more than half of the debates in 2031? | Will Ann Roe win more than half the debates in 2031?
quarter-point
  // A central bank moves its rate by quarters of a point.
  \b(?:an? |one )?(?:quarter|half)(?:[- ](?:of )?(?:an? )?)(?:percentage )?point\b(?<=\b(?:cut|ease|hike|increase|lower|raise|reduce)s? .*)
    -> '25 bps'
  if half -> '50 bps'
  = Will the Fed cut rates by a quarter point in March 2031? | Will the Fed cut rates by 25 bps in March 2031?
  ! Will Ann Roe lead by half a point after round 5? | Will Ann Roe lead by 0.5 points after round 5?
negative-growth
  // A growth below zero has no amount but its sign.
  \b(?:negative|positive|(?:above|below) zero)(?= (?:in|for|during|on|by|at)\b| ?\?|$)(?<=\b(?:cpi|gdp|growth|inflation|yields?) (?:[a-z0-9]+ ){0,4}?be (?:[a-z]+|[a-z]+ zero))
    -> 'above 0%'
  if ^[bn] -> 'below 0%'
  = Will US GDP growth be negative in Q2 2031? | Will US GDP growth be below 0% in Q2 2031?
  ! Will Ann Roe test positive in Q2 2031? | Will Ann Roe be tested in Q2 2031?
zero-things
  \bzero (?=(?:[a-z]+ ){0,2}?[a-z]{2,}s\b)(?!(?:day|emission|interest|knowledge|sum|tolerance)s?\b)(?<!\b(?:ground|near|net|patient|sub)[ -]zero )
    -> '0 '
  = Will zero ministers resign in Peru in 2031? | Will 0 ministers resign in Peru in 2031?
  ! Will Acme reach net zero emissions in 2031? | Will Acme reach no emissions in 2031?
multiple
  \bmultiple (?!(?:choice|myeloma|sclerosis)\b)(?=(?:[a-z-]+ ){0,2}?[a-z]+s\b) -> 'at least 2 '
  = Will multiple ministers resign in Peru in 2031? | Will at least two ministers resign in Peru in 2031?
  ! Will any ministers resign in Peru in 2031? | Will ministers resign in Peru in 2031?
more-than-none
  // Whatever has more than none of something has some of it.
  \b(interest|share|stake)s? of (?:above|greater than|more than|over) 0(?:\.0+)? ?%(?= ) -> '$1'
  = Will Peru take a stake of above 0% in Zorro in 2031? | Will Peru take a stake in Zorro in 2031?
  ! Will Peru take a stake of above 5% in Zorro in 2031? | Will Peru take a stake in Zorro in 2031?
nonzero-number
  \b(?:an? )?non-?zero (?:amount|number) of (?=[a-z]+s\b) -> 'at least 1 '
  = Will the Lima Party win a nonzero number of seats in 2031? | Will the Lima Party win at least 1 seat in 2031?
  ! Will the Lima Party win zero seats in 2031? | Will the Lima Party win at least 1 seat in 2031?
month-of-years
  // A month is compared with the same months of other years.
  \b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)([a-z]*)( 20\d\d (?:[a-z0-9]+ ){1,5}?[a-z]+est) \1[a-z]*\b
    -> '$1$2$3'
  = Will May 2031 be the hottest May ever? | Will May 2031 be the hottest on record?
  ! Will May 2031 be hotter than June 2031? | Will June 2031 be cooler than May 2031?
nth-of-career
  // Who scores the 500th goal of a career has scored 500.
  \b(?:an?|her|his|its|the|their) ((?:\d{1,3},)?\d{1,3})(?:st|nd|rd|th) (?:official )?(career (?:appearance|assist|cap|goal|hit|home run|point|strikeout|title|touchdown|win))\b -> '$1 $2s'
  = Will Ann Roe score her 500th career goal in 2031? | Will Ann Roe score 500 career goals in 2031?
  ! Will Ann Roe score her 5th goal in 2031? | Will Ann Roe score 500 career goals in 2031?
tops-amount
  // "Top" before an amount is a verb; before a count of places it is not.
  (?<!\b(?:the|in|its|a) )\btops? (?=[$€£] ?\d|\d{1,3}(?:,\d{3})+\b|\d[\d.,]* ?(?:%|percent\b|[kmb]\b|bn\b|thousand\b|million\b|billion\b|trillion\b))
    -> 'surpass '
  = Will Bitcoin top $200k in 2031? | Will Bitcoin surpass $200k in 2031?
  ! Will Zorro be in the top 10% in 2031? | Will Zorro be above 10% in 2031?
becomes-trillionaire
  \bbecomes? an? (tr|b)illionaire\b|(?<!\bfirst )(?<=[a-z] )(tr)illionaire(?= (?:before|by|in|on)\b| ?\?|$)
    -> 'net worth above $$1 $1$2illion'
  = Will Ann Roe become a trillionaire in 2031? | Will Ann Roe's net worth exceed $1 trillion in 2031?
  ! Will Ann Roe become the first trillionaire in 2031? | Will Ann Roe's net worth exceed $1 trillion in 2031?
first-superlative
  // Whatever is the first of the hottest is the hottest.
  \b(?:1st|first) (?=(?:(?:cold|cool|dri|hot|warm|wett|larg|high|low|small)[a-z]*est)\b) -> ''
  = Will May 2031 be the 1st hottest on record? | Will May 2031 be the hottest on record?
  ! Will May 2031 be the 2nd hottest on record? | Will May 2031 be the hottest on record?
bound-with-article
  \b(above|at least|at most|below|less than|more than|over|under) an? (?=\d) -> '$1 '
  = Will Zorro have at least a 91 on Rotten Tomatoes? | Will Zorro have at least 91 on Rotten Tomatoes?
  ! Will Zorro get a 91 on Rotten Tomatoes? | Will Zorro get 91 on Rotten Tomatoes?
open-range
  // A bound that a range does not have may be written "na".
  \bbetween (?:(\$?\d[\d,.]*%?) and n\/?a\b%?|n\/?a%? and (\$?\d[\d,.]*%?)) -> 'at least $1'
  if ^between n -> 'below $2'
  = Will Ann Roe get between 30% and na% of the vote in 2031? | Will Ann Roe get at least 30% of the vote in 2031?
  ! Will Ann Roe get between 30% and 32% of the vote in 2031? | Will Ann Roe get at least 30% of the vote in 2031?
greatest-number
  // A high or low number of something is also a record.
  (?:\bthe )?\b((?:second|third|fourth|fifth|2nd|3rd|4th|5th)[- ])?(?:greatest|highest|largest) (?:number|amount) of (?!.*\b(?:ever|history|on record|recorded|since)\b) -> 'the $1most '
  = Will Peru win the greatest number of medals in 2032? | Will Peru win the most medals in 2032?
  ! Will Peru win a greater number of medals in 2032? | Will Peru win the most medals in 2032?
rank-of-counted
  #(\d)(?: most)? (?=(?:downloaded|googled|listened|played|searched|streamed|viewed|watched)\b) -> '$1th most '
  if #1 -> 'most '
  if #2 -> '2nd most '
  if #3 -> '3rd most '
  = Will Ann Roe be the #2 searched person on Google in 2031?
    | Will Ann Roe be the second most searched person on Google in 2031?
  ! Will Zorro be the #2 song on Spotify in 2031? | Will Zorro be the second song on Spotify in 2031?
rank-on-chart
  #([2-9]|10) (?=(?:(?:[a-z]+ ){0,2}?(?:album|app|artist|film|game|movie|podcast|show|song|track|video) )?(?:in|on) (?:the )?(?:us |global )?(?:app store|apple|billboard|hot|itunes|netflix|spotify|steam|youtube)\b)(?=.*\b(?:dated|week|(?:for|on) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d))
    -> '$1th place '
  if #2 -> '2nd place '
  if #3 -> '3rd place '
  = Will Zorro be the #2 song on Spotify on May 3, 2031? | Will Zorro be the 2nd place song on Spotify on May 3, 2031?
  ! Will Zorro be the #2 song on Spotify in 2031? | Will Zorro be the second song on Spotify in 2031?
rank-one
  #1\b|\bno\. ?1\b|\bnumber 1\b -> 'rank1'
  = Will Zorro be the #1 song on Spotify in 2031? | Will Zorro be the number 1 song on Spotify in 2031?
  ! Will Zorro be the #2 song on Spotify in 2031? | Will Zorro be the second song on Spotify in 2031?
temperature-reached
  \bgets? to (?=\d+ ?°) -> 'high temp '
  = Will Lima get to 70° on May 3, 2031? | Will the high temp in Lima be 70° on May 3, 2031?
  ! Will Ann Roe get to Lima in May 2031? | Will Ann Roe go to Lima in May 2031?
at-least-once
  [ ]at least once\b -> ''
  = Will Ann Roe visit Lima at least once in 2031? | Will Ann Roe visit Lima in 2031?
  ! Will Ann Roe visit Lima at least twice in 2031? | Will Ann Roe visit Lima in 2031?
prior-to
  \b(?:prior to|in advance of|ahead of (?=(?:the )?(?:[a-z0-9]+ ){0,3}?(?:elections?|midterms?|referendum|vote)\b)|by (?=(?:the )?(?:[a-z]+ ){0,3}?(?:elections?|midterms?|referendum)(?: ?\?|$)))
    -> 'before '
  = Will Ann Roe resign ahead of the midterms? | Will Ann Roe resign before the midterms?
  ! Will Quilmar finish ahead of Ashby in 2031? | Will Quilmar finish above Ashby in 2031?
meetings-in-turn
  // The months of several meetings in turn are no words of their own; the last of them ends the question.
  \b(?:(?:at|in) )?the next (?:two|three|four|[2-4]) (?:decisions|meetings) \((?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-–—])+((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: 20\d\d)?)\)
    -> 'in $1'
  = Will the Fed Pause-Cut-Cut in the next three decisions (Mar-Apr-Jun 2031)?
    | Will the Fed Pause-Cut-Cut at the next 3 meetings (Mar-Apr-Jun 2031)?
  ! Will Ann Roe play in Lima in the next three months (Mar-Apr-May 2031)?
    | Will Ann Roe play in Lima in the next two months (Mar-Apr 2031)?
by-meeting
  \bby (?:(?:its|the|their) )?(?:fed'?s? |fomc )?(?=(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)(?: 20\d\d)? (?:fed |fomc )?meeting\b)(?<=\b(?:cuts?|cutting|eases?|hikes?|lowers?|raises?|rates?)\b.*)
    -> 'by the end of '
  = Will the Fed cut rates by its June 2031 meeting? | Will the Fed cut rates by June 30, 2031?
  ! Will Acme appoint Ann Roe by its June 2031 meeting? | Will Acme appoint Ann Roe before June 2031?
after-issuance
  \b(?:after|following|since) issuance(?: and)? (?=(?:before|by|on or before|until)\b) -> ''
  = Will Bitcoin hit $200k after issuance and before Jan 1, 2032? | Will Bitcoin hit $200k before Jan 1, 2032?
  ! Will Acme hit $200k after the issuance of shares in 2031? | Will Acme hit $200k before the end of 2031?
up-to-day
  (?<=\bat any (?:point|time) )(?:up (?:to|until)|until) (?:and including )?(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b)
    -> 'by '
  = Will Bitcoin trade above $200k at any time up to June 30, 2031? | Will Bitcoin hit $200k by June 30, 2031?
  ! Will Bitcoin stay above $200k up to June 30, 2031? | Will Bitcoin hit $200k by June 30, 2031?
first-days-in-office
  \b(?:during|in|within) (?:(?:her|his|the|their) )?(?:first )?(\d+) days (?:in office|as president|of (?:taking office|(?:her|his|the|their) (?:administration|presidency|term)))\b
    -> 'in first $1 days in office'
  = Will Ann Roe sign the Zorro Act within 100 days of taking office?
    | Will Ann Roe sign the Zorro Act in her first 100 days in office?
  ! Will Ann Roe sign the Zorro Act within 100 days? | Will Ann Roe sign the Zorro Act in the next 100 days?
close-of-year
  (?<!\byear[- ])\b(close|closes|closing|end|ends|ending|finish|finishes|finishing) (?=20\d\d\b) -> '$1 at the end of '
  = Will the S&P 500 close 2031 at or above 8,000? | Will the S&P 500 close at or above 8,000 at the end of 2031?
  ! Will the S&P 500 be above 8,000 in 2031? | Will the S&P 500 be above 8,000 at the end of 2031?
year-end
  \b(?:eoy|year[- ]?end|end of (?:the )?year),? ?(?=20\d\d\b) -> 'end of '
  = Will Peru be in a recession by EOY2031? | Will Peru be in a recession by the end of 2031?
  ! Will Peru be in a recession by year end? | Will Peru be in a recession by the end of the year?
majority-of-votes
  \b(?:an? |the )?(?:absolute |outright )?majority of (?:all |the )?(?:popular )?votes?\b -> 'over 50% of the vote'
  = Will Ann Roe win a majority of the vote in the 2031 Lima mayoral election?
    | Will Ann Roe win more than 50% of the vote in the 2031 Lima mayoral election?
  ! Will Ann Roe win the most votes in the 2031 Lima mayoral election?
    | Will Ann Roe win the 2031 Lima mayoral election?
seats-of-majority
  // A majority is one of seats unless it is one of votes; their number explains it.
  (?<=\bmajority) of (?:all |the )?seats\b|(?<=\bmajority(?: [a-z]+)?) ?\((?:at least|more than|over) \d+ seats\) -> ''
  = Will Labour win a majority (over 30 seats) in the 2031 Senedd election?
    | Will Labour win a majority in the 2031 Senedd election?
  ! Will Labour win over 30 seats in the 2031 Senedd election?
    | Will Labour win over 20 seats in the 2031 Senedd election?
end-of-year
  \bwhen (20\d\d) ends\b -> 'at the end of $1'
  = Will Ann Roe be mayor of Lima when 2031 ends? | Will Ann Roe be mayor of Lima at the end of 2031?
  ! Will Ann Roe be mayor of Lima when summer ends? | Will Ann Roe be mayor of Lima in summer?
twice
  \btwice\b -> '2 times'
  = Will the Fed cut rates twice in 2031? | Will the Fed cut rates 2 times in 2031?
  ! Will the Fed cut rates in 2031? | Will the Fed cut rates during 2031?
three-times
  \b(?:three times|thrice)\b -> '3 times'
  = Will the Fed cut rates three times in 2031? | Will the Fed cut rates 3 times in 2031?
  ! Will the Fed cut rates in 2031? | Will the Fed cut rates during 2031?
one-of-two
  \b(?:any|at least) (?:one|1) of (?!(?:\d|all|her|his|its|the|their|these|those)\b)(?=(?:[\w'.-]+ ){1,4}and (?!\d))
    -> ''
  = Will at least one of Ann Roe and Bob Doe resign in 2031? | Will Ann Roe or Bob Doe resign in 2031?
  ! Will at least one of the two resign in 2031? | Will one of the two resign in 2031?
spelt-bound
  \b(?:${SPELT_BOUND})\b -> number
  = Will at least two ministers resign in 2031? | Will 2 or more ministers resign in 2031?
  ! Will the two ministers resign in 2031? | Will both ministers resign in 2031?
points-short
  (?<=\d(?:\+| or more)?) ?pts\b -> ' points'
  = Will Ann Roe win the 2031 Lima election by 7+ pts? | Will Ann Roe win the 2031 Lima election by 7 or more points?
  ! Will the PTS alliance win the 2031 Lima election? | Will PTS win the 2031 Lima election?
decided-by-margin
  \bdecided by (?:a margin of )?(?=(?:less|fewer|more|over|under|at least|at most|exactly|between|\d)) -> 'margin '
  = Will the 2031 Ohio governor race be decided by less than 5 points?
    | Will the margin of victory in the 2031 Ohio governor race be less than 5 points?
  ! Will the 2031 Lima Cup be decided by a goal? | Will the 2031 Lima Cup final have a goal?
major-hurricane
  // A major hurricane is one of category 3 or more.
  \b(an?|any) major (?=hurricane\b)(?<!\bcategory\b.*)(?!.*\bcategory\b) -> '$1 category 3 or above '
  = Will a major hurricane hit Florida in 2031? | Will a Category 3 or above hurricane hit Florida in 2031?
  ! Will a hurricane hit Florida in 2031? | Will a tropical storm hit Florida in 2031?
price-of-gas
  \bgas(?:oline)?(?= (?:be|hit|reach|costs?|rises?|falls?|tops?|above|over|below|under)\b.*\$) -> 'gas prices'
  = Will gas be over $4 a gallon on June 30, 2031? | US gas prices above $4 on June 30, 2031?
  ! Will gas be rationed in Peru in 2031? | Will petrol be rationed in Peru in 2031?
lives-to-age
  // Who lives to an age may live longer.
  \blives? to (?:be |(?:the )?age (?:of )?)?(?=\d{2,3}\b) -> 'live to at least '
  = Will Ann Roe live to 100? | Will Ann Roe live to at least 100?
  ! Will Ann Roe be 100? | Will Ann Roe turn 100?
strength-of-category
  \b(category [1-5]|tropical storm) (?:hurricane |typhoon )?(?:intensity|status|strength)\b -> '$1'
  if category -> '$1 hurricane'
  = Will Zorro reach Category 3 hurricane strength in 2031? | Will Zorro reach Category 3 hurricane in 2031?
  ! Will Zorro reach tropical storms in 2031? | Will Zorro reach Category 3 hurricane in 2031?
basin-of-ocean
  \b(atlantic|pacific) basin\b -> '$1'
  = Will there be 9 hurricanes in the Atlantic basin in 2031? | Will there be 9 hurricanes in the Atlantic in 2031?
  ! Will there be 9 hurricanes in the Pacific basin in 2031? | Will there be 9 hurricanes in the Atlantic in 2031?
storms-form
  // A storm that there is has formed.
  (?<=\b(?:cyclones|hurricanes|storms|typhoons) (?:will|that) )(?:develops?|forms?) -> ''
  = How many hurricanes will form in 2031?: 9 | How many hurricanes will there be in 2031?: 9
  ! How many hurricanes will hit Cuba in 2031?: 9 | How many hurricanes will there be in 2031?: 9
landfall-with-strength
  // A storm may have lost its strength when it comes to land, whatever its name.
  (?<=\b(?:landfall|hits?|strikes?)\b.* )as an? (?=(?:hurricane|tropical storm|typhoon)\b) -> 'atstrength '
  = Will Zorro make landfall in Cuba as a hurricane? | Will Zorro hit Cuba as a hurricane?
  ! Will Zorro make landfall in Cuba? | Will Zorro hit Cuba?
`
