/** Rewrites of names of places, offices, charts and people. */
export const rewritesOfNames = String.raw`
initial-a
  // The initial of a name is no article and no "versus", which would be left out.
  \b(?<=(?:^|^wil+ |[-:|] ))([av])\.(?= (?:[a-z]\. )?[a-z]{2}) -> 'initial$1'
  = Will A. Quibble win the 2031 Lima Cup? | Will Ann Quibble win the 2031 Lima Cup?
  ! Will John A. Quibble win the 2031 Lima Cup? | Will John Quibble win the 2031 Lima Cup?
junior
  \bjnr\b\.? -> 'jr'
  = Will Bob Roe Jnr win the 2031 Lima Cup? | Will Bob Roe Jr. win the 2031 Lima Cup?
  ! Will Bob Roe Jr. win the 2031 Lima Cup? | Will Bob Roe win the 2031 Lima Cup?
member-of-congress
  // The title of a member and the party and seat in brackets say who is meant, which the name says too.
  ^will (?:rep|sen|congressman|congresswoman)\.? (?=[a-z])|(?<=[a-z]) \((?:r|d|i)(?:[,-] ?[a-z]{2}(?:-\d{1,2})?)?\)
    -> ''
  if ^will -> 'will '
  = Will Rep. Ann Roe (R, GA-14) resign in 2031? | Will Ann Roe resign in 2031?
  ! Will the GA-14 seat be vacant in 2031? | Will GA-14 be vacant in 2031?
us-institution
  // These institutions are American if no other country is named.
  \bus (?=(?:house|senate|senator|supreme court|president|presidential|congress|attorney general|treasury)\b) -> ''
  = Will the US Senate pass the bill in 2031? | Will the Senate pass the bill in 2031?
  ! Will the US pass the bill in 2031? | Will the Senate pass the bill in 2031?
us-election
  // "The 2028 US election" is that of the president, unless a chamber or a state is named.
  \b(20(?:[02468][048]|[13579][26])) us election\b(?<!\b(?:congress|governor|house|senate)\b.*)(?!.*\b(?:congress|governor|house|senate)\b)
    -> '$1 presidential election'
  = Will Ann Roe win the 2032 US election? | Will Ann Roe win the 2032 presidential election?
  ! Will Ann Roe win the 2030 US election? | Will Ann Roe win the 2030 governor election?
party-of-chamber
  // "D-House, R-Senate" is the answer to who controls which chamber.
  \b[dr](?=[- ](?:house|senate)\b) -> 'republican'
  if ^d -> 'democratic'
  = Will there be a D-House after the 2030 midterms? | Will there be a Democratic House after the 2030 midterms?
  ! Will Dr. Doe leave the House in 2030? | Will Doe leave the House in 2030?
model-of-chatgpt
  // With a number, the name of the service means its model.
  \bchat-?gpt[- ]?(?=\d) -> 'gpt-'
  = Will ChatGPT-9 be released in 2031? | Will GPT-9 be released in 2031?
  ! Will ChatGPT be down in 2031? | Will GPT-9 be down in 2031?
united
  \butd\b -> 'united'
  = Will Tarkington Utd sign Ann Roe in 2031? | Will Tarkington United sign Ann Roe in 2031?
  ! Will Tarkington City sign Ann Roe in 2031? | Will Tarkington United sign Ann Roe in 2031?
st-of-state
  // "Norfolk St." is Norfolk State; "St. Louis" and "Wall St." are not.
  (?<=\b(?!(?:wall|main|high|bay|the|vs|at|in|and|will|on|of) )[a-z]{3,} )st\b\.?(?= (?:wins?|won|beats?|vs?\b|versus|at\b|to win|makes?|reach|advance|covers?|men|women|moneyline|qualify|lose|be .*\b(?:ncaa|march madness|seed))| ?[?:(]|$)
    -> 'state'
  = Will Quibble St. win the 2031 Lima Cup? | Will Quibble State win the 2031 Lima Cup?
  ! Will St. Quibble win the 2031 Lima Cup? | Will Quibble win the 2031 Lima Cup?
saint
  \bsaint (?=[a-z]) -> 'st '
  = Will it rain in Saint Louis on May 3, 2031? | Will it rain in St. Louis on May 3, 2031?
  ! Will it rain in Lima on May 3, 2031? | Will it rain in St. Louis on May 3, 2031?
mens-and-womens
  \b(gentlemen|ladies)'?s? (?=(?:singles|doubles|final|race|tournament)\b) -> 'women's '
  if ^g -> 'men's '
  = Will Ann Roe win the 2031 Lima ladies' singles? | Will Ann Roe win the 2031 Lima women's singles?
  ! Will Ann Roe win the 2031 Lima men's singles? | Will Ann Roe win the 2031 Lima men's doubles?
the-championships
  \bthe (20\d\d )?championships,? wimbledon\b -> '$1wimbledon'
  = Will Ann Roe win the 2031 Championships, Wimbledon? | Will Ann Roe win 2031 Wimbledon?
  ! Will Ann Roe win the 2031 Lima Championships? | Will Ann Roe win 2031 Wimbledon?
contiguous-usa
  \b(?:the )?(?:lower 48(?: states)?|conus|(?:continental|contiguous) (?:us|usa|united states))\b
    -> 'the continental us'
  = Will a storm reach the lower 48 in 2031? | Will a storm reach the contiguous United States in 2031?
  ! Will a storm reach Lima in 2031? | Will a storm reach the United States in 2031?
category
  \bcat\.? ?(?=[1-5]\b) -> 'category '
  = Will a Cat 4 hurricane hit Cuba in 2031? | Will a Category 4 hurricane hit Cuba in 2031?
  ! Will a cat win the 2031 Lima Cup? | Will a dog win the 2031 Lima Cup?
month-code
  // A month with the last digits of its year in one word; before a year, they are the day.
  \b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)([23]\d)\b(?!,? 20\d\d) -> '$1 20$2'
  = Will the Fed cut rates in Sep31? | Will the Fed cut rates in September 2031?
  ! Will Zorro launch its token by Sep30 2031? | Will Zorro launch its token in September 2030?
year-and-quarter
  (?<!q[1-4] )\b(20\d\d)-q([1-4])\b(?! ?20) -> 'q$2 $1'
  = Will Peru GDP growth be above 2% in 2031-Q2? | Will Peru GDP growth be above 2% in Q2 2031?
  ! Will Zorro launch its token in Q4 2031-Q1 2032? | Will Zorro launch its token in Q4 2031?
quarter-code
  \b([1-4])q([23]\d)\b -> 'q$1 20$2'
  = Will Peru GDP growth be above 2% in 4Q31? | Will Peru GDP growth be above 2% in Q4 2031?
  ! Will Peru GDP growth be above 2% in 4Q? | Will Peru GDP growth be above 2% in Q3 2031?
short-season
  // A season by the last two digits of its years. Without the word, from 20/21 on, because 12/13 may be a day.
  (?<![\d/-])([1-3]\d)[-/]([1-3]\d) (?=(?:\w+ )?season\b)|(?<![\d/-])(?:20/21|21/22|22/23|23/24|24/25|25/26|26/27|27/28|28/29|29/30|30/31|31/32)(?![\d/-])
    -> number
  = Will the Flyers make the NHL playoffs in the 30-31 season? | Will the Flyers make the 2030-31 NHL playoffs?
  ! Will the Flyers win 30-31 this year? | Will the Flyers make the 2030-31 NHL playoffs?
joint-holder
  \bco-(?=(?:ceo|chair|chief|coach|director|host|leader|manager|owner|president|winner)[a-z]*\b) -> 'joint '
  = Will Ann Roe be co-CEO of Zorro in 2031? | Will Ann Roe be joint CEO of Zorro in 2031?
  ! Will Ann Roe be CEO of Zorro in 2031? | Will Ann Roe be the CEO of Zorro in 2031?
et-al
  [ ]et al\b -> ''
  = Will Ann Roe et al win the 2031 Zorro Prize? | Will Ann Roe win the 2031 Zorro Prize?
  ! Will Ann Roe and Bob Doe win the 2031 Zorro Prize? | Will Ann Roe win the 2031 Zorro Prize?
la-office
  // "LA" is the city here, and not the article of another language.
  \bla (?=mayor|mayoral|county|olympic|wildfire)|\b(?<=\b(?:county|mayor|olympics) (?:in|of) )la(?:\b ?) -> 'los angeles '
  = Will Ann Roe win the 2031 LA mayoral election? | Will Ann Roe win the 2031 Los Angeles mayoral election?
  ! Will Ann Roe visit La Paz in 2031? | Will Ann Roe visit Lima in 2031?
in-la
  \bin la(?= (?:be|on|reach|hit)\b| ?[?,:]|$) -> 'in los angeles'
  = Will it rain in LA on May 3, 2031? | Will it rain in Los Angeles on May 3, 2031?
  ! Will it rain in La Paz on May 3, 2031? | Will it rain in Lima on May 3, 2031?
chart-of-place
  \b(us|global) (netflix|spotify)\b -> '$2 $1'
  = Will Zorro be the top global Spotify song in May 2031? | Will Zorro be the top Spotify global song in May 2031?
  ! Will Zorro be the top Spotify song in May 2031? | Will Zorro be the best Spotify song in May 2031?
chart-of-place-and-kind
  \b(usa?|global) ((?:song|artist|album|show|film|movie)s?) on (netflix|spotify)\b -> '$2 on $3 $1'
  = Will Zorro be the top global song on Spotify in May 2031?
    | Will Zorro be the top song on Spotify global in May 2031?
  ! Will Zorro be the top song on Spotify in May 2031? | Will Zorro be the best song on Spotify in May 2031?
chart-in-usa
  \b(netflix|spotify)\b(.*) in the usa?\b -> '$1 us$2'
  = Will Zorro be the top show on Netflix in the US in May 2031? | Will Zorro be the top show on Netflix US in May 2031?
  ! Will Zorro be the top show on Netflix in Peru in May 2031? | Will Zorro be the top show on Netflix US in May 2031?
ceases-to-hold
  \bceases? to (?:hold|serve in) (?:(?:the|his|her|their) )?(?:office|position|post|role)(?: (?:of|as)(?: the)?)?\b
    -> 'cease to be'
  = Will Ann Roe cease to hold the office of president of Peru before 2032?
    | Will Ann Roe cease to be president of Peru before 2032?
  ! Will Ann Roe cease to hold shares of Acme before 2032? | Will Ann Roe cease to be president of Peru before 2032?
office-of
  \bthe office of (?:the )? -> ''
  = Will Ann Roe win the office of mayor of Lima in 2031? | Will Ann Roe win mayor of Lima in 2031?
  ! Will Ann Roe be mayor of Lima in 2031? | Will Ann Roe become mayor of Lima in 2031?
international-body
  // An international body; "The International" is a tournament.
  \bthe (?=international (?:atomic|court|criminal|monetary|olympic|space)\b) -> ''
  = Will the International Criminal Court indict Ann Roe in 2031? | Will the ICC indict Ann Roe in 2031?
  ! Will Acme win The International in 2031? | Will Acme win The International 2031?
iran-deal
  \bjcpoa\b -> 'iran nuclear deal'
  = Will the US rejoin the JCPOA in 2031? | Will the US rejoin the Iran nuclear deal in 2031?
  ! Will the US rejoin the Paris accord in 2031? | Will the US rejoin the Iran nuclear deal in 2031?
syllable-of-name
  // A syllable of Korean names that is also a word.
  (?<=\w )(won)-(?=(?!lost|loss)[a-z]{1,6}\b) -> '$1'
  = Will Chong Won-o be mayor of Lima in 2031? | Will Chong Wono be mayor of Lima in 2031?
  ! Will Lima have a won-lost record in 2031? | Will Lima have a wonlost record in 2031?
x-between
  [ ]x (?=[a-z]+ )(?<=^(?:will )?(?:the )?[a-z]+ x ) -> ' and '
  = Peru x Chile ceasefire in 2031? | Peru and Chile ceasefire in 2031?
  ! Will Ann Roe post on X in 2031? | Will Ann Roe post in 2031?
x-as-twitter
  (?<=\b(?:accounts?|banned|followers|subscribers|suspended|unbanned|views) (?:from|on) )x(?: \((?:formerly )?twitter\)|\/twitter)?(?= (?:account|before|between|by|during|followers|from|in|on|posts|this)\b|[?,]|$)
    -> 'twitter'
  = Will Ann Roe have 5 million followers on X in 2031? | Will Ann Roe have 5 million followers on Twitter in 2031?
  ! Will Malcolm X be on a stamp in 2031? | Will Malcolm be on a stamp in 2031?
`
