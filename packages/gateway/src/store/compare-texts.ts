/** The order of texts by their code units, which is the same on every machine. */
export const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
