/** Labeled pairs that the rules had never seen, and what the matcher of that day made of them. */
export interface UnseenSet {
  name: string
  /** The day of the measurement, before the errors were read and the pairs became tests. */
  measuredOn: string
  pairs: number
  /** Pairs labeled identity or complement; how many were called so, and of these how many are. */
  identities: number
  called: number
  right: number
  /** Pairs with another relation, and unrelated ones, where they were counted; and how many of each were right. */
  others: readonly [right: number, of: number]
  unrelated?: readonly [right: number, of: number]
}

/** All such sets, the latest first. docs/accuracy.md describes them. */
export const unseenSets: readonly UnseenSet[] = [
  {
    name: 'eleven recorded catalogues of 2019 to 2026, in most of which events of Kalshi have no markets',
    measuredOn: '2026-11-28',
    pairs: 792,
    identities: 67,
    called: 56,
    right: 52,
    others: [78, 176],
    unrelated: [488, 549],
  },
  {
    name: 'fourteen recorded catalogues of 2020 to 2026, a quarter of the pairs of events as wholes',
    measuredOn: '2026-11-28',
    pairs: 1308,
    identities: 272,
    called: 222,
    right: 204,
    others: [273, 450],
    unrelated: [455, 586],
  },
  {
    name: 'thirteen more recorded catalogues of 2021 to 2026, with lines of games and levels of rates',
    measuredOn: '2026-11-27',
    pairs: 1821,
    identities: 180,
    called: 151,
    right: 147,
    others: [298, 764],
    unrelated: [858, 877],
  },
  {
    name: 'thirteen recorded catalogues of 2024 to 2026, two or more venues each',
    measuredOn: '2026-11-27',
    pairs: 2132,
    identities: 307,
    called: 262,
    right: 241,
    others: [441, 874],
    unrelated: [893, 951],
  },
  {
    name: 'fourteen recorded catalogues of 2020 to 2026, two to eleven venues each',
    measuredOn: '2026-11-27',
    pairs: 1704,
    identities: 542,
    called: 431,
    right: 420,
    others: [343, 731],
    unrelated: [383, 431],
  },
  {
    name: 'fourteen recorded catalogues of 2022 to 2026, with single games and primaries',
    measuredOn: '2026-11-27',
    pairs: 1341,
    identities: 400,
    called: 331,
    right: 322,
    others: [350, 576],
    unrelated: [353, 365],
  },
  {
    name: 'eight recorded catalogues of 2022 to 2026',
    measuredOn: '2026-11-27',
    pairs: 1086,
    identities: 241,
    called: 173,
    right: 165,
    others: [260, 539],
    unrelated: [295, 306],
  },
  {
    name: 'recorded questions in the words of another venue',
    measuredOn: '2026-11-27',
    pairs: 1065,
    identities: 597,
    called: 304,
    right: 297,
    others: [244, 431],
    unrelated: [33, 37],
  },
  {
    name: 'whole catalogues of nine pairs of venues, labeled by their rules',
    measuredOn: '2026-11-26',
    pairs: 477,
    identities: 141,
    called: 119,
    right: 116,
    others: [170, 275],
    unrelated: [52, 61],
  },
  {
    name: 'near questions of 17 venues from recorded catalogues',
    measuredOn: '2026-11-26',
    pairs: 256,
    identities: 79,
    called: 69,
    right: 67,
    others: [75, 102],
    unrelated: [71, 75],
  },
  {
    name: 'similar titles of 19 venues from recorded catalogues',
    measuredOn: '2026-11-26',
    pairs: 315,
    identities: 115,
    called: 88,
    right: 87,
    others: [79, 132],
    unrelated: [67, 68],
  },
  {
    name: 'near titles of many venues, and pairs written with rules',
    measuredOn: '2026-11-26',
    pairs: 368,
    identities: 128,
    called: 101,
    right: 95,
    others: [112, 184],
  },
  {
    name: 'titles worded as differently as venues word them, in six sets',
    measuredOn: '2026-11-25',
    pairs: 423,
    identities: 242,
    called: 172,
    right: 166,
    others: [89, 148],
  },
  {
    name: 'recorded pairs of Kalshi and Polymarket, and paraphrases with rules',
    measuredOn: '2026-11-25',
    pairs: 223,
    identities: 72,
    called: 32,
    right: 32,
    others: [66, 126],
  },
  {
    name: 'similar titles from recorded catalogues, labeled by their rules',
    measuredOn: '2026-11-23',
    pairs: 215,
    identities: 37,
    called: 34,
    right: 31,
    others: [76, 104],
    unrelated: [72, 74],
  },
  {
    name: 'pairs of every topic, a third decided only by the rules',
    measuredOn: '2026-11-23',
    pairs: 500,
    identities: 217,
    called: 133,
    right: 113,
    others: [92, 210],
  },
]
