/** The stages of a cup with the number of teams that are left in them, the last one first. */
export const teamsLeft: ReadonlyMap<string, number> = new Map(
  Object.entries({ final: 2, semifinal: 4, quarterfinal: 8, 'round of 16': 16, 'round of 32': 32 }),
)

/** Stages by the names that college tournaments give them. */
export const roundNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sweet: 'round of 16',
    championship: 'final',
    elite: 'quarterfinal',
    national: 'final',
    title: 'final',
    'final 4': 'semifinal',
    'final four': 'semifinal',
  }),
)
