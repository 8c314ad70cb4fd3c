/**
 * All thresholds and weights of the matcher. The weights of comparisons are log-odds that two propositions are
 * identical; a part that a proposition does not state never counts as agreement.
 */
export const settings = {
  /**
   * Relations with lower log-odds are not reported. This is a decision, not an estimate: labels, which have few near
   * misses, would allow a lower value. Confidence states how often the reported relations are right.
   */
  minLogOdds: 0,

  /** The lower bound of log-odds for a subset or superset of two questions that certainly share a topic. */
  minTopicLogOdds: -2,

  /** The lower bound of log-odds for an identity of two events as wholes, without a shared answer. */
  minWholeLogOdds: 0.6,

  /**
   * Among several partners of a market on one venue, only those are kept whose log-odds are at most this much lower
   * than the best.
   */
  bestMargin: 2.5,

  /** The maximum number of overlaps that are reported for two events; all selections of one game overlap. */
  overlaps: { ofGames: 40, ofEvents: 60 },

  /**
   * Longer texts are cut before they are read. The longest title of the recorded catalogues has 948 characters, the
   * longest rules 13,512.
   */
  lengths: { maxTitle: 1000, maxRules: 20_000 },

  /**
   * The log-odds by which the confidence of an identity is lower than its titles alone would give: for each question
   * without a readable condition in its rules, per weight of the words in which both conditions differ, up to `most`, and
   * for a word that is misspelt in one of them, where only the order of a title shows which side of a game YES is, and
   * where the only candidate of a party in a list stands for the party.
   */
  doubt: { noRules: 0.12, perWord: 0.12, most: 0.7, misspelt: 0.5, byOrder: 3.2, onlyCandidate: 3.2 },

  /** Blocking: which events are compared, and which of their markets. */
  blocking: {
    /**
     * Words of at least this weight find other events; where an event has none, words of at least the weight `light`
     * do.
     */
    distinctive: 0.75,
    light: 0.3,
    /** The share of the weight of the lighter question that two questions need to have in common. */
    share: 0.4,
    /**
     * All pairs of markets of two events are compared up to this number, and up to `allPairs` if the titles of the
     * events are alike.
     */
    fewPairs: 64,
    allPairs: 400,
    /** An event is a list from this number of markets on. */
    list: 5,
    /** Two lists with a lower share of common answers (of the shorter list) are about different contests. */
    joint: 0.2,
    /**
     * If there are more pairs: the number of neighbours on a ladder with which a market is compared on each side ...
     */
    neighbours: 2,
    /** ... and the number of markets without a bound or date. */
    others: 3,
  },

  /** When two lists with the same answers are one contest. */
  lists: {
    /** The share of the answers of the shorter list that the other list has to contain. */
    overlap: 0.8,
    /** The share of common answers whose questions have to be identical by themselves. */
    stated: 0.6,
    /** Contests with different names: the number of answers that have to be equal by name ... */
    least: 8,
    /**
     * ... and how similar the prices of the answers have to be (`alike`), or if the words may name two contests
     * (`same`): their rank correlation, and the sum of their differences as a share of the sum of the prices.
     */
    alike: { correlation: 0.85, share: 0.35 },
    same: { correlation: 0.95, share: 0.15 },
    /** Without prices: the number of answers that have to be shared, and their share of the longer list. */
    unpriced: 20,
    whole: 0.9,
    /** A list is matched only if its score is this much higher than that of the next best list. */
    margin: 0.5,
  },

  times: {
    /** Days of the longest period that never begins with the listing of its market: a month. */
    shortPeriod: 31,
    /** Days by which the closing times of venues for one deadline differ. */
    sameDay: 2,
  },

  words: {
    /** Shared weight above this does not count. A name weighs about one. */
    sharedCap: 5,
    /** Unshared weight below this counts as complete agreement of the words. */
    complete: 0.5,
    /** The weight that two questions with different answers have to share. */
    leastShared: 0.8,
    /** An unshared word of at least this weight in both questions makes their subjects different. */
    substitution: 0.75,
    /** Unshared weight up to this in only one question makes it narrower; with more, it is another question. */
    oneQualifier: 1.7,
    /** The same where the other question has no unshared words. */
    besidesNothing: 2.2,
    /** Unshared weight, as it counts, with which a word of only one question makes it narrower, whatever they share. */
    narrowing: 0.75,
    /** The share of the weight of the shorter question that has to be shared for the same topic. */
    sameTopic: 0.6,
  },

  /**
   * Different questions with the same topic: the weight that has to be shared (`least`), its share of the lighter
   * question (`share`, or `shareOfTwo` if each names something that the other does not), the most that counts (`cap`),
   * and the weight of a shared contest (`contest`).
   */
  topic: { least: 1.5, share: 0.4, shareOfTwo: 0.6, cap: 3, contest: 0.8 },

  /**
   * The log-odds that each kind of comparison adds. `npm run fit` may lower them, never raise them; `weights.json`
   * holds the result. A qualifier that only one question has is a veto unless it has a weight here.
   */
  weights: {
    /** The log-odds before anything is compared: most pairs that blocking proposes are not identical. */
    prior: -2.6,

    /**
     * Per unit of the weight of words: shared words, and unshared words (of less than the weight of a name, or of a
     * name).
     */
    'words shared': 0.75,
    'words unshared': -3.2,
    'name unshared': -5,
    'wording agrees': 1.6,

    'window agrees': 1.4,
    'window near': 0.2,
    'window missing': -1.2,
    'year agrees': 1,
    'year near': 0.2,
    'year missing': -0.7,
    'year of closing': -0.1,
    'numbers agree': 2,
    'numbers missing': -4,

    'game agrees': 5,
    'game missing': -3.5,
    'game day near': -0.5,
    'game day missing': -1.5,
    'bet agrees': 2,
    'bet missing': -2,

    /** The venue of one market states that the other asks the same. */
    'twin named': 4,
    /** Both markets trade in one order book. */
    'book shared': 8,

    /** Two lists have answers and prices in common; their questions are then compared as if the names were equal. */
    'field shared': 0.3,
    'prices alike': 0.3,
    'name settled': -0.5,
    'contest inferred': -1,

    'scope agrees': 0.8,
    'bill missing': 0,
    'district missing': -3,
    'edition missing': -1,
    'round missing': -2,
    'season missing': -1.5,
    'source missing': 0,
    'special missing': -0.7,
    'week missing': -2,

    /** Log-odds that the remaining relation is right after a veto. */
    'answer differs': 2.4,
    'bet differs': 1.5,
    'matter shared': 0.6,
    'numbers differ': 1.6,
    'predicate differs': 0.8,
    'qualifier differs': -0.5,
    'question differs': 1.8,
    'scope differs': 0.8,
    'window differs': 1,
  },
} as const

/** A kind of comparison that has a weight of its own (in log-odds) in `settings.weights`. */
export type Feature = keyof typeof settings.weights
