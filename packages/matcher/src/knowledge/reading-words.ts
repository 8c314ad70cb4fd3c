import { wordSet } from './word-set.ts'

/**
 * Lists of words on which single readers of titles and resolution rules depend, each named after what its words mean to
 * the reader. Words are token keys, or words of a text. Source: general knowledge.
 */
export const readingWords = {
  /** Words around the name of a contest, which its class does not have: "a tennis major". */
  aroundContest: wordSet(
    'tennis golf men women season singl single tour championship least 1 one league:atp league:wta',
  ),
  /** Small words that may be the name of a song or a film alone: "It". */
  aloneInTitles: new Set(
    'he her here him his i it its me she that them then there these they this us we what when where who why you'.split(
      ' ',
    ),
  ),
  /** Words before an object that do not change which it is. */
  determiner: new Set(['a', 'an', 'all', 'her', 'his', 'its', 'the', 'their']),
  /** Words of a list's title that ask for its date. */
  date: new Set(['year', 'date', 'hold', 'held', 'leave date']),
  /** Words behind which a person is the one who is followed. */
  following: wordSet('after replace replaces replacing succeed succeeds'),
  /** Words that change nothing in the question who wins a game. */
  game: wordSet(
    '90 beat bout boxing draw exhibition fight full match mma moneylin odd postseason professional regular-season result team tonight win',
  ),
  /** Small words within a name that stand for no letter of its acronym. */
  link: wordSet('of the and for in de la y e'),
  /** Words that the interval of a question already expresses ... */
  measure: wordSet('none pric rang above below hit close clos settle settl settlement price reach level'),
  /** ... if it is one of shares ... */
  measureOfShares: wordSet('percent popular popular-vote vote shar share'),
  /** ... or of changes of a rate. */
  measureOfRates:
    wordSet(`cut hike unchanged decision rate interest bp meet meeting announce decreas change chang maintain
    keep hold leave pause make no`),
  /** Words for the last minutes before a listing closes, and for the election before which it does. */
  minutes: wordSet('before-election 15 5 30 60 min mins minut minute hourly next pric'),
  /** Sports and games that never end in a draw. */
  noDraws: wordSet(`basketball baseball football hockey tennis mma esports lol cs2 dota2 valorant cod rainbow-six
    rocket-league overwatch starcraft`),
  /** Particles of family names: "Le Pen". */
  particle: wordSet('al bin da de del den der di dos du el la le ter van von'),
  /** Words in the names of posts: "deputy chief of staff". */
  partOfPost: wordSet('deputy chief staff general state acting us'),
  /** Titles that stand before a family name and are not part of it. */
  title: wordSet(`president senator sen rep representative congressman congresswoman governor gov mayor justice judge
    secretary minister chancellor king queen prince princess pope coach dr mr mrs ms sir lord chair chairman director general
    speaker vice former ceo founder house team candidate nominee leader`),
  /** A government or a team as a whole, which has many posts. */
  wholeOfPosts: wordSet('administration cabinet government'),
}
