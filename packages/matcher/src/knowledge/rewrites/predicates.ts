import { cryptocurrencies } from '../cryptocurrencies.ts'
import { namePattern } from '../name-pattern.ts'
import { usStates } from '../us-states.ts'

/** "Close higher than the day before" means up; but "close higher than $100" and "close up 2%" do not. */
const BEFORE = String.raw`(?! (?:than|by|at least|more|over|\$?\d))`
const SINCE = '(?: than (?:on )?(?:the )?(?:day before|previous (?:day|close)|prior day|yesterday))?'
const COIN = namePattern(cryptocurrencies, 2)
const STATE = usStates.map(({ names: [name = ''] }) => name.toLowerCase()).join('|')

/** Rewrites of what is asserted: a majority is won, a seat that flips is won. */
export const rewritesOfPredicates = String.raw`
version-released
  // The name of a version with nothing but a time asks for its release.
  ^((?:[a-z][a-z'-]* ){1,2}?(?<!\b(?:apollo|artemis|bill|day|flight|game|mission|part|phase|prop|proposition|section|step|test|week) )\d{1,2}(?:\.\d)?)(?= (?:before|by|in) (?:(?:the )?end of |20\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|q[1-4])[^?]{0,20}\?$)
    -> '$1 released'
  = Zorro 5 by the end of 2031? | Will Zorro 5 be released by the end of 2031?
  ! Flight 5 by the end of 2031? | Will Flight 5 be released by the end of 2031?
carries-state
  \bcarr(?:y|ies) (?=(?:the state of )?(?:${STATE})\b) -> 'win '
  = Will Ann Roe carry Ohio in 2032? | Will Ann Roe win Ohio in 2032?
  ! Will Ann Roe carry a weapon in Ohio in 2032? | Will Ann Roe win a prize in Ohio in 2032?
most-votes-nationwide
  \b(?:wins?|gets?|receives?|gains?) (?:the )?most (?:popular )?votes (?:nationwide|nationally)\b -> 'win popular vote'
  = Will Ann Roe get the most votes nationwide in the 2032 presidential election?
    | Will Ann Roe win the popular vote in the 2032 presidential election?
  ! Will Ann Roe get the most votes in Ohio in the 2032 presidential election?
    | Will Ann Roe win Ohio in the 2032 presidential election?
becomes-member
  \b(?:becomes? an? (?:full |official )?member(?: state| country)? of|be an? (?:full )?member (?:state|country) of|becomes? (?:an? )?(nato|eu|un|brics|g7|g20|asean|opec|who|wto|oecd) member(?: state| country)?|(?<=\b(?:be|get|is) )admitted (?:in)?to(?! (?:an? |the )?(?:bar|hospital|icu)\b)|(?:accession|admission) to(?= (?:the )?(?:nato|eu|european union|un|united nations|brics|g7|g20|asean|opec|who|wto|oecd)\b))\b
    -> 'join $1'
  = Will Peru become a member of NATO before 2032? | Will Peru join NATO before 2032?
  ! Will Peru become a candidate for NATO before 2032? | Will Peru join NATO before 2032?
secures-prize
  // A prize of which a contest has one is won, whatever the verb.
  \b(?:secures?|captures?|claims?|seals?|bags?) (?=(?:(?:the|a) )?(?:[\w'-]+ ){0,4}?(?:nomination|title|crown|championship|pennant|trophy)\b)
    -> 'win '
  = Will Ann Roe secure the Democratic nomination for president in 2032?
    | Will Ann Roe win the Democratic nomination for president in 2032?
  ! Will Ann Roe seek the Democratic nomination for president in 2032?
    | Will Ann Roe win the Democratic nomination for president in 2032?
takeover-succeeds
  \b(takeover|acquisition|buyout|purchase) of ((?:[\w.'-]+ ){1,4}?)(?:succeeds?|closes?|completes?|go(?:es)? through|(?:be |is )?(?:completed|finali[sz]ed|closed))\b
    -> 'acquire $2'
  = Will Acme's takeover of Bolt succeed before July 2031? | Will Acme acquire Bolt before July 2031?
  ! Will Ann Roe succeed Bob Doe before July 2031? | Will Bob Doe be replaced before July 2031?
closes-acquisition
  \b(?:closes?|completes?|finali[sz]es?) (?:(?:its|the|their) )?(?:takeover|acquisition|buyout|purchase) of |\b(?:closes?|completes?|finali[sz]es?) (?:(?:its|the|their) )?(?=(?:[\w.'-]+ ){1,4}?(?:takeover|acquisition|buyout|purchase)\b)
    -> 'acquire '
  = Will Acme close the acquisition of Bolt in 2031? | Will Acme acquire Bolt in 2031?
  ! Will Acme announce the acquisition of Bolt in 2031? | Will Acme acquire Bolt in 2031?
be-on-show
  // To be on a show is to take part in it. "On" before a day or in a phrase such as "on track" is no show.
  \b(?:be (?:cast )?|go(?:es)? )on (?=[a-z])(?!to\b|(?:[\w'-]+ ){0,4}(?:air|ballot|board|commission|committee|council|court|cover|display|fire|hold|jury|(?:short|long)?list|losing|market|mars|moon|other|pace|date|hiatus|holiday|leave|offer|parole|podium|record|roster|sale|same|side|squad|strike|team|ticket|time|top|tour|track|trial|trip|vacation|winning)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]* \d)
    -> 'appear on '
  = Will Ann Roe be on Survivor in 2031? | Will Ann Roe appear on Survivor in 2031?
  ! Will Ann Roe be on trial in 2031? | Will Ann Roe be in court in 2031?
ends-campaign
  // To end a campaign is to leave the race.
  \b(?:drops?|pulls?|bows?) out of (?:the )?((?:[\w'-]+ ){0,4}?)(?:race|contest|primary|election|campaign)\b|\b(?:(?:drops? out|steps? (?:aside|down))(?: ?/ ?| or ))?(?:withdraws?|exits?|quits?) (?:from )?(?:the )?((?:[\w'-]+ ){0,4}?)(?:race\b|(?<=\bfrom\b.*)(?:contest|primary|election)\b)|\b(?:ends?|suspends?|abandons?|halts?) (?:(?:his|her|their|the) )?((?:[\w'-]+ ){0,4}?)(?:campaign|candidacy)\b
    -> 'drop out $1$2$3'
  = Will Ann Roe drop out of the presidential race in 2031? | Will Ann Roe end her presidential campaign in 2031?
  ! Will Ann Roe drop out of school in 2031? | Will Ann Roe stand for president in 2031?
comes-to-end
  // "End" has little weight, because of "at the end of May"; as the verb of a question it is its point.
  (?<=[a-z0-9)'] )(?<!\b(?:20\d\d|an|at|by|month|of|quarter|season|the|to|until|week|year) )(?:be )?(?:ends?|ended|ending|comes? to an end)(?= ?\?|$| (?:after|before|by|during|on|prior to|this|within)\b| in (?:the )?(?:early |late |first |next )*(?:\d|jan|feb|mar|apr|may|june?\b|july?\b|aug|sep|oct|nov|dec|q[1-4]|spring|summer|fall\b|autumn|winter)| (?:a|all|an|her|his|its|the|their) (?!(?:current |regular )?(?:day|decade|month|quarter|season|session|week|year)\b))
    -> 'conclude'
  = Will the war in Quibblia end in 2031? | Will the war in Quibblia be concluded in 2031?
  ! Will there be a war in Quibblia in 2031? | Will there be a war in Quibblia at the end of 2031?
model-named
  // The name says that it is a model.
  \b(?:an? )?(?:ai )?model (?:explicitly |officially )?(?:called|named) (?=\W?[a-z][\w.-]*\d) -> ''
  = Will Acme release a model named Zorro-6 before May 1, 2031? | Will Acme release Zorro-6 before May 1, 2031?
  ! Will Acme release a model of Zorro-6 before May 1, 2031? | Will Acme release Zorro-6 before May 1, 2031?
released-to-all
  // What is released is released to the public; a preview for some is called one.
  [ ](?:for|into|to) (?:general (?:public )?availability|the (?:general )?public)\b(?<=\b(?:launch|release).{0,80}) -> ''
  = Will Zorro 6 be released to the general public before May 1, 2031? | Will Zorro 6 be released before May 1, 2031?
  ! Will Zorro 6 be released to testers before May 1, 2031? | Will Zorro 6 be released before May 1, 2031?
launches-campaign
  // To launch a campaign for a post is to run for it.
  \b(?:(?:launch|launches|start|starts|begin|begins|mount|mounts) (?:an? |his |her |their )?((?:20\d\d )?)(presidential|senate|gubernatorial|mayoral|congressional|leadership) (?:campaign|candidacy|bid|run)\b(?: for)?|(?:enters?|joins?) the ((?:20\d\d )?)(presidential|senate|gubernatorial|mayoral|congressional|leadership) race\b)
    -> 'run for $2$4 $1$3'
  = Will Ann Roe launch a presidential campaign before 2032? | Will Ann Roe run for president before 2032?
  ! Will Ann Roe launch an advertising campaign before 2032? | Will Ann Roe run for president before 2032?
announces-candidacy
  \b(announces?|declares?|confirms?) (?:an? |his |her |their |the )?((?:20\d\d )?(?:[\w'-]+ )?)(?:candidacy|bid|campaign)\b(?= (?:for (?:president|senate|governor|mayor|congress|re-?election)|before|by|in|this|on)\b|\?|$)
    -> '$1 $2run'
  = Will Ann Roe announce her candidacy for president before 2032?
    | Will Ann Roe announce a presidential run before 2032?
  ! Will Ann Roe announce her divorce before 2032? | Will Ann Roe announce a presidential run before 2032?
sent-to-prison
  \b(?:go(?:es)?|(?:be|is|get|gets) (?:sent|put|thrown)|lands?|ends? up|(?:serves?|spends?) (?:any |some )?time) (?:back )?(?:to |in |into )?(?:prison|jail|behind bars)\b|\b(?:(?:be|get|gets|is) )?imprisoned\b
    -> 'jailed'
  = Will Ann Roe be put behind bars in 2031? | Will Ann Roe go to jail in 2031?
  ! Will Ann Roe be put on trial in 2031? | Will Ann Roe be sued in 2031?
reaches-playoffs
  \b(?:reach(?:es)?|qualif(?:y|ies) for|gets? (?:in)?to|advances? to|(?:clinch(?:es)?|earns?|books?) an? (?:spot|berth|place) in) (?=(?:the )?(?:[\w'-]+ ){0,4}?(?:playoffs?|postseason)\b)
    -> 'make '
  = Will the Lakers reach the 2031 NBA playoffs? | Will the Lakers make the 2031 NBA playoffs?
  ! Will the Lakers win a game in the 2031 NBA playoffs? | Will the Lakers make the 2031 NBA playoffs?
finishes-top
  // The team on top of a table at the end wins it.
  \b(?:finish(?:es)?|ends?) (?:(?:at|on) )?(?:the )?top (?:of|in) (?=(?:the |their |its )?(?:[\w'-]+ ){0,4}?(?:bundesliga|conference|division|group|la liga|league|liga|ligue|serie|standings|table)\b)
    -> 'win '
  = Will Quibble finish top of the Premier League in 2031? | Will Quibble win the Premier League in 2031?
  ! Will Quibble finish bottom of the Premier League in 2031? | Will Quibble win the Premier League in 2031?
goes-down
  \bgo(?:es)? down(?= from (?:the )?(?:[\w'-]+ ){0,3}?(?:bundesliga|championship|la liga|league|liga|ligue|serie)\b)
    -> 'be relegated'
  = Will Quibble go down from the Premier League in 2031? | Will Quibble be relegated from the Premier League in 2031?
  ! Will the price of gold go down in 2031? | Will the price of gold be cut in 2031?
holds-rates
  \b(?:holds?|keeps?|leaves?|maintains?) (?:(?:its|the|key|policy|benchmark|interest) )*rates?(?: (?:steady|on hold|unchanged|the same|flat|as is))?(?= (?:at|in|after|on|this|following)\b| ?\?|$)
    -> 'rates unchanged'
  = Will the Fed hold rates steady at its March 2031 meeting?
    | Will the Fed leave interest rates unchanged at its March 2031 meeting?
  ! Will the Fed cut rates at its March 2031 meeting? | Will the Fed make no change to rates at its March 2031 meeting?
lists-shares
  \bshares (?:begin|start) trading\b(?: on (?:an?|the) (?:[\w'-]+ ){0,2}?(?:stock )?(?:exchange|market))?|\b(?:publicly )?lists? (?:(?:its|their) )?shares(?: publicly)?(?: on (?:an?|the) (?:[\w'-]+ ){0,2}?(?:stock )?(?:exchange|market))?\b
    -> 'ipo'
  = Will Acme list its shares on a stock exchange before 2032? | Will Acme IPO before 2032?
  ! Will Acme list its products on a website before 2032? | Will Acme IPO before 2032?
announces-purchase
  \bannounces? (?:(?:an?|its|the|their) )?(?:(?:agreement|deal) to (?:acquire|buy|purchase)|(?:acquisition|takeover) of)\b|\bannounces? (?=(?:[\w.'-]+ ){1,4}?(?:acquisition|takeover|(?<=company )purchase)\b)
    -> 'agree to acquire '
  = Will Acme announce the acquisition of Bolt in 2031? | Will Acme agree to buy Bolt in 2031?
  ! Will Acme announce the sale of Bolt in 2031? | Will Acme agree to buy Bolt in 2031?
announces-bankruptcy
  \bannounces? (?:its )?bankruptcy\b|\bfil(?:es?|ing) for (?:chapter (?:7|11) or (?:chapter )?(?:7|11) )?bankruptcy(?: protection)?\b
    -> 'declare bankruptcy'
  = Will Acme announce bankruptcy in 2031? | Will Acme go bankrupt in 2031?
  ! Will Acme announce layoffs in 2031? | Will Acme go bankrupt in 2031?
files-statement
  \bfil(?:es?|ing) (?:an? )?(?:(?:confidential|draft|initial|public) )*registration statement(?: \(?(?:form )?s-1\)?)?(?: with the sec)?(?: (?:for|to launch) (?:an? )?ipo)?\b
    -> 'file s-1'
  = Will Acme file a registration statement with the SEC in 2031? | Will Acme file an S-1 in 2031?
  ! Will Acme file a financial statement with the SEC in 2031? | Will Acme file an S-1 in 2031?
files-chapter
  \bfil(?:es?|ing) for (?=chapter (?:7|11)\b) -> 'declare bankruptcy by '
  = Will Acme file for Chapter 11 in 2031? | Will Acme declare bankruptcy by Chapter 11 in 2031?
  ! Will Acme file for Chapter 11 in 2031? | Will Acme file for a patent in 2031?
token-generation
  \b(?:tge|token generation event)\b -> 'token launch'
  = Zorro TGE by June 30, 2031? | Zorro token launch by June 30, 2031?
  ! Zorro airdrop by June 30, 2031? | Zorro token launch by June 30, 2031?
enters-market
  \b(?:enters?|falls? into|slips? into) (?:an? )?((?:bear|bull) market|correction)(?: territory)?\b -> '$1'
  = Will the S&P 500 enter a bear market in 2031? | S&P 500 bear market by December 31, 2031?
  ! Will Acme enter the Peruvian market in 2031? | Acme market in Peru by December 31, 2031?
unban
  \bunbans?\b -> 'lift ban on'
  = Will Peru unban Zorro in 2031? | Will Peru lift its ban on Zorro in 2031?
  ! Will Peru ban Zorro in 2031? | Will Peru lift its ban on Zorro in 2031?
takes-orders
  \b(?:begins?|opens?|starts?) (?:up )?(?:(?:accepting|taking) )?(?:customer )?orders\b -> 'take orders'
  = Will Acme open orders for the Zorrovan in 2031? | Will Acme start taking orders for the Zorrovan in 2031?
  ! Will Acme cancel orders for the Zorrovan in 2031? | Will Acme take the Zorrovan in 2031?
begins-deliveries
  \b(?:begins?|starts?) (?:customer |first )?(?:deliver(?:ing|ies)|delivery)(?: of)?\b -> 'deliver'
  = Will Acme begin deliveries of the Zorrovan in 2031? | Will Acme deliver the Zorrovan in 2031?
  ! Will Acme end deliveries of the Zorrovan in 2031? | Will Acme deliver the Zorrovan in 2031?
version-out
  (?<=[a-z][\w.-]* v?\d[\d.]* )(?:be out|(?:be )?available)(?= (?:before|by|in|on|this)\b| ?\?|$) -> 'be released'
  = Will Zorro 9 be out by June 30, 2031? | Will Zorro 9 be released by June 30, 2031?
  ! Will Ann Roe be out by June 30, 2031? | Will Ann Roe be released by June 30, 2031?
reports-number
  \breports? (?=(?:above|at least|at most|below|between|fewer than|less than|more than|over|under) [$\d]) -> ''
  = Will Acme report above 150 deliveries in Q1 2031? | Will Acme have more than 150 deliveries in Q1 2031?
  ! Will Acme report a loss in Q1 2031? | Will Acme have a loss in Q1 2031?
puts-on-moon
  \bputs? ((?:[\w'-]+ ){1,3})(?=on (?:the )?(?:moon|mars)\b) -> 'land $1'
  = Will NASA put astronauts on the Moon before 2032? | Will NASA land astronauts on the Moon before 2032?
  ! Will NASA put a base on hold before 2032? | Will NASA land a base before 2032?
strikes-deal
  // An agreement is reached, whatever the verb.
  \b(?:strikes?|clinch(?:es)?|seals?|concludes?|makes?|cuts?) (?=an? (?:[\w'-]+ ){0,3}?(?:accord|agreement|deal|pact|treaty)\b)
    -> 'reach '
  = Will Peru and Chile strike a trade deal in 2031? | Will Peru and Chile reach a trade deal in 2031?
  ! Will Peru and Chile reject a trade deal in 2031? | Will Peru and Chile reach a trade deal in 2031?
election-called
  \b((?:[a-z]+ ){0,2}elections?) (?:is |be |to be |gets )?(?:called(?! (?:for|off|on)\b)|scheduled(?= (?:before|by|in)\b)) -> 'call a $1'
  = Will a snap election be called in Peru before 2032? | Will Peru call a snap election before 2032?
  ! Will a snap election be held in Peru before 2032? | Will Peru call a snap election before 2032?
election-announced
  // Who announces an election calls it.
  \bannounces? (?=an? (?:[a-z]+ ){0,2}election(?= ?(?:\?|$)| (?:before|by|in|on)\b)) -> 'call '
  = Will Peru announce a snap election before 2032? | Will Peru call a snap election before 2032?
  ! Will Peru announce an election date before 2032? | Will Peru call a snap election before 2032?
goes-up
  \bgoes (?=(?:down|up)\b) -> 'go '
  = Price of zorros goes up in 2031? | Will the price of zorros go up in 2031?
  ! Will Ann Roe go home in 2031? | Will the price of zorros go up in 2031?
past-groups
  // Who gets past the groups of a tournament is in its knockout stage.
  \b(?:qualif(?:y|ies)|advances?|progress(?:es)?|gets? out|makes? it out|get past|gets? through) (?:(?:from|of|through|past) )?(?:the |their |its )?(?:group (?:stages?|phase)|group(?! [a-l]\b))(?= (?:at|in|of|on)\b| ?\?|$)
    -> 'reach the knockout stage'
  = Will Peru qualify from the group stage of the 2034 World Cup?
    | Will Peru reach the knockout stage of the 2034 World Cup?
  ! Will Peru be drawn in the group stage of the 2034 World Cup?
    | Will Peru reach the knockout stage of the 2034 World Cup?
runs-for-nomination
  // Who runs for a nomination is not yet nominated.
  \b(runs?|running|bid|campaign) for (?:the )?((?:20\d\d )?(?:democratic|republican|gop) )(?:party )?(?:presidential nomination|nomination for president)\b
    -> '$1 for $2president'
  = Will Ann Roe run for the 2032 Democratic presidential nomination?
    | Will Ann Roe run for president in 2032 as a Democratic candidate?
  ! Will Ann Roe win the 2032 Democratic presidential nomination?
    | Will Ann Roe be the 2032 Democratic presidential nominee?
goes-to-war
  \bwar (?:breaks? out|erupts?|starts?|begins?)\b|\bgo(?:es)? to war\b -> 'war'
  = Will Peru and Chile go to war in 2031? | Will war break out between Peru and Chile in 2031?
  ! Will Peru and Chile end their war in 2031? | War between Peru and Chile in 2031?
debt-default
  \bdefaults? on (?:its|their|the) (?:sovereign )?debts?\b|\b(?:sovereign )?debt default\b -> 'default'
  = Will Peru default on its debt in 2031? | Peru debt default in 2031?
  ! Will Peru repay its debt in 2031? | Will Peru cut its debt in 2031?
early-election
  // An early election is a snap election.
  \bearly (?=(?:[a-z]+ )?elections?\b) -> 'snap '
  = Will Peru hold an early election in 2031? | Will Peru hold a snap election in 2031?
  ! Will Peru hold an early vote count in 2031? | Will Peru hold a snap vote count in 2031?
gives-testimony
  // A noun with a verb that says nothing of its own: "carry out a strike on" is to strike.
  \bgives? (?=testimony\b)|\b(?:pays?|makes?) (?:an? )?(?=(?:[a-z]+ )?visit to\b) -> ''
  = Will Ann Roe give testimony to Congress in 2031? | Will Ann Roe testify to Congress in 2031?
  ! Will Ann Roe give money to Congress in 2031? | Will Ann Roe testify to Congress in 2031?
becomes-champion
  \bbecomes? (?:the )?(?:next |new )?((?:[\w'-]+ ){0,4})champions?\b(?! of) -> 'win the $1championship'
  = Will Ann Roe become world chess champion in 2031? | Will Ann Roe win the 2031 World Chess Championship?
  ! Will Ann Roe become a chess coach in 2031? | Will Ann Roe win the 2031 World Chess Championship?
first-time-winner
  // "First-time winner" behind the verb; the reader of clauses knows the other wording.
  \b(be|by) an? first[- ]time (?:champion|winner)(?= ?(?:\?|$)) -> '$1 a winner that has never won before'
  = Will the 2034 World Cup champion be a first-time winner?
    | Will the 2034 World Cup champion be a country that has never won before?
  ! Will the 2034 World Cup champion be the host?
    | Will the 2034 World Cup champion be a country that has never won before?
result-of-election
  // A title may say the election twice: as the act and as its cause.
  \belected to be (?:the )?(?:next )?((?:[\w'-]+ ){1,5}?[\w'-]+),? as a result of (?=the (?:[\w'-]+ ){0,4}?elections?\b)
    -> 'elected $1 in '
  = Who will be elected to be the next President of Peru, as a result of the next Peruvian presidential election? - Ann Roe
    | Who will be elected President of Peru in the next Peruvian presidential election? - Ann Roe
  ! Who will resign as President of Peru as a result of the next Peruvian presidential election? - Ann Roe
    | Who will be elected President of Peru in the next Peruvian presidential election? - Ann Roe
most-votes-of-round
  \b(?:wins?|gets?|receives?|gains?) (?:the )?most votes in (?=the (?:first|second|1st|2nd) round\b)|(?<=\bthe (?:first|second) round) of voting\b
    -> 'win '
  if voting$ -> ''
  = Will Ann Roe get the most votes in the first round of the 2031 Peruvian presidential election?
    | Will Ann Roe win the first round of the 2031 Peruvian presidential election?
  ! Will Ann Roe get more votes than Bob Doe in the first round of the 2031 Peruvian presidential election?
    | Will Ann Roe win the first round of the 2031 Peruvian presidential election?
votes-go-to
  // Votes that go to somebody are votes that somebody gets.
  ^will ([^?%]{1,30}%(?: or [a-z]+)? of (?:all |the )?(?:popular )?votes?) (?:be cast for|go to) ([^?]+?)(?=\?|$| (?:at|in)\b)
    -> 'will $2 get $1'
  = Will at least 3% of the vote go to Zorba in the 2031 Lima election?
    | Will Zorba get at least 3% of the vote in the 2031 Lima election?
  ! Will at least 3% of the vote go missing in the 2031 Lima election?
    | Will Zorba get at least 3% of the vote in the 2031 Lima election?
announces-choice
  // The choice of a president for a post is the nominee.
  \b(?:announces?|names?|presents?) (?:((?:[\w'-]+ ){1,4}?))?as (?:his|her|its|their|the) (?:choice|pick|nominee) (?=(?:as|for|to)\b)
    -> 'nominate $1'
  = Will Trump announce Ann Roe as his choice for Fed Chair before 2027?
    | Will Trump nominate Ann Roe for Fed Chair before 2027?
  ! Will Trump announce Ann Roe as his guest for Fed Week before 2027?
    | Will Trump nominate Ann Roe for Fed Chair before 2027?
criminal-charges
  // Every indictment or arraignment is on criminal charges, and so is every conviction.
  \b(arraigned|convicted|indicted|indictment) (?:for|of|on) (?:any )?criminal (?:charges?|counts?|offen[cs]es?)\b -> '$1'
  = Will Ann Roe be indicted on criminal charges in 2031? | Will Ann Roe be indicted in 2031?
  ! Will Ann Roe be indicted on fraud charges in 2031? | Will Ann Roe be indicted in 2031?
found-not-guilty
  \b(?:declared|found|ruled) not guilty\b -> 'acquitted'
  = Will Ann Roe be found not guilty in 2031? | Will Ann Roe be acquitted in 2031?
  ! Will Ann Roe be found guilty in 2031? | Will Ann Roe be convicted in 2031?
margin-of-winner
  // A winner wins by the margin of victory.
  's? (?:margin of victory|victory margin|winning margin) (?:in (the (?:[\w'-]+ ){0,4}?(?:election|primary|race|runoff) ))?(?:be|is) (?=(?:above|at least|between|greater|less|more|over|under|\d))
    -> ' win $1by '
  = Will Ann Roe's margin of victory be greater than 5% in the 2031 Lima mayoral election?
    | Will Ann Roe win by more than 5% in the 2031 Lima mayoral election?
  ! Will Ann Roe lose by more than 5% in the 2031 Lima mayoral election?
    | Will Ann Roe win by more than 5% in the 2031 Lima mayoral election?
second-most
  // To win the second most votes is to finish second.
  \b(?:wins?|gets?|receives?|gains?) (?:the )?(second|third|fourth)[- ]most(?: votes?| seats(?= (?:at|in) (?:the )?(?:[\w'-]+ ){0,6}?elections?\b))?(?! (?:seats?|medals?|goals?))
    -> 'finish in $1 place'
  = Will Ann Roe win the second most votes in the 2031 Lima election?
    | Will Ann Roe finish in second place in the 2031 Lima election?
  ! Will Ann Roe win the most votes in the 2031 Lima election? | Will Ann Roe win the 2031 Lima election?
playoff-qualifier
  \b(?:be |become )?(?:one of|among) (the (?:[\w-]+ ){0,6}?)playoffs? (?:qualifiers?|teams?)\b -> 'make $1playoffs'
  = Will the Flyers be one of the 2030-31 NHL playoff qualifiers? | Will the Flyers make the 2030-31 NHL playoffs?
  ! Will the Flyers win a 2030-31 NHL playoff game? | Will the Flyers make the 2030-31 NHL playoffs?
party-candidate
  (?:\b(party)(?:'?s)?|\b(?<=the )((?:democratic|republican|gop)(?: presidential)?)) (?:nominee|candidate)(?= (?:will|to|wins?)\b)
    -> '$1$2'
  = Will the Democratic Party candidate win the 2031 Ohio governor election?
    | Will the Democratic Party win the 2031 Ohio governor election?
  ! Will Ann Roe be the Democratic Party candidate in Ohio in 2031?
    | Will Ann Roe be the Democratic candidate in Ohio in 2031?
trophy-lifted
  \blifts? (?=the (?:\S+ ){0,4}?(?:cup|trophy|title)\b) -> 'win '
  = Will Peru lift the 2034 World Cup? | Will Peru win the 2034 World Cup?
  ! Will Peru lift the tariffs in 2034? | Will Peru cut the tariffs in 2034?
closes-up
  \bcloses? (?:higher|up|green)${SINCE}${BEFORE} -> 'up or down'
  = Will Bitcoin close higher on May 3, 2031? | Bitcoin up or down on May 3, 2031?
  ! Will Bitcoin close higher than $100,000 on May 3, 2031? | Bitcoin up or down on May 3, 2031?
closes-down
  \bcloses? (?:lower|down|red)${SINCE}${BEFORE} -> 'not up or down'
  = Will Bitcoin close lower on May 3, 2031? | Bitcoin up or down on May 3, 2031?
  ! Will Bitcoin close lower than $100,000 on May 3, 2031? | Bitcoin up or down on May 3, 2031?
ruled-unlawful
  // A court that rules a law contrary to another strikes it down.
  \b(?:rules?|ruled|finds?|found|holds?|held|declares?|declared) (?!in favou?r)((?:[a-z0-9$%'.-]+ ){1,7}?)(?:(?:to be|is|are|was|were|as) )?(?:unlawful|unconstitutional|illegal|invalid)\b
    -> 'overturn $1'
  = Will the Supreme Court rule the Zorro order unlawful in 2031?
    | Will the Supreme Court strike down the Zorro order in 2031?
  ! Will the Supreme Court rule the Zorro order lawful in 2031?
    | Will the Supreme Court strike down the Zorro order in 2031?
which-of-these
  \b(which|who) of (?:these|the)(?: following)?(?: (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten))?(?= )
    -> '$1'
  = Which of these ten Peruvian poets will win the 2031 Zorro Prize? - Ann Roe
    | Which Peruvian poet will win the 2031 Zorro Prize? - Ann Roe
  ! Which Peruvian poet will win the 2031 Zorro Prize? - Ann Roe | Peruvian poet to win the 2031 Zorro Prize - Ann Roe
majority-of-chamber
  // A majority in a chamber is control of it.
  \b(?:(an?|the) )?(republican|democratic|gop|democrat)s? (house|senate) majority\b(?! leader)|\b(?:have|hold|keep|retain|win|wins) (?:an? |the )?(?:majority (?:in|of) the (house|senate)|(house|senate) majority)\b|\b(?:the )?(house|senate) flips? to (?:the )?(democrats|republicans|gop)\b
    -> '$2$7 win $3$4$5$6'
  = Will there be a Republican Senate majority after the 2030 midterms?
    | Will Republicans control the Senate after the 2030 midterms?
  ! Will Ann Roe be the Republican Senate majority leader in 2031? | Will Ann Roe lead the Senate Republicans in 2031?
flips-seat
  // Taking a seat from the other party and keeping it are both wins of the seat.
  \b(?:flips?|keeps?|retains?|defends?|holds?|picks? up)(?: (?:onto|their|its|the|a|an))?(?= (?:[\w'-]+ ){0,3}?(?:house|senate|governor|governorship|gubernatorial|congressional)(?: seat| race)?\b)(?= .*\b(?:seat|governorship|race)\b)|\bflips?(?= (?:control of )?the (?:house|senate)\b(?! (?:seat|race)))|\b(?:holds?|keeps?|retains?)(?= the (?:house|senate)(?: majority)?(?: (?:after|in|on|this)\b| ?\?|$))
    -> 'win'
  = Will Republicans flip the Ohio Senate seat in 2030? | Will Republicans win the Ohio Senate seat in 2030?
  ! Will Ann Roe flip a coin in 2031? | Will Ann Roe toss a coin in 2031?
loses-final
  \b(?:loses? (?:in )?|(?:be|gets?|is) (?:eliminated|knocked out) in )(?=the (?:[\w'-]+ ){0,4}?(?:(?<!semi-?|quarter-?)finals?\b(?! (?:4|four)\b)|super bowl\b|world series\b))
    -> 'finish 2nd in '
  = Will Peru lose the 2034 World Cup final? | Will Peru finish 2nd in the 2034 World Cup final?
  ! Will Peru lose a 2034 World Cup game? | Will Peru win a 2034 World Cup game?
overtakes-in-size
  // "Flips" as traders use it for coins: one becomes larger than the other.
  \bflip(?:s|ped|ping)? (?=(?:${COIN})\b)|\bmarket cap(?:italization)? (?:be (?:greater|higher|larger|more) than |(?:exceed|flip|overtake|pass|surpass)(?:e?s)? |above (?!an? |half |one |two ))(?=(?:the )?[a-z])
    -> 'market cap overtake '
  = Will Ethereum flip Bitcoin in 2031? | Will Ethereum's market cap exceed Bitcoin's in 2031?
  ! Will Ann Roe flip a coin in 2031? | Will Ann Roe toss a coin in 2031?
signs-bill
  // A bill that is signed becomes law.
  \bsigns? (?=(?:an? |the |any )?(?:[\w'-]+ ){0,4}?(?:act|bill|legislation)\b) -> 'enact '
  = Will Trump sign a gun control bill in 2031? | Will a gun control bill become law in 2031?
  ! Will Trump sign Ann Roe in 2031? | Will Trump hire Ann Roe in 2031?
be-sold
  // A thing that is sold is bought.
  \b(?:be|get|is) sold(?! out\b)(?: to (?=[a-z]))? -> 'be acquired'
  = Will Zorro be sold in 2031? | Will Zorro be acquired in 2031?
  ! Will Zorro sell Quibble in 2031? | Will Zorro offer Quibble in 2031?
announces-retirement
  // An athlete retires by saying so.
  \bannounces? (?:(?:his|her|their|a|an|the) )?(?:retirement|to retire)\b -> 'retire'
  = Will Ann Roe announce her retirement in 2031? | Will Ann Roe retire in 2031?
  ! Will Ann Roe announce a tour in 2031? | Will Ann Roe start a tour in 2031?
rejoined-prefix
  \bre-(?!elect)(?=[a-z]{4}) -> 're'
  = Will Acme re-launch Zorro in 2031? | Will Acme relaunch Zorro in 2031?
  ! Will Acme launch Zorro in 2031? | Will Acme relaunch Zorro in 2031?
is-profitable
  \b(?:be profitable|(?:earns?|makes?|posts?|reports?|turns?) an? profit)\b(?! (?:above|at least|from|less|more|of|on|over|under)\b) -> 'profit'
  = Will Acme be profitable in 2031? | Will Acme turn a profit in 2031?
  ! Will Acme make a profit of $5 billion in 2031? | Will Acme make a profit of $9 billion in 2031?
confirms-existence
  // Who says that something exists confirms it.
  \b(?:acknowledges?|admits?|says?|states?) (?=that (?:[a-z'-]+ ){1,5}exists?\b) -> 'confirms '
  = Will Peru say that dragons exist in 2031? | Will Peru confirm that dragons exist in 2031?
  ! Will Peru say that dragons died out in 2031? | Will Peru confirm that dragons exist in 2031?
magnitude-of-quake
  \bm ?(?=\d(?:\.\d)?\b)(?:(?=.*quake)|(?<=quakes? (?:of|over|above|with) m ?)) -> 'magnitude '
  = Will there be an earthquake of M8 or more in 2031? | Will there be a magnitude 8+ earthquake in 2031?
  ! Will the M8 motorway reopen in 2031? | Will the magnitude 8 motorway reopen in 2031?
highest-grossing
  \b(?:best|biggest|highest|largest)[- ](?=(?:(?:domestic|global|international|north american|three-day|us|worldwide) )*(?:gross(?:ing)?|opening)\b)
    -> 'top '
  = Will Zorro be the highest-grossing film of 2031? | Will Zorro be the top grossing film of 2031?
  ! Will Zorro be the longest film of 2031? | Will Zorro be the top grossing film of 2031?
reaches-first
  // To get to the first place of a ranking is to be there.
  \b(?:climbs? to|gets? to|hits?|reach(?:es)?) (?=(?:rank1|#1|number one|no\. ?1)\b) -> 'be '
  = Will Zorro reach #1 on the Lima chart in 2031? | Will Zorro be #1 on the Lima chart in 2031?
  ! Will Zorro reach #2 on the Lima chart in 2031? | Will Zorro be #1 on the Lima chart in 2031?
billboard-top
  \b(billboard )top (?=200\b) -> '$1'
  = Will "Zorro" be #1 on the Billboard Top 200 in 2031? | Will "Zorro" be #1 on the Billboard 200 in 2031?
  ! Will "Zorro" be in the Billboard top 10 in 2031? | Will "Zorro" be #1 on Billboard in 2031?
tops-chart
  \btops? (?=(?:the )?(?:billboard |us |uk |official )*(?:hot 100|200|charts?|singles chart|albums chart)\b)
    -> 'be rank1 on '
  = Will "Zorro" top the Billboard Hot 100 in 2031? | Will "Zorro" be #1 on the Billboard Hot 100 in 2031?
  ! Will "Zorro" be in the Hot 100 top 5 in 2031? | Will "Zorro" be on the Billboard Hot 100 in 2031?
work-out
  (?<=\b(?:album|book|dlc|ep|film|game|mixtape|movie|novel|season \d+|sequel|single|song|soundtrack|trailer|video|gta (?:6|vi)|(?:'s|s'|taylor) version\)?)|["']) (?:be |is |are )?(?:finally )?out(?= (?:at|before|by|during|in|on|this|within)\b| ?\?|$)
    -> ' be released'
  = New Ann Roe album out by June 30, 2031? | Will Ann Roe release a new album by June 30, 2031?
  ! Ann Roe out by June 30, 2031? | Will Ann Roe be released by June 30, 2031?
drops-work
  \b(?:drop|drops|put out|puts out) (?=(?:(?:a|an|another|any|her|his|its|the|their|debut|full|new|next|second|surprise|third|solo|studio) )*(?:album|ep|mixtape|music|music video|single|song|track|trailer)s?\b)
    -> 'release '
  = Will Ann Roe drop a new album in 2031? | Will Ann Roe release a new album in 2031?
  ! Will Acme drop a lawsuit in 2031? | Will Acme file a lawsuit in 2031?
ai-generated
  \b(?:ai|artificial intelligence)[- ](?:composed|created|made|produced|written)\b|\b(?:composed|created|generated|made|produced|written) by (?:an )?(?:ai|artificial intelligence)\b
    -> 'ai generated'
  = Will an AI-created film win an Oscar in 2031? | Will an AI-generated film win an Oscar in 2031?
  ! Will a film about AI win an Oscar in 2031? | Will an AI-generated film win an Oscar in 2031?
vaccinated-against
  \b(vaccinat(?:ed|ion|ions)) against\b -> '$1 for'
  = Will 100 million people be vaccinated against polio in 2031?
    | Will 100 million people be vaccinated for polio in 2031?
  ! Will 100 million people vote against Zorro in 2031? | Will 100 million people vote for Zorro in 2031?
surface-of-moon
  \bon (?:the )?(?:surface of (?=(?:the )?(?:mars|moon|venus)\b)|(lunar|martian|moon) surface\b) -> 'on '
  if martian -> 'on mars'
  if surface$ -> 'on the moon'
  = Will Ann Roe set foot on the surface of Mars in 2031? | Will Ann Roe set foot on Mars in 2031?
  ! Will ice be found under the surface of Mars in 2031? | Will ice be found on Mars in 2031?
lands-a-man
  \blands? (?:a )?m[ae]n (?=on\b) -> 'land humans '
  = Will Peru land a man on the Moon in 2031? | Will Peru land humans on the Moon in 2031?
  ! Will Peru land a woman on the Moon in 2031? | Will Peru land humans on the Moon in 2031?
originally-scheduled
  \b(?:originally |currently )?scheduled (?:for|on)\b -> 'on'
  = What will Ann Roe say during her speech originally scheduled for May 3, 2031? - Zorro
    | What will Ann Roe say during her speech on May 3, 2031? - Zorro
  ! Will a Zorro debate be scheduled by May 3, 2031? | Will there be a Zorro debate by May 3, 2031?
sells-more-than
  \bsells? more (?:copies |units |cars |phones |consoles )?than (?=(?:the )?[A-Za-z"'])(?!(?:an?|half|one|twice|two|three|four|five|six|seven|eight|nine|ten)\b)
    -> 'outsell '
  = Will Acme sell more units than Bolt in 2031? | Will Acme outsell Bolt in 2031?
  ! Will Acme sell more than 5 million units in 2031? | Will Acme sell 5 million units in 2031?
makes-up-share
  \bmakes? up (?=(?:above|at|below|fewer|less|more|over|under|between|\d)) -> 'be '
  = Will Zorro make up over 50% of sales in 2031? | Will Zorro be over 50% of sales in 2031?
  ! Will Ann Roe make up with Bob Doe in 2031? | Will Ann Roe be with Bob Doe in 2031?
the-tony
  \b(?:a|the) tony (?=for\b) -> 'the tony award '
  = Will "Zorro" win the Tony for Best Play in 2031? | Will "Zorro" win the Tony Award for Best Play in 2031?
  ! Will Ann Roe win the Zorro for Best Play in 2031? | Will Ann Roe win the Tony Award for Best Play in 2031?
in-any-category
  ,? in any (?:category|field|discipline)\b,? -> ''
  = Will Ann Roe win an Oscar in any category in 2031? | Will Ann Roe win an Oscar in 2031?
  ! Will Ann Roe win an Oscar in two categories in 2031? | Will Ann Roe win an Oscar in 2031?
opens-above
  \b(?:domestically )?opens? (?=(?:above|at|below|between|over|to|under|with)\b)(?:(?:to|with) )?(?=.*(?:\bdomestic|\bbox office|\bweekend))(.*?)(?: domestically| (?:at|in) the (?:domestic |us |north american )?box office| (?:in|on|for) its (?:domestic )?(?:opening|debut) weekend)(?= |\?|$)
    -> 'gross $1 in its domestic opening weekend'
  = Will "Zorro" open above $100M domestically? | Will "Zorro" gross over $100M in its domestic opening weekend?
  ! Will Acme open above $100 on May 3, 2031? | Will Acme close above $100 on May 3, 2031?
date-each-other
  // Two who date are a couple; elsewhere a date is a day.
  \b(?:be dating|date)(?: each other)?(?= (?:at|before|by|during|in|this)\b| ?\?|$)(?<=^will (?:[\w'.-]+ ){1,3}and (?:[\w'.-]+ ){1,3}(?:be dating|date)(?: each other)?)
    -> 'be a couple'
  = Will Ann Roe and Bob Doe be dating in 2031? | Will Ann Roe and Bob Doe be a couple in 2031?
  ! Will the court set a trial and sentencing date in 2031? | Will the court set a trial and sentencing in 2031?
on-day-one
  \b(?:after|during|in|on|within) (?:(?:its|the) )?(?:day (?:1|one)|first (?:24 hours|day))\b(?! of) -> 'on dayone'
  = Will the next Zorro video get over 50 million views on day 1?
    | Will the next Zorro video get more than 50 million views in its first 24 hours?
  ! Will the next Zorro video get over 50 million views on the first day of May 2031?
    | Will the next Zorro video get over 50 million views on May 1, 2031?
high-of-day
  \b(?:a|the) (?:daily |daytime |overnight )?(high|low)(?= (?:at|for|in|of)\b.*(?:°|\bdegrees?\b|\d ?f\b))
    -> 'the $1 temperature'
  = Will the high in Lima be above 80°F on May 3, 2031?
    | Will the high temperature in Lima be above 80°F on May 3, 2031?
  ! Will the high of Bitcoin be above $80k in May 2031? | Will Bitcoin be above $80k in May 2031?
launch-succeeds
  \b(?<=\b(?:flight|landing|launch|mission|test) )(?:succeeds?|(?:be|is) (?:a success|successful))\b
    -> 'be successful'
  = Will the next Zorro launch succeed? | Will the next Zorro launch be successful?
  ! Will Ann Roe succeed Bob Doe? | Will Ann Roe replace Bob Doe?
second-coming
  \b(?:the )?second coming (?:of )?(?:jesus(?: christ)?|christ)\b|\b(?:the )?second coming of (?=jesus)
    -> 'jesus christ return'
  = Second coming of Jesus before 2032? | Will Jesus Christ return before 2032?
  ! Will Ann Roe come second in 2031? | Will Ann Roe return in 2031?
chart-of-wrapped
  \b((?:20\d\d )?)spotify wrapped top \d+ (?:album|artist|podcast|song)s? (?:(?:us|usa)\b ?)chart\b -> '$1spotify us'
  = Will Ann Roe be the #1 artist on the 2031 Spotify Wrapped Top 10 Artists USA chart?
    | Will Ann Roe be the top Spotify artist in the US for 2031?
  ! Will Ann Roe be on the 2031 Spotify Wrapped chart? | Will Ann Roe be on Spotify in 2031?
when-chart-is-released
  \bon the (?:date|day) that the chart is released(?: for 20\d\d)?\b -> ''
  = Will Ann Roe be #1 on the 2031 Zorro chart on the date that the chart is released for 2031?
    | Will Ann Roe be #1 on the 2031 Zorro chart?
  ! Will the Zorro chart be released in 2031? | Will the Zorro chart be published in 2031?
anywhere
  \banywhere(?: (?:in the world|on earth|worldwide))?(?= (?:before|by|in|on) (?:the end of )?(?:[a-z]+ )?\d| ?\?) -> ''
  = Will a meteor kill anybody anywhere in the world in 2031? | Will a meteor kill anybody in 2031?
  ! Will a meteor kill anybody in Peru in 2031? | Will a meteor kill anybody in 2031?
not-for-profit
  // The "not" of a kind of company denies nothing.
  \bnot[- ]for[- ]profit\b|\bnon[- ]profit\b -> 'nonprofit'
  = Will Acme become a not-for-profit company in 2031? | Will Acme become a nonprofit company in 2031?
  ! Will Acme become a for-profit company in 2031? | Will Acme become a nonprofit company in 2031?
becomes-for-profit
  \b(?:becom(?:es?|ing)|converts? (?:in)?to|turns? into) (?:an? )?for-profit(?: (?:company|corporation|entity))?\b|\b(?:abandons?|conclude|drops?|ends?|gives? up|los(?:es?|ing)) (?:its )?nonprofit status\b|\b(?:ceases?|stops?) (?:being|to be) (?:an? )?nonprofit\b
    -> 'become forprofit'
  = Will Acme become a for-profit company in 2031? | Will Acme end its not-for-profit status in 2031?
  ! Will Acme become a nonprofit in 2031? | Will Acme end its not-for-profit status in 2031?
takes-equity
  \b(?:acquires?|(?:be |gets? |is )(?:given|granted)|gets?|receives?|takes?) (?:an? )?equity(?: stake)? (?=in\b)
    -> 'take equity '
  = Will Ann Roe be granted an equity stake in Acme in 2031? | Will Ann Roe take equity in Acme in 2031?
  ! Will Ann Roe sell equity in Acme in 2031? | Will Ann Roe take equity in Acme in 2031?
`
