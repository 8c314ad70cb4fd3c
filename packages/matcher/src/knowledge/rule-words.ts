import { wordSet as list } from './word-set.ts'

/**
 * Lists of words on which single matching rules depend. Each list is named after what its words mean to the rule; words
 * are token keys. Source: general knowledge.
 */
export const ruleWords = {
  /** Acts of a country that its head of state performs. */
  actOfState: list('acquire annex recognize strike invade sanction tariff blockad'),
  /** Properties of a contest, as opposed to its participants. */
  attribute:
    list(`1st averag bracket cumulativ electoral female gender independent male margin maximum midterm minimum number
    popular popular-vote rate report seat seats senate third 3rd time total turnout unbeaten undefeated vote women woman young youngest
    old oldest age`),
  /** Words that make a question the contrary of the one without them, a weaker one, or one of another time or actor. */
  contrary: list(
    'beforehand block cancel delay deny down drop fail last lose next-month next-week next-weekend next-year only overturn postpon refus reject replac replace revers suspend unilateral veto without',
  ),
  /** Entering a chart or a list; a question about a rank in it is narrower. */
  entering: list('appear chart debut enter featur'),
  /** Continents that have a team of their own: "Team Europe", "Team World". */
  continent: list('africa asia europ europe international internationals world'),
  /** Becoming the holder of a post, or being a candidate for it. */
  candidacy: list('win election next replace appoint run candidate vote'),
  /** Acts by which an authority confirms what has come true. */
  confirmation: list('certify'),
  /** General words for contests, of which a title may ask for any. */
  contest: list('trophy title major slam competition cup event race award prize'),
  /** Words that may follow or precede the name of a contest. */
  contestKind: list('grand championship tournament'),
  /** The first or the last of several things. */
  end: list('1st last'),
  /** Ends of holding a post, and holding it. "Ann leaves first" and "Bob is next" may both come true. */
  endOfPost: list('die impeach leave resign retire stay'),
  /** Posts with a single holder that no table has. */
  headship: list('head-of-state head-of-government chair'),
  /** Ways to win a contest. Added to the question who wins it, they narrow it. */
  manner: list('decision knockout ko landslide majority overtim penalty straight submission sweep unanim'),
  /** Words that show how a number is measured. */
  measurement: list(
    'odd odds annual audience-score core monthly nominal popular-vote preliminary quarterly real revis second-estimate final-estimate',
  ),
  /** Words for the change of an economic series whose value is a change itself. */
  movement: list('growth hike rate'),
  /** Acts that two parties do together. */
  mutual:
    list(`ceasefire clash collaborat date deal debate divorce draw engaged face fight ipo join marry match meet merge
    normalize peac play share sign talk tie trade war`),
  /** Things of which each place has its own: elections, records, averages. */
  ofPlace: list('election win top best most highest largest capital averag mayor governor record'),
  /** Words beside a name that show that another person is meant. */
  otherPerson: list('jr sr ii iii junior senior family brother daughter father mother sister son wife husband'),
  /** Words behind the name of a company that state its kind. A title may leave them out. */
  kindOfCompany: list(
    'protocol finance network lab labs technology technologi pharmaceutical corp corporation inc holding holdings therapeutic biotech',
  ),
  /** Acts of leaving a post. */
  leaving: list('die fire leave resign retire'),
  /** Acts of electing somebody to a post. */
  voting: list('vote-for'),
  /** Acts that are done to many, one by one. Two questions that share only such a word have no common topic. */
  pattern: list(`acquire announce arrest attend ban ceasefire charge collaborat conflict convict endorse fire grand-prix
    headline indict launch meet mention pardon perform release say strike sue talk top uphold visit war`),
  /** Acts that happen only once to a person, thing or work. */
  once: list('become-law conclud confirm die expel extradit ipo leave release resign retire'),
  /** Posts that no table has. */
  post: list('administration cabinet leader suprem head offic office chair coach director secretary'),
  /** Words of a ranking. A further word makes it a different ranking. */
  ranking: list('best most least 1st win largest highest lowest biggest leader next top'),
  /** Places in a contest, its parts and its awards. A question with one of them is not about winning the contest. */
  role: list(`appoint assist award bottom captain coach conferenc defender defens defensiv division draft eliminat elimination
    finalist goal goals goalkeeper goalscorer group half heat host jury keeper lap leg lose loser manager mvp newcomer
    offens offensiv penalty player point pole popular postseason priz promot promotion qualifier qualify quarterfinal record
    regular regular-season rooki run runnerup scorer seed semifinal semifinalist shootout spoon stag striker televot
    topscorer undefeat wicket wildcard wooden`),
  /** Words for the fall of a regime, which its leaders do not survive in office. */
  regime: list('coup overthrow overthrown regim'),
  ruler: list('government head leader regim rul ruler suprem'),
  /** Verbs of saying. Several words may be said in a speech, so one answer does not exclude another. */
  saying: list('call mention say speak'),
  /**
   * Words that show that only one answer can be right: a seat, a cup, the next holder of a post, the greatest of all.
   */
  singleWinner: list('win 1st next acquire biggest greatest highest largest largest-company longest most richest top'),
  /** Kinds of places, which a title may leave out of a name: "Strait of Hormuz". */
  kindOfPlace: list('island lake mount mountain peninsula river strait strip valley volcano'),
  /** Names of sports and games. A title may leave them out, because the competition implies them. */
  sport: list(`athletic badminton baseball basketball boxing chess cricket curl cycl dart dota esport fenc football golf
    gymnastic handball hockey lacross mma motorsport poker pro professional racing rowing rugby sail skat skiing snooker
    soccer softball squash surf swimm tennis triathlon volleyball wrestl`),
  /** States that are true on one day and may be untrue on another. */
  stateOnDay: list('approval favorability leader head-of-state head-of-government top largest-company hold own'),
  /** Words that make a question weaker: doing a thing implies attempting it. */
  weaker: list(
    'apply attempt consider file framework intend intent notic offer part plan propos partially request seek threaten try',
  ),
} as const

/**
 * Groups of words, mostly predicates, about one kind of topic: getting a post, losing it, crime, war, goods, stages,
 * journeys, membership, getting land. A word may be in several groups.
 */
export const topicKinds: readonly ReadonlySet<string>[] = [
  'win run qualify participate announce endorse appoint confirm recognize replace next leader vote stay postseason',
  'leave resign retire die fire impeach stay replace next leader convict',
  'indict charge convict sentence plead-guilty pardon commute clemency impeach resign arrest',
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
  'acquire annex invade',
].map(list)
