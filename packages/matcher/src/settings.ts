/**
 * All thresholds and weights of the matcher. Weights are log-odds that two propositions are identical; what a side does
 * not state never counts as agreement.
 */
export const settings = {
  /**
   * Relations below these log-odds are not reported. This is a decision, not an estimate: labels, which have few near
   * misses, would allow less. Confidence states how often the reported relations are right.
   */
  minLogOdds: 0,

  /** A question inside another is reported with so little where the two share a topic beyond doubt. */
  minTopicLogOdds: -2,

  /** Two events are one as a whole, without a shared answer, from here on. */
  minWholeLogOdds: 0.6,

  /** Among several partners on one venue those stay whose log-odds are this near to the best. */
  bestMargin: 2.5,

  /**
   * At most so many pairs of markets that merely overlap are reported for two events; all selections of one game
   * overlap.
   */
  overlaps: { ofGames: 12, ofEvents: 60 },

  /** Longer texts are cut before they are read: the longest title of the recorded catalogues has 948 characters, the longest rules 13,512. */
  lengths: { maxTitle: 1000, maxRules: 20_000 },

  /** Which events are brought together, and which of their markets. */
  blocking: {
    /** Words of at least this weight lead from one event to another; where there are none, so light ones do. */
    distinctive: 0.75,
    light: 0.3,
    /** So much of the lighter question has to be shared. */
    share: 0.4,
    /** Up to so many pairs of markets of two events are all compared, and so many where the events ask much the same. */
    fewPairs: 64,
    allPairs: 400,
    /** Events of at least so many markets are lists. */
    list: 5,
    /** Two lists about other things share less than this part of the answers of the shorter one. */
    joint: 0.2,
    /** Beyond that, so many bounds or dates on either side of a market's own ... */
    neighbours: 2,
    /** ... and so many markets where there is neither. */
    others: 3,
  },

  /** Two events whose answers are the same, as wholes. */
  lists: {
    /** At least this part of the answers of the shorter list stands in the other. */
    overlap: 0.8,
    /** Where the questions about this part of the shared answers are identical, the lists are one. */
    stated: 0.6,
    /** A contest may have another name where so many answers are shared by name ... */
    least: 8,
    /**
     * ... and the prices of the answers are alike, or the same where the words may name two things: their rank
     * correlation, and the sum of their differences as a share of all.
     */
    alike: { correlation: 0.85, share: 0.35 },
    same: { correlation: 0.95, share: 0.15 },
    /** Where they have no prices, so many answers, and this part of the longer list, have to be shared. */
    unpriced: 20,
    whole: 0.9,
    /** A list that is nearer than the next by less has no match. */
    margin: 0.5,
  },

  words: {
    /** More shared weight than this says nothing more. A name weighs about one. */
    sharedCap: 5,
    /** Nothing of weight is left on either side. */
    complete: 0.5,
    /** So much has to be shared besides two different answers. */
    leastShared: 0.8,
    /** Both sides have a word of their own of at least this weight: another subject. */
    substitution: 0.75,
    /** Up to so much weight that one side alone has narrows its question; more is another question. */
    oneQualifier: 1.7,
    /** ... where the other side has nothing of its own. */
    besidesNothing: 2.2,
    /** At least this share of the weight of the shorter side has to be shared for one topic. */
    sameTopic: 0.6,
  },

  /** Questions with one topic that ask other things: so much has to be shared, and of the shorter one. */
  topic: { least: 1.5, share: 0.4, shareOfTwo: 0.6, cap: 3, contest: 0.8 },

  /**
   * The weight of each comparison. `npm run fit` may lower it, never raise it; `weights.json` holds the result. A
   * qualifier that only one side has is a veto unless it has a weight here.
   */
  weights: {
    /** Before anything is compared: most candidates of the blocking are not the same. */
    prior: -2.6,

    /** Per unit of weight: both sides have it, or only one, which is less than a name or as much as one. */
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

    /** Two lists have answers and prices in common; the rest is compared as if their names were one. */
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

    /** Evidence for the relation that a difference of degree leaves. */
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

/** A kind of comparison with a weight of its own in `settings.weights`. */
export type Feature = keyof typeof settings.weights
