const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/**
 * Lists of words on which single rules depend, each list named after their meaning there, as token keys. Source:
 * general knowledge.
 */
export const ruleWords = {
  /** Done by the head of a state in its name. */
  actOfState: list('acquire annex recognize strike invade sanction tariff blockad'),
  /** Attributes of a contest rather than of somebody who is in it. */
  attribute:
    list(`1st averag bracket cumulativ electoral female gender independent male margin maximum midterm minimum number
    popular popular-vote rate report seat seats senate third 3rd time total turnout unbeaten undefeated vote women woman young youngest
    old oldest age`),
  /** Beside these a question asks the contrary, or less. */
  contrary: list(
    'block cancel delay deny down drop fail last lose only overturn postpon refus reject replac replace revers suspend veto without',
  ),
  /** To get into a chart or a list at all, of which a rank is the narrower question. */
  entering: list('appear chart debut enter featur'),
  /** Continents that have a team of their own: "Team Europe", "Team World". */
  continent: list('africa asia europ europe international internationals world'),
  /** Coming into a post. */
  candidacy: list('win election next replace appoint run candidate vote'),
  /** Contests in general, of which a title may ask for any. */
  contest: list('trophy title major slam competition cup event race award prize'),
  /** Beside the name of such a contest. */
  contestKind: list('grand championship tournament'),
  /** Control of a chamber, and its seats. */
  control: list('hold party seat win'),
  /** The first or the last of several. */
  end: list('1st last'),
  /** Ends of holding a post, and holding it: who is next and who is first may both come true. */
  endOfPost: list('die impeach leave resign retire stay'),
  /** Posts that one holds at a time, and no table names. */
  headship: list('head-of-state head-of-government chair'),
  /** How a contest is won: added to the question who wins it, these narrow it. */
  manner: list('decision knockout ko landslide majority overtim penalty straight submission sweep unanim'),
  /** Ways to measure a number. */
  measurement: list('annual audience-score core monthly nominal popular-vote preliminary quarterly real revis'),
  /** Words for the change of a series, which is its value. */
  movement: list('growth hike rate'),
  /** Done by two together. */
  mutual: list(`ceasefire clash collaborat date deal debate divorce draw engaged face fight ipo marry match meet merge
    normalize peac play share sign talk tie trade war`),
  /** Each place has its own of these: elections, records, averages. */
  ofPlace: list('election win top best most highest largest capital averag mayor governor record'),
  /** Before or after a name these mean another person. */
  otherPerson: list('jr sr ii iii junior senior family brother daughter father mother sister son wife husband'),
  /** Behind the name of a company these say what it is: a name goes with them or without. */
  kindOfCompany: list(
    'protocol finance network lab labs technology technologi pharmaceutical corp corporation inc holding holdings therapeutic biotech',
  ),
  /** Leaving a post. */
  leaving: list('die fire leave resign retire'),
  /** Voting somebody into a post. */
  voting: list('vote-for'),
  /** Done to many, one by one. */
  pattern: list(`acquire announce arrest attend ban ceasefire charge collaborat conflict convict endorse fire grand-prix
    headline indict launch meet mention pardon perform release say strike sue talk top uphold visit war`),
  /** Comes true once, of one person, thing or work. */
  once: list('become-law die ipo leave release resign retire'),
  /** Posts that no table names. */
  post: list('administration cabinet leader suprem head offic office chair coach director secretary'),
  /** A qualified ranking is another ranking. */
  ranking: list('best most least 1st win largest highest lowest biggest leader next top'),
  /** Places in a contest, its parts and its awards: a question about them is not about the contest. */
  role: list(`appoint assist award bottom captain coach conferenc defender defens defensiv division draft eliminat elimination
    finalist goal goals goalkeeper goalscorer group half heat host jury keeper lap leg lose loser manager mvp newcomer
    offens offensiv penalty player point pole popular postseason priz promot promotion qualifier qualify quarterfinal record
    regular regular-season rooki run runnerup scorer seed semifinal semifinalist shootout spoon stag striker televot
    topscorer undefeat wicket wildcard wooden`),
  /** Fall of a regime, which takes its leaders with it. */
  regime: list('coup overthrow overthrown regim'),
  ruler: list('government head leader regim rul ruler suprem'),
  /** Several words may be said, so an answer excludes no other. */
  saying: list('call mention say speak'),
  /** Only one answer can win: a seat, a cup, the next holder of a post, the greatest of all. */
  singleWinner: list('win 1st next acquire biggest greatest highest largest largest-company longest most richest top'),
  /** Sports and games, and that they are played for money: a title says so or leaves it to its competition. */
  sport: list(`athletic badminton baseball basketball boxing chess cricket curl cycl dart dota esport fenc football golf
    gymnastic handball hockey lacross mma motorsport poker pro professional racing rowing rugby sail skat skiing snooker
    soccer softball squash surf swimm tennis triathlon volleyball wrestl`),
  /** True on one day and perhaps on another. */
  stateOnDay: list('approval favorability leader head-of-state head-of-government top largest-company hold own'),
  /** Added to a question these make it weaker: doing a thing implies attempting it. */
  weaker: list('apply attempt consider file framework part plan propos partially request seek threaten try'),
} as const

/**
 * Groups of words, mostly predicates, that belong to one kind of topic: coming into a post, losing it, crime, war,
 * goods, stages, journeys, membership. A word may be in several.
 */
export const topicKinds: readonly ReadonlySet<string>[] = [
  'win run qualify participate announce endorse appoint confirm recognize replace next leader vote stay postseason',
  'leave resign retire die fire impeach stay replace next leader convict',
  'indict charge convict plead-guilty pardon commute clemency impeach resign arrest',
  'invade strike war forc military ceasefire conflict peac blockad annex',
  'launch release announce acquire ban',
  'sign agree announce ceasefire peac join',
  'headline perform attend announce',
  'visit attend',
  'meet talk say speak call mention',
  'marry divorce engaged pregnant',
  'approval favorability',
  'cut hike unchanged',
  'join leave',
].map(list)
