import type { Rewrite } from '../rewrite.ts'

/** Rewrites of names of places, offices, charts and people. */
export const rewritesOfNames = {
  /**
   * One letter weighs little, and the company is also called by its former name. Posts are left out: who tweets does so
   * there.
   */
  'x-as-twitter': {
    from: /(?<=\b(?:accounts?|banned|followers|subscribers|suspended|unbanned|views) (?:from|on) )x(?: \((?:formerly )?twitter\)|\/twitter)?(?= (?:account|before|between|by|during|followers|from|in|on|posts|this)\b|[?,]|$)/g,
    to: 'twitter',
    example: [
      'Will Ann Roe have 5 million followers on X in 2031?',
      'Will Ann Roe have 5 million followers on Twitter in 2031?',
    ],
    counterExample: ['Will Malcolm X be on a stamp in 2031?', 'Will Malcolm be on a stamp in 2031?'],
  },
  /** The title of a member and the party and seat in brackets say who is meant, which the name says too. */
  'member-of-congress': {
    from: /^will (?:rep|sen|congressman|congresswoman)\.? (?=[a-z])|(?<=[a-z]) \((?:r|d|i)(?:[,-] ?[a-z]{2}(?:-\d{1,2})?)?\)/g,
    to: (phrase: string) => (phrase.startsWith('will') ? 'will ' : ''),
    example: ['Will Rep. Ann Roe (R, GA-14) resign in 2031?', 'Will Ann Roe resign in 2031?'],
    counterExample: ['Will the GA-14 seat be vacant in 2031?', 'Will GA-14 be vacant in 2031?'],
  },
  /** These institutions are American if no other country is named. */
  'us-institution': {
    from: /\bus (?=(?:house|senate|senator|supreme court|president|presidential|congress|attorney general|treasury)\b)/g,
    to: '',
    example: ['Will the US Senate pass the bill in 2031?', 'Will the Senate pass the bill in 2031?'],
    counterExample: ['Will the US pass the bill in 2031?', 'Will the Senate pass the bill in 2031?'],
  },
  /** "The 2028 US election" is that of the president, unless a chamber or a state is named. */
  'us-election': {
    from: /\b(20(?:[02468][048]|[13579][26])) us election\b(?<!\b(?:congress|governor|house|senate)\b.*)(?!.*\b(?:congress|governor|house|senate)\b)/,
    to: '$1 presidential election',
    example: ['Will Ann Roe win the 2032 US election?', 'Will Ann Roe win the 2032 presidential election?'],
    counterExample: ['Will Ann Roe win the 2030 US election?', 'Will Ann Roe win the 2030 governor election?'],
  },
  united: {
    from: /\butd\b/g,
    to: 'united',
    example: ['Will Tarkington Utd sign Ann Roe in 2031?', 'Will Tarkington United sign Ann Roe in 2031?'],
    counterExample: ['Will Tarkington City sign Ann Roe in 2031?', 'Will Tarkington United sign Ann Roe in 2031?'],
  },
  /** "Norfolk St." is Norfolk State; "St. Louis" and "Wall St." are not. */
  'st-of-state': {
    from: /(?<=\b(?!(?:wall|main|high|bay|the|vs|at|in|and|will|on|of) )[a-z]{3,} )st\b\.?(?= (?:wins?|won|beats?|vs?\b|versus|at\b|to win|makes?|reach|advance|covers?|men|women|moneyline|qualify|lose)| ?[?:(]|$)/g,
    to: 'state',
    example: ['Will Quibble St. win the 2031 Lima Cup?', 'Will Quibble State win the 2031 Lima Cup?'],
    counterExample: ['Will St. Quibble win the 2031 Lima Cup?', 'Will Quibble win the 2031 Lima Cup?'],
  },
  saint: {
    from: /\bsaint (?=[a-z])/g,
    to: 'st ',
    example: ['Will it rain in Saint Louis on May 3, 2031?', 'Will it rain in St. Louis on May 3, 2031?'],
    counterExample: ['Will it rain in Lima on May 3, 2031?', 'Will it rain in St. Louis on May 3, 2031?'],
  },
  'mens-and-womens': {
    from: /\b(gentlemen|ladies)'?s? (?=(?:singles|doubles|final|race|tournament)\b)/g,
    to: (phrase: string) => (phrase.startsWith('g') ? "men's " : "women's "),
    example: ["Will Ann Roe win the 2031 Lima ladies' singles?", "Will Ann Roe win the 2031 Lima women's singles?"],
    counterExample: ["Will Ann Roe win the 2031 Lima men's singles?", "Will Ann Roe win the 2031 Lima men's doubles?"],
  },
  'the-championships': {
    from: /\bthe (20\d\d )?championships,? wimbledon\b/g,
    to: '$1wimbledon',
    example: ['Will Ann Roe win the 2031 Championships, Wimbledon?', 'Will Ann Roe win 2031 Wimbledon?'],
    counterExample: ['Will Ann Roe win the 2031 Lima Championships?', 'Will Ann Roe win 2031 Wimbledon?'],
  },
  'contiguous-usa': {
    from: /\b(?:the )?(?:lower 48(?: states)?|conus|(?:continental|contiguous) (?:us|usa|united states))\b/g,
    to: 'the continental us',
    example: ['Will a storm reach the lower 48 in 2031?', 'Will a storm reach the contiguous United States in 2031?'],
    counterExample: ['Will a storm reach Lima in 2031?', 'Will a storm reach the United States in 2031?'],
  },
  category: {
    from: /\bcat\.? ?(?=[1-5]\b)/g,
    to: 'category ',
    example: ['Will a Cat 4 hurricane hit Cuba in 2031?', 'Will a Category 4 hurricane hit Cuba in 2031?'],
    counterExample: ['Will a cat win the 2031 Lima Cup?', 'Will a dog win the 2031 Lima Cup?'],
  },
  /** A season by the last two digits of its years. Without the word, from 20/21 on, because 12/13 may be a day. */
  'short-season': {
    from: /(?<![\d/-])([1-3]\d)[-/]([1-3]\d) (?=(?:\w+ )?season\b)|(?<![\d/-])(?:20\/21|21\/22|22\/23|23\/24|24\/25|25\/26|26\/27|27\/28|28\/29|29\/30|30\/31|31\/32)(?![\d/-])/g,
    to: (season) => `20${season.replace('/', '-')}`,
    example: [
      'Will the Flyers make the NHL playoffs in the 30-31 season?',
      'Will the Flyers make the 2030-31 NHL playoffs?',
    ],
    counterExample: ['Will the Flyers win 30-31 this year?', 'Will the Flyers make the 2030-31 NHL playoffs?'],
  },
  'joint-holder': {
    from: /\bco-(?=(?:ceo|chair|chief|coach|director|host|leader|manager|owner|president|winner)[a-z]*\b)/g,
    to: 'joint ',
    example: ['Will Ann Roe be co-CEO of Zorro in 2031?', 'Will Ann Roe be joint CEO of Zorro in 2031?'],
    counterExample: ['Will Ann Roe be CEO of Zorro in 2031?', 'Will Ann Roe be the CEO of Zorro in 2031?'],
  },
  'et-al': {
    from: / et al\b/g,
    to: '',
    example: ['Will Ann Roe et al win the 2031 Zorro Prize?', 'Will Ann Roe win the 2031 Zorro Prize?'],
    counterExample: ['Will Ann Roe and Bob Doe win the 2031 Zorro Prize?', 'Will Ann Roe win the 2031 Zorro Prize?'],
  },
  /** "LA" is the city here, and not the article of another language. */
  'la-office': {
    from: /\bla (?=mayor|mayoral|county|olympic|wildfire)/g,
    to: 'los angeles ',
    example: [
      'Will Ann Roe win the 2031 LA mayoral election?',
      'Will Ann Roe win the 2031 Los Angeles mayoral election?',
    ],
    counterExample: ['Will Ann Roe visit La Paz in 2031?', 'Will Ann Roe visit Lima in 2031?'],
  },
  'in-la': {
    from: /\bin la(?= (?:be|on|reach|hit)\b| ?[?,:]|$)/g,
    to: 'in los angeles',
    example: ['Will it rain in LA on May 3, 2031?', 'Will it rain in Los Angeles on May 3, 2031?'],
    counterExample: ['Will it rain in La Paz on May 3, 2031?', 'Will it rain in Lima on May 3, 2031?'],
  },
  'chart-of-place': {
    from: /\b(us|global) (netflix|spotify)\b/g,
    to: '$2 $1',
    example: [
      'Will Zorro be the top global Spotify song in May 2031?',
      'Will Zorro be the top Spotify global song in May 2031?',
    ],
    counterExample: [
      'Will Zorro be the top Spotify song in May 2031?',
      'Will Zorro be the best Spotify song in May 2031?',
    ],
  },
  'chart-of-place-and-kind': {
    from: /\b(usa?|global) ((?:song|artist|album|show|film|movie)s?) on (netflix|spotify)\b/g,
    to: '$2 on $3 $1',
    example: [
      'Will Zorro be the top global song on Spotify in May 2031?',
      'Will Zorro be the top song on Spotify global in May 2031?',
    ],
    counterExample: [
      'Will Zorro be the top song on Spotify in May 2031?',
      'Will Zorro be the best song on Spotify in May 2031?',
    ],
  },
  'chart-in-usa': {
    from: /\b(netflix|spotify)\b(.*) in the usa?\b/g,
    to: '$1 us$2',
    example: [
      'Will Zorro be the top show on Netflix in the US in May 2031?',
      'Will Zorro be the top show on Netflix US in May 2031?',
    ],
    counterExample: [
      'Will Zorro be the top show on Netflix in Peru in May 2031?',
      'Will Zorro be the top show on Netflix US in May 2031?',
    ],
  },
  'ceases-to-hold': {
    from: /\bceases? to (?:hold|serve in) (?:(?:the|his|her|their) )?(?:office|position|post|role)(?: (?:of|as)(?: the)?)?\b/g,
    to: 'cease to be',
    example: [
      'Will Ann Roe cease to hold the office of president of Peru before 2032?',
      'Will Ann Roe cease to be president of Peru before 2032?',
    ],
    counterExample: [
      'Will Ann Roe cease to hold shares of Acme before 2032?',
      'Will Ann Roe cease to be president of Peru before 2032?',
    ],
  },
  'office-of': {
    from: /\bthe office of (?:the )?/g,
    to: '',
    example: ['Will Ann Roe win the office of mayor of Lima in 2031?', 'Will Ann Roe win mayor of Lima in 2031?'],
    counterExample: ['Will Ann Roe be mayor of Lima in 2031?', 'Will Ann Roe become mayor of Lima in 2031?'],
  },
  /** An international body; "The International" is a tournament. */
  'international-body': {
    from: /\bthe (?=international (?:atomic|court|criminal|monetary|olympic|space)\b)/g,
    to: '',
    example: ['Will the International Criminal Court indict Ann Roe in 2031?', 'Will the ICC indict Ann Roe in 2031?'],
    counterExample: ['Will Acme win The International in 2031?', 'Will Acme win The International 2031?'],
  },
  'iran-deal': {
    from: /\bjcpoa\b/g,
    to: 'iran nuclear deal',
    example: ['Will the US rejoin the JCPOA in 2031?', 'Will the US rejoin the Iran nuclear deal in 2031?'],
    counterExample: [
      'Will the US rejoin the Paris accord in 2031?',
      'Will the US rejoin the Iran nuclear deal in 2031?',
    ],
  },
  /** A syllable of Korean names that is also a word. */
  'syllable-of-name': {
    from: /(?<=\w )(won)-(?=(?!lost|loss)[a-z]{1,6}\b)/g,
    to: '$1',
    example: ['Will Chong Won-o be mayor of Lima in 2031?', 'Will Chong Wono be mayor of Lima in 2031?'],
    counterExample: ['Will Lima have a won-lost record in 2031?', 'Will Lima have a wonlost record in 2031?'],
  },
  'x-between': {
    from: / x (?=[a-z]+ )(?<=^(?:will )?(?:the )?[a-z]+ x )/,
    to: ' and ',
    example: ['Peru x Chile ceasefire in 2031?', 'Peru and Chile ceasefire in 2031?'],
    counterExample: ['Will Ann Roe post on X in 2031?', 'Will Ann Roe post in 2031?'],
  },
} as const satisfies Record<string, Rewrite>
