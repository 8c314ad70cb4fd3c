import { cryptocurrencies } from '../../knowledge/cryptocurrencies.ts'
import { usStates } from '../../knowledge/us-states.ts'
import type { Rewrite } from '../rewrite.ts'

/** "Close higher than the day before" means up; but "close higher than $100" and "close up 2%" do not. */
const BEFORE = '(?! (?:than|by|at least|more|over|\\$?\\d))'
const SINCE = '(?: than (?:on )?(?:the )?(?:day before|previous (?:day|close)|prior day|yesterday))?'
const CLOSES_UP = new RegExp(`\\bcloses? (?:higher|up|green)${SINCE}${BEFORE}`, 'g')
const CLOSES_DOWN = new RegExp(`\\bcloses? (?:lower|down|red)${SINCE}${BEFORE}`, 'g')

const COINS = cryptocurrencies
  .flatMap(({ names }) => names)
  .map((name) => name.toLowerCase().replaceAll(/[^a-z0-9 ]/g, ''))
  .filter((name) => name.length > 1)
  .sort((x, y) => y.length - x.length)
  .join('|')
const FLIPS = new RegExp(
  `\\bflip(?:s|ped|ping)? (?=(?:${COINS})\\b)|\\bmarket cap(?:italization)? (?:be (?:greater|higher|larger|more) than |(?:exceed|flip|overtake|pass|surpass)(?:e?s)? |above (?!an? |half |one |two ))(?=(?:the )?[a-z])`,
  'g',
)

const STATES = usStates.map(({ names: [name = ''] }) => name.toLowerCase()).join('|')
const CARRIES = new RegExp(`\\bcarr(?:y|ies) (?=(?:the state of )?(?:${STATES})\\b)`, 'g')

/** Rewrites of what is asserted: a majority is won, a seat that flips is won. */
export const rewritesOfPredicates = {
  'carries-state': {
    from: CARRIES,
    to: 'win ',
    example: ['Will Ann Roe carry Ohio in 2032?', 'Will Ann Roe win Ohio in 2032?'],
    counterExample: ['Will Ann Roe carry a weapon in Ohio in 2032?', 'Will Ann Roe win a prize in Ohio in 2032?'],
  },
  'most-votes-nationwide': {
    from: /\b(?:wins?|gets?|receives?|gains?) (?:the )?most (?:popular )?votes (?:nationwide|nationally)\b/g,
    to: 'win popular vote',
    example: [
      'Will Ann Roe get the most votes nationwide in the 2032 presidential election?',
      'Will Ann Roe win the popular vote in the 2032 presidential election?',
    ],
    counterExample: [
      'Will Ann Roe get the most votes in Ohio in the 2032 presidential election?',
      'Will Ann Roe win Ohio in the 2032 presidential election?',
    ],
  },
  'becomes-member': {
    from: /\b(?:becomes? an? (?:full |official )?member(?: state| country)? of|becomes? (?:an? )?(nato|eu|un|brics|g7|g20|asean|opec|who|wto|oecd) member(?: state| country)?|(?<=\b(?:be|get|is) )admitted (?:in)?to(?! (?:an? |the )?(?:bar|hospital|icu)\b)|(?:accession|admission) to(?= (?:the )?(?:nato|eu|european union|un|united nations|brics|g7|g20|asean|opec|who|wto|oecd)\b))\b/g,
    to: 'join $1',
    example: ['Will Peru become a member of NATO before 2032?', 'Will Peru join NATO before 2032?'],
    counterExample: ['Will Peru become a candidate for NATO before 2032?', 'Will Peru join NATO before 2032?'],
  },
  /** A prize of which a contest has one is won, whatever the verb. */
  'secures-prize': {
    from: /\b(?:secures?|captures?|claims?|seals?|bags?) (?=(?:(?:the|a) )?(?:[\w'-]+ ){0,4}?(?:nomination|title|crown|championship|pennant|trophy)\b)/g,
    to: 'win ',
    example: [
      'Will Ann Roe secure the Democratic nomination for president in 2032?',
      'Will Ann Roe win the Democratic nomination for president in 2032?',
    ],
    counterExample: [
      'Will Ann Roe seek the Democratic nomination for president in 2032?',
      'Will Ann Roe win the Democratic nomination for president in 2032?',
    ],
  },
  'takeover-succeeds': {
    from: /\b(takeover|acquisition|buyout|purchase) of ((?:[\w.'-]+ ){1,4}?)(?:succeeds?|closes?|completes?|go(?:es)? through|(?:be |is )?(?:completed|finali[sz]ed|closed))\b/g,
    to: 'acquire $2',
    example: ["Will Acme's takeover of Bolt succeed before July 2031?", 'Will Acme acquire Bolt before July 2031?'],
    counterExample: ['Will Ann Roe succeed Bob Doe before July 2031?', 'Will Bob Doe be replaced before July 2031?'],
  },
  'closes-acquisition': {
    from: /\b(?:closes?|completes?|finali[sz]es?) (?:(?:its|the|their) )?(?:takeover|acquisition|buyout|purchase) of |\b(?:closes?|completes?|finali[sz]es?) (?:(?:its|the|their) )?(?=(?:[\w.'-]+ ){1,4}?(?:takeover|acquisition|buyout|purchase)\b)/g,
    to: 'acquire ',
    example: ['Will Acme close the acquisition of Bolt in 2031?', 'Will Acme acquire Bolt in 2031?'],
    counterExample: ['Will Acme announce the acquisition of Bolt in 2031?', 'Will Acme acquire Bolt in 2031?'],
  },
  /** To be on a show is to take part in it. "On" before a day or in a phrase such as "on track" is no show. */
  'be-on-show': {
    from: /\bbe (?:cast )?on (?=[a-z])(?!(?:[\w'-]+ ){0,4}(?:ballot|board|council|court|cover|display|fire|hold|jury|(?:short|long)?list|losing|market|mars|moon|other|pace|parole|podium|roster|sale|same|side|squad|strike|team|ticket|time|top|track|trial|winning)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]* \d)/g,
    to: 'appear on ',
    example: ['Will Ann Roe be on Survivor in 2031?', 'Will Ann Roe appear on Survivor in 2031?'],
    counterExample: ['Will Ann Roe be on trial in 2031?', 'Will Ann Roe be in court in 2031?'],
  },
  /** To end a campaign is to leave the race. */
  'ends-campaign': {
    from: /\b(?:drops?|pulls?|bows?) out of (?:the )?((?:[\w'-]+ ){0,4}?)(?:race|contest|primary|election|campaign)\b|\b(?:withdraws?|exits?|quits?) (?:from )?(?:the )?((?:[\w'-]+ ){0,4}?)(?:race\b|(?<=\bfrom\b.*)(?:contest|primary|election)\b)|\b(?:ends?|suspends?|abandons?|halts?) (?:(?:his|her|their|the) )?((?:[\w'-]+ ){0,4}?)(?:campaign|candidacy)\b/g,
    to: 'drop out $1$2$3',
    example: [
      'Will Ann Roe drop out of the presidential race in 2031?',
      'Will Ann Roe end her presidential campaign in 2031?',
    ],
    counterExample: ['Will Ann Roe drop out of school in 2031?', 'Will Ann Roe stand for president in 2031?'],
  },
  /** "End" has little weight, because of "at the end of May"; as the verb of a question it is its point. */
  'comes-to-end': {
    from: /(?<=[a-z0-9)'] )(?<!\b(?:20\d\d|an|at|by|month|of|quarter|season|the|to|until|week|year) )(?:be )?(?:ends?|ended|ending|comes? to an end)(?= ?\?|$| (?:after|before|by|during|on|prior to|this|within)\b| in (?:the )?(?:early |late |first |next )*(?:\d|jan|feb|mar|apr|may|june?\b|july?\b|aug|sep|oct|nov|dec|q[1-4]|spring|summer|fall\b|autumn|winter)| (?:a|all|an|her|his|its|the|their) (?!(?:current |regular )?(?:day|decade|month|quarter|season|session|week|year)\b))/g,
    to: 'conclude',
    example: ['Will the war in Quibblia end in 2031?', 'Will the war in Quibblia be concluded in 2031?'],
    counterExample: ['Will there be a war in Quibblia in 2031?', 'Will there be a war in Quibblia at the end of 2031?'],
  },
  /** To launch a campaign for a post is to run for it. */
  'launches-campaign': {
    from: /\b(?:(?:launch|launches|start|starts|begin|begins|mount|mounts) (?:an? |his |her |their )?((?:20\d\d )?)(presidential|senate|gubernatorial|mayoral|congressional|leadership) (?:campaign|candidacy|bid|run)\b(?: for)?|(?:enters?|joins?) the ((?:20\d\d )?)(presidential|senate|gubernatorial|mayoral|congressional|leadership) race\b)/g,
    to: 'run for $2$4 $1$3',
    example: [
      'Will Ann Roe launch a presidential campaign before 2032?',
      'Will Ann Roe run for president before 2032?',
    ],
    counterExample: [
      'Will Ann Roe launch an advertising campaign before 2032?',
      'Will Ann Roe run for president before 2032?',
    ],
  },
  'announces-candidacy': {
    from: /\b(announces?|declares?|confirms?) (?:an? |his |her |their |the )?((?:20\d\d )?(?:[\w'-]+ )?)(?:candidacy|bid|campaign)\b(?= (?:for (?:president|senate|governor|mayor|congress)|before|by|in|this|on)\b|\?|$)/g,
    to: '$1 $2run',
    example: [
      'Will Ann Roe announce her candidacy for president before 2032?',
      'Will Ann Roe announce a presidential run before 2032?',
    ],
    counterExample: [
      'Will Ann Roe announce her divorce before 2032?',
      'Will Ann Roe announce a presidential run before 2032?',
    ],
  },
  'sent-to-prison': {
    from: /\b(?:go(?:es)?|(?:be|is|get|gets) (?:sent|put|thrown)|lands?|ends? up) (?:back )?(?:to |in |into )?(?:prison|jail|behind bars)\b|\b(?:(?:be|get|gets|is) )?imprisoned\b/g,
    to: 'jailed',
    example: ['Will Ann Roe be put behind bars in 2031?', 'Will Ann Roe go to jail in 2031?'],
    counterExample: ['Will Ann Roe be put on trial in 2031?', 'Will Ann Roe be sued in 2031?'],
  },
  'reaches-playoffs': {
    from: /\b(?:reach(?:es)?|qualif(?:y|ies) for|gets? (?:in)?to|advances? to|(?:clinch(?:es)?|earns?|books?) an? (?:spot|berth|place) in) (?=(?:the )?(?:[\w'-]+ ){0,4}?(?:playoffs?|postseason)\b)/g,
    to: 'make ',
    example: ['Will the Lakers reach the 2031 NBA playoffs?', 'Will the Lakers make the 2031 NBA playoffs?'],
    counterExample: [
      'Will the Lakers win a game in the 2031 NBA playoffs?',
      'Will the Lakers make the 2031 NBA playoffs?',
    ],
  },
  /** The team on top of a table at the end wins it. */
  'finishes-top': {
    from: /\b(?:finish(?:es)?|ends?) (?:(?:at|on) )?(?:the )?top (?:of|in) (?=(?:the |their |its )?(?:[\w'-]+ ){0,4}?(?:bundesliga|conference|division|group|la liga|league|liga|ligue|serie|standings|table)\b)/g,
    to: 'win ',
    example: ['Will Quibble finish top of the Premier League in 2031?', 'Will Quibble win the Premier League in 2031?'],
    counterExample: [
      'Will Quibble finish bottom of the Premier League in 2031?',
      'Will Quibble win the Premier League in 2031?',
    ],
  },
  'goes-down': {
    from: /\bgo(?:es)? down(?= from (?:the )?(?:[\w'-]+ ){0,3}?(?:bundesliga|championship|la liga|league|liga|ligue|serie)\b)/g,
    to: 'be relegated',
    example: [
      'Will Quibble go down from the Premier League in 2031?',
      'Will Quibble be relegated from the Premier League in 2031?',
    ],
    counterExample: ['Will the price of gold go down in 2031?', 'Will the price of gold be cut in 2031?'],
  },
  'holds-rates': {
    from: /\b(?:holds?|keeps?|leaves?|maintains?) (?:(?:its|the|key|policy|benchmark|interest) )*rates?(?: (?:steady|on hold|unchanged|the same|flat|as is))?(?= (?:at|in|after|on|this|following)\b| ?\?|$)/g,
    to: 'rates unchanged',
    example: [
      'Will the Fed hold rates steady at its March 2031 meeting?',
      'Will the Fed leave interest rates unchanged at its March 2031 meeting?',
    ],
    counterExample: [
      'Will the Fed cut rates at its March 2031 meeting?',
      'Will the Fed make no change to rates at its March 2031 meeting?',
    ],
  },
  'lists-shares': {
    from: /\bshares (?:begin|start) trading\b(?: on (?:an?|the) (?:[\w'-]+ ){0,2}?(?:stock )?(?:exchange|market))?|\b(?:publicly )?lists? (?:(?:its|their) )?shares(?: publicly)?(?: on (?:an?|the) (?:[\w'-]+ ){0,2}?(?:stock )?(?:exchange|market))?\b/g,
    to: 'ipo',
    example: ['Will Acme list its shares on a stock exchange before 2032?', 'Will Acme IPO before 2032?'],
    counterExample: ['Will Acme list its products on a website before 2032?', 'Will Acme IPO before 2032?'],
  },
  /** The announcement of a purchase is that of the agreement. */
  'announces-purchase': {
    from: /\bannounces? (?:(?:an?|its|the|their) )?(?:(?:agreement|deal) to (?:acquire|buy|purchase)|(?:acquisition|takeover) of)\b|\bannounces? (?=(?:[\w.'-]+ ){1,4}?(?:acquisition|takeover|(?<=company )purchase)\b)/g,
    to: 'agree to acquire ',
    example: ['Will Acme announce the acquisition of Bolt in 2031?', 'Will Acme agree to buy Bolt in 2031?'],
    counterExample: ['Will Acme announce the sale of Bolt in 2031?', 'Will Acme agree to buy Bolt in 2031?'],
  },
  /** A court knows what to announce. */
  'announces-bankruptcy': {
    from: /\bannounces? (?:its )?bankruptcy\b|\bfil(?:es?|ing) for (?:chapter (?:7|11) or (?:chapter )?(?:7|11) )?bankruptcy(?: protection)?\b/g,
    to: 'declare bankruptcy',
    example: ['Will Acme announce bankruptcy in 2031?', 'Will Acme go bankrupt in 2031?'],
    counterExample: ['Will Acme announce layoffs in 2031?', 'Will Acme go bankrupt in 2031?'],
  },
  'files-statement': {
    from: /\bfil(?:es?|ing) (?:an? )?(?:(?:confidential|draft|initial|public) )*registration statement(?: \(?(?:form )?s-1\)?)?(?: with the sec)?(?: (?:for|to launch) (?:an? )?ipo)?\b/g,
    to: 'file s-1',
    example: ['Will Acme file a registration statement with the SEC in 2031?', 'Will Acme file an S-1 in 2031?'],
    counterExample: ['Will Acme file a financial statement with the SEC in 2031?', 'Will Acme file an S-1 in 2031?'],
  },
  'files-chapter': {
    from: /\bfil(?:es?|ing) for (?=chapter (?:7|11)\b)/g,
    to: 'declare bankruptcy by ',
    example: ['Will Acme file for Chapter 11 in 2031?', 'Will Acme declare bankruptcy by Chapter 11 in 2031?'],
    counterExample: ['Will Acme file for Chapter 11 in 2031?', 'Will Acme file for a patent in 2031?'],
  },
  'token-generation': {
    from: /\b(?:tge|token generation event)\b/g,
    to: 'token launch',
    example: ['Zorro TGE by June 30, 2031?', 'Zorro token launch by June 30, 2031?'],
    counterExample: ['Zorro airdrop by June 30, 2031?', 'Zorro token launch by June 30, 2031?'],
  },
  'enters-market': {
    from: /\b(?:enters?|falls? into|slips? into) (?:an? )?((?:bear|bull) market|correction)(?: territory)?\b/g,
    to: '$1',
    example: ['Will the S&P 500 enter a bear market in 2031?', 'S&P 500 bear market by December 31, 2031?'],
    counterExample: ['Will Acme enter the Peruvian market in 2031?', 'Acme market in Peru by December 31, 2031?'],
  },
  unban: {
    from: /\bunbans?\b/g,
    to: 'lift ban on',
    example: ['Will Peru unban Zorro in 2031?', 'Will Peru lift its ban on Zorro in 2031?'],
    counterExample: ['Will Peru ban Zorro in 2031?', 'Will Peru lift its ban on Zorro in 2031?'],
  },
  'takes-orders': {
    from: /\b(?:begins?|opens?|starts?) (?:up )?(?:(?:accepting|taking) )?(?:customer )?orders\b/g,
    to: 'take orders',
    example: [
      'Will Acme open orders for the Zorrovan in 2031?',
      'Will Acme start taking orders for the Zorrovan in 2031?',
    ],
    counterExample: ['Will Acme cancel orders for the Zorrovan in 2031?', 'Will Acme take the Zorrovan in 2031?'],
  },
  'begins-deliveries': {
    from: /\b(?:begins?|starts?) (?:customer |first )?(?:deliver(?:ing|ies)|delivery)(?: of)?\b/g,
    to: 'deliver',
    example: ['Will Acme begin deliveries of the Zorrovan in 2031?', 'Will Acme deliver the Zorrovan in 2031?'],
    counterExample: ['Will Acme end deliveries of the Zorrovan in 2031?', 'Will Acme deliver the Zorrovan in 2031?'],
  },
  /** The number of a version shows that a product is meant, which comes out, and nobody who leaves. */
  'version-out': {
    from: /(?<=[a-z][\w.-]* v?\d[\d.]* )(?:be out|(?:be )?available)(?= (?:before|by|in|on|this)\b| ?\?|$)/g,
    to: 'be released',
    example: ['Will Zorro 9 be out by June 30, 2031?', 'Will Zorro 9 be released by June 30, 2031?'],
    counterExample: ['Will Ann Roe be out by June 30, 2031?', 'Will Ann Roe be released by June 30, 2031?'],
  },
  'reports-number': {
    from: /\breports? (?=(?:above|at least|at most|below|between|fewer than|less than|more than|over|under) [$\d])/g,
    to: '',
    example: [
      'Will Acme report above 150 deliveries in Q1 2031?',
      'Will Acme have more than 150 deliveries in Q1 2031?',
    ],
    counterExample: ['Will Acme report a loss in Q1 2031?', 'Will Acme have a loss in Q1 2031?'],
  },
  'puts-on-moon': {
    from: /\bputs? ((?:[\w'-]+ ){1,3})(?=on (?:the )?(?:moon|mars)\b)/g,
    to: 'land $1',
    example: [
      'Will NASA put astronauts on the Moon before 2032?',
      'Will NASA land astronauts on the Moon before 2032?',
    ],
    counterExample: ['Will NASA put a base on hold before 2032?', 'Will NASA land a base before 2032?'],
  },
  /** An agreement is reached, whatever the verb. */
  'strikes-deal': {
    from: /\b(?:strikes?|clinch(?:es)?|seals?|concludes?|makes?|cuts?) (?=an? (?:[\w'-]+ ){0,3}?(?:accord|agreement|deal|pact|treaty)\b)/g,
    to: 'reach ',
    example: ['Will Peru and Chile strike a trade deal in 2031?', 'Will Peru and Chile reach a trade deal in 2031?'],
    counterExample: [
      'Will Peru and Chile reject a trade deal in 2031?',
      'Will Peru and Chile reach a trade deal in 2031?',
    ],
  },
  'election-called': {
    from: /\b((?:[a-z]+ ){0,2}elections?) (?:is |be |to be |gets )?called(?! (?:for|off|on)\b)/g,
    to: 'call a $1',
    example: ['Will a snap election be called in Peru before 2032?', 'Will Peru call a snap election before 2032?'],
    counterExample: [
      'Will a snap election be held in Peru before 2032?',
      'Will Peru call a snap election before 2032?',
    ],
  },
  /** Who gets past the groups of a tournament is in its knockout stage. */
  'past-groups': {
    from: /\b(?:qualif(?:y|ies)|advances?|progress(?:es)?|gets? out|makes? it out|get past|gets? through) (?:(?:from|of|through|past) )?(?:the |their |its )?(?:group (?:stages?|phase)|group(?! [a-l]\b))(?= (?:at|in|of|on)\b| ?\?|$)/g,
    to: 'reach the knockout stage',
    example: [
      'Will Peru qualify from the group stage of the 2034 World Cup?',
      'Will Peru reach the knockout stage of the 2034 World Cup?',
    ],
    counterExample: [
      'Will Peru be drawn in the group stage of the 2034 World Cup?',
      'Will Peru reach the knockout stage of the 2034 World Cup?',
    ],
  },
  /** Who runs for a nomination is not yet nominated. */
  'runs-for-nomination': {
    from: /\b(runs?|running|bid|campaign) for (?:the )?((?:20\d\d )?(?:democratic|republican|gop) )(?:party )?(?:presidential nomination|nomination for president)\b/g,
    to: '$1 for $2president',
    example: [
      'Will Ann Roe run for the 2032 Democratic presidential nomination?',
      'Will Ann Roe run for president in 2032 as a Democratic candidate?',
    ],
    counterExample: [
      'Will Ann Roe win the 2032 Democratic presidential nomination?',
      'Will Ann Roe be the 2032 Democratic presidential nominee?',
    ],
  },
  'goes-to-war': {
    from: /\bwar (?:breaks? out|erupts?|starts?|begins?)\b|\bgo(?:es)? to war\b/g,
    to: 'war',
    example: ['Will Peru and Chile go to war in 2031?', 'Will war break out between Peru and Chile in 2031?'],
    counterExample: ['Will Peru and Chile end their war in 2031?', 'War between Peru and Chile in 2031?'],
  },
  'debt-default': {
    from: /\bdefaults? on (?:its|their|the) (?:sovereign )?debts?\b|\b(?:sovereign )?debt default\b/g,
    to: 'default',
    example: ['Will Peru default on its debt in 2031?', 'Peru debt default in 2031?'],
    counterExample: ['Will Peru repay its debt in 2031?', 'Will Peru cut its debt in 2031?'],
  },
  /** An early election is a snap election. */
  'early-election': {
    from: /\bearly (?=(?:[a-z]+ )?elections?\b)/g,
    to: 'snap ',
    example: ['Will Peru hold an early election in 2031?', 'Will Peru hold a snap election in 2031?'],
    counterExample: ['Will Peru hold an early vote count in 2031?', 'Will Peru hold a snap vote count in 2031?'],
  },
  /** A noun with a verb that says nothing of its own: "carry out a strike on" is to strike. */
  'gives-testimony': {
    from: /\bgives? (?=testimony\b)|\b(?:pays?|makes?) (?:an? )?(?=(?:[a-z]+ )?visit to\b)/g,
    to: '',
    example: ['Will Ann Roe give testimony to Congress in 2031?', 'Will Ann Roe testify to Congress in 2031?'],
    counterExample: ['Will Ann Roe give money to Congress in 2031?', 'Will Ann Roe testify to Congress in 2031?'],
  },
  'becomes-champion': {
    from: /\bbecomes? (?:the )?(?:next |new )?((?:[\w'-]+ ){0,4})champions?\b(?! of)/g,
    to: 'win the $1championship',
    example: [
      'Will Ann Roe become world chess champion in 2031?',
      'Will Ann Roe win the 2031 World Chess Championship?',
    ],
    counterExample: [
      'Will Ann Roe become a chess coach in 2031?',
      'Will Ann Roe win the 2031 World Chess Championship?',
    ],
  },
  /** "First-time winner" behind the verb; the reader of clauses knows the other wording. */
  'first-time-winner': {
    from: /\b(be|by) an? first[- ]time (?:champion|winner)(?= ?(?:\?|$))/g,
    to: '$1 a winner that has never won before',
    example: [
      'Will the 2034 World Cup champion be a first-time winner?',
      'Will the 2034 World Cup champion be a country that has never won before?',
    ],
    counterExample: [
      'Will the 2034 World Cup champion be the host?',
      'Will the 2034 World Cup champion be a country that has never won before?',
    ],
  },
  /** A title may say the election twice: as the act and as its cause. */
  'result-of-election': {
    from: /\belected to be (?:the )?(?:next )?((?:[\w'-]+ ){1,5}?[\w'-]+),? as a result of (?=the (?:[\w'-]+ ){0,4}?elections?\b)/g,
    to: 'elected $1 in ',
    example: [
      'Who will be elected to be the next President of Peru, as a result of the next Peruvian presidential election? - Ann Roe',
      'Who will be elected President of Peru in the next Peruvian presidential election? - Ann Roe',
    ],
    counterExample: [
      'Who will resign as President of Peru as a result of the next Peruvian presidential election? - Ann Roe',
      'Who will be elected President of Peru in the next Peruvian presidential election? - Ann Roe',
    ],
  },
  'most-votes-of-round': {
    from: /\b(?:wins?|gets?|receives?|gains?) (?:the )?most votes in (?=the (?:first|second) round\b)/g,
    to: 'win ',
    example: [
      'Will Ann Roe get the most votes in the first round of the 2031 Peruvian presidential election?',
      'Will Ann Roe win the first round of the 2031 Peruvian presidential election?',
    ],
    counterExample: [
      'Will Ann Roe get more votes than Bob Doe in the first round of the 2031 Peruvian presidential election?',
      'Will Ann Roe win the first round of the 2031 Peruvian presidential election?',
    ],
  },
  /** The choice of a president for a post is the nominee. */
  'announces-choice': {
    from: /\b(?:announces?|names?|presents?) (?:((?:[\w'-]+ ){1,4}?))?as (?:his|her|its|their|the) (?:choice|pick|nominee) (?=(?:as|for|to)\b)/g,
    to: 'nominate $1',
    example: [
      'Will Trump announce Ann Roe as his choice for Fed Chair before 2027?',
      'Will Trump nominate Ann Roe for Fed Chair before 2027?',
    ],
    counterExample: [
      'Will Trump announce Ann Roe as his guest for Fed Week before 2027?',
      'Will Trump nominate Ann Roe for Fed Chair before 2027?',
    ],
  },
  'found-not-guilty': {
    from: /\b(?:declared|found|ruled) not guilty\b/g,
    to: 'acquitted',
    example: ['Will Ann Roe be found not guilty in 2031?', 'Will Ann Roe be acquitted in 2031?'],
    counterExample: ['Will Ann Roe be found guilty in 2031?', 'Will Ann Roe be convicted in 2031?'],
  },
  /** A winner wins by the margin of victory. */
  'margin-of-winner': {
    from: /'s? (?:margin of victory|victory margin|winning margin) (?:in (the (?:[\w'-]+ ){0,4}?(?:election|primary|race|runoff) ))?(?:be|is) (?=(?:above|at least|between|greater|less|more|over|under|\d))/g,
    to: ' win $1by ',
    example: [
      "Will Ann Roe's margin of victory be greater than 5% in the 2031 Lima mayoral election?",
      'Will Ann Roe win by more than 5% in the 2031 Lima mayoral election?',
    ],
    counterExample: [
      'Will Ann Roe lose by more than 5% in the 2031 Lima mayoral election?',
      'Will Ann Roe win by more than 5% in the 2031 Lima mayoral election?',
    ],
  },
  /** To win the second most votes is to finish second. */
  'second-most': {
    from: /\b(?:wins?|gets?|receives?|gains?) (?:the )?(second|third|fourth)[- ]most(?: votes?)?(?! (?:seats?|medals?|goals?))/g,
    to: 'finish in $1 place',
    example: [
      'Will Ann Roe win the second most votes in the 2031 Lima election?',
      'Will Ann Roe finish in second place in the 2031 Lima election?',
    ],
    counterExample: [
      'Will Ann Roe win the most votes in the 2031 Lima election?',
      'Will Ann Roe win the 2031 Lima election?',
    ],
  },
  'playoff-qualifier': {
    from: /\b(?:be |become )?(?:one of|among) (the (?:[\w-]+ ){0,6}?)playoffs? (?:qualifiers?|teams?)\b/g,
    to: 'make $1playoffs',
    example: [
      'Will the Flyers be one of the 2030-31 NHL playoff qualifiers?',
      'Will the Flyers make the 2030-31 NHL playoffs?',
    ],
    counterExample: [
      'Will the Flyers win a 2030-31 NHL playoff game?',
      'Will the Flyers make the 2030-31 NHL playoffs?',
    ],
  },
  'party-candidate': {
    from: /(?:\bparty(?:'?s)?|\b(?<=the )(?:democratic|republican|gop)(?: presidential)?) (?:nominee|candidate)(?= (?:will|to|wins?)\b)/g,
    to: (phrase: string) => phrase.replace(/ (?:nominee|candidate)$/, '').replace(/^party.*/, 'party'),
    example: [
      'Will the Democratic Party candidate win the 2031 Ohio governor election?',
      'Will the Democratic Party win the 2031 Ohio governor election?',
    ],
    counterExample: [
      'Will Ann Roe be the Democratic Party candidate in Ohio in 2031?',
      'Will Ann Roe be the Democratic candidate in Ohio in 2031?',
    ],
  },
  'trophy-lifted': {
    from: /\blifts? (?=the (?:\S+ ){0,4}?(?:cup|trophy|title)\b)/g,
    to: 'win ',
    example: ['Will Peru lift the 2034 World Cup?', 'Will Peru win the 2034 World Cup?'],
    counterExample: ['Will Peru lift the tariffs in 2034?', 'Will Peru cut the tariffs in 2034?'],
  },
  'closes-up': {
    from: CLOSES_UP,
    to: 'up or down',
    example: ['Will Bitcoin close higher on May 3, 2031?', 'Bitcoin up or down on May 3, 2031?'],
    counterExample: ['Will Bitcoin close higher than $100,000 on May 3, 2031?', 'Bitcoin up or down on May 3, 2031?'],
  },
  'closes-down': {
    from: CLOSES_DOWN,
    to: 'not up or down',
    example: ['Will Bitcoin close lower on May 3, 2031?', 'Bitcoin up or down on May 3, 2031?'],
    counterExample: ['Will Bitcoin close lower than $100,000 on May 3, 2031?', 'Bitcoin up or down on May 3, 2031?'],
  },
  /** A court that rules a law contrary to another strikes it down. */
  'ruled-unlawful': {
    from: /\b(?:rules?|ruled|finds?|found|holds?|held|declares?|declared) (?!in favou?r)((?:[a-z0-9$%'.-]+ ){1,7}?)(?:(?:to be|is|are|was|were|as) )?(?:unlawful|unconstitutional|illegal|invalid)\b/g,
    to: 'overturn $1',
    example: [
      'Will the Supreme Court rule the Zorro order unlawful in 2031?',
      'Will the Supreme Court strike down the Zorro order in 2031?',
    ],
    counterExample: [
      'Will the Supreme Court rule the Zorro order lawful in 2031?',
      'Will the Supreme Court strike down the Zorro order in 2031?',
    ],
  },
  'which-of-these': {
    from: /\b(which|who) of (?:these|the)(?: following)?(?: (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten))?(?= )/g,
    to: '$1',
    example: [
      'Which of these ten Peruvian poets will win the 2031 Zorro Prize? - Ann Roe',
      'Which Peruvian poet will win the 2031 Zorro Prize? - Ann Roe',
    ],
    counterExample: [
      'Which Peruvian poet will win the 2031 Zorro Prize? - Ann Roe',
      'Peruvian poet to win the 2031 Zorro Prize - Ann Roe',
    ],
  },
  /** A majority in a chamber is control of it. */
  'majority-of-chamber': {
    from: /\b(?:(an?|the) )?(republican|democratic|gop|democrat)s? (house|senate) majority\b(?! leader)|\b(?:have|hold|keep|retain|win|wins) (?:an? |the )?(?:majority (?:in|of) the (house|senate)|(house|senate) majority)\b|\b(?:the )?(house|senate) flips? to (?:the )?(democrats|republicans|gop)\b/g,
    to: '$2$7 win $3$4$5$6',
    example: [
      'Will there be a Republican Senate majority after the 2030 midterms?',
      'Will Republicans control the Senate after the 2030 midterms?',
    ],
    counterExample: [
      'Will Ann Roe be the Republican Senate majority leader in 2031?',
      'Will Ann Roe lead the Senate Republicans in 2031?',
    ],
  },
  /** Taking a seat from the other party and keeping it are both wins of the seat. */
  'flips-seat': {
    from: /\b(?:flips?|keeps?|retains?|defends?|holds?|picks? up)(?: (?:onto|their|its|the|a|an))?(?= (?:[\w'-]+ ){0,3}?(?:house|senate|governor|governorship|gubernatorial|congressional)(?: seat| race)?\b)(?= .*\b(?:seat|governorship|race)\b)|\bflips?(?= (?:control of )?the (?:house|senate)\b(?! (?:seat|race)))|\b(?:holds?|keeps?|retains?)(?= the (?:house|senate)(?: majority)?(?: (?:after|in|on|this)\b| ?\?|$))/g,
    to: 'win',
    example: [
      'Will Republicans flip the Ohio Senate seat in 2030?',
      'Will Republicans win the Ohio Senate seat in 2030?',
    ],
    counterExample: ['Will Ann Roe flip a coin in 2031?', 'Will Ann Roe toss a coin in 2031?'],
  },
  'loses-final': {
    from: /\bloses? (?:in )?(?=the (?:[\w'-]+ ){0,4}?(?<!semi-?|quarter-?)finals?\b)/g,
    to: 'finish 2nd in ',
    example: ['Will Peru lose the 2034 World Cup final?', 'Will Peru finish 2nd in the 2034 World Cup final?'],
    counterExample: ['Will Peru lose a 2034 World Cup game?', 'Will Peru win a 2034 World Cup game?'],
  },
  /** "Flips" as traders use it for coins: one becomes larger than the other. */
  'overtakes-in-size': {
    from: FLIPS,
    to: 'market cap overtake ',
    example: ['Will Ethereum flip Bitcoin in 2031?', "Will Ethereum's market cap exceed Bitcoin's in 2031?"],
    counterExample: ['Will Ann Roe flip a coin in 2031?', 'Will Ann Roe toss a coin in 2031?'],
  },
  /** A bill that is signed becomes law. */
  'signs-bill': {
    from: /\bsigns? (?=(?:an? |the |any )?(?:[\w'-]+ ){0,4}?(?:act|bill|legislation)\b)/g,
    to: 'enact ',
    example: ['Will Trump sign a gun control bill in 2031?', 'Will a gun control bill become law in 2031?'],
    counterExample: ['Will Trump sign Ann Roe in 2031?', 'Will Trump hire Ann Roe in 2031?'],
  },
  /** A thing that is sold is bought. */
  'be-sold': {
    from: /\b(?:be|get|is) sold(?! out\b)(?: to (?=[a-z]))?/g,
    to: 'be acquired',
    example: ['Will Zorro be sold in 2031?', 'Will Zorro be acquired in 2031?'],
    counterExample: ['Will Zorro sell Quibble in 2031?', 'Will Zorro offer Quibble in 2031?'],
  },
  /** An athlete retires by saying so. */
  'announces-retirement': {
    from: /\bannounces? (?:(?:his|her|their|a|an|the) )?(?:retirement|to retire)\b/g,
    to: 'retire',
    example: ['Will Ann Roe announce her retirement in 2031?', 'Will Ann Roe retire in 2031?'],
    counterExample: ['Will Ann Roe announce a tour in 2031?', 'Will Ann Roe start a tour in 2031?'],
  },
  'magnitude-of-quake': {
    from: /\bm ?(?=\d(?:\.\d)?\b)(?:(?=.*quake)|(?<=quakes? (?:of|over|above|with) m ?))/g,
    to: 'magnitude ',
    example: ['Will there be an earthquake of M8 or more in 2031?', 'Will there be a magnitude 8+ earthquake in 2031?'],
    counterExample: ['Will the M8 motorway reopen in 2031?', 'Will the magnitude 8 motorway reopen in 2031?'],
  },
  'highest-grossing': {
    from: /\b(?:highest|biggest|best)[- ](?:gross|grossing)\b/g,
    to: 'top grossing',
    example: ['Will Zorro be the highest-grossing film of 2031?', 'Will Zorro be the top grossing film of 2031?'],
    counterExample: ['Will Zorro be the longest film of 2031?', 'Will Zorro be the top grossing film of 2031?'],
  },
  anywhere: {
    from: /\banywhere(?: (?:in the world|on earth|worldwide))?(?= (?:before|by|in|on) (?:the end of )?(?:[a-z]+ )?\d| ?\?)/g,
    to: '',
    example: ['Will a meteor kill anybody anywhere in the world in 2031?', 'Will a meteor kill anybody in 2031?'],
    counterExample: ['Will a meteor kill anybody in Peru in 2031?', 'Will a meteor kill anybody in 2031?'],
  },
} as const satisfies Record<string, Rewrite>
