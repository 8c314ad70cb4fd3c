/**
 * Sets of questions that the rules had never seen, each measured once, with the matcher of that day, before its questions
 * became tests. docs/accuracy.md describes them.
 */
export const unseenSets = [
  {
    name: 'near questions of 17 venues from recorded catalogues',
    measuredOn: '2026-11-26',
    pairs: 256,
    identities: 79,
    called: 70,
    right: 68,
  },
  {
    name: 'similar titles of 19 venues from recorded catalogues',
    measuredOn: '2026-11-26',
    pairs: 315,
    identities: 115,
    called: 92,
    right: 91,
  },
  {
    name: 'similar titles from recorded catalogues, labeled by their rules',
    measuredOn: '2026-11-23',
    pairs: 215,
    identities: 37,
    called: 34,
    right: 31,
  },
  {
    name: 'pairs of every topic, a third decided only by the rules',
    measuredOn: '2026-11-23',
    pairs: 500,
    identities: 217,
    called: 133,
    right: 113,
  },
] as const
