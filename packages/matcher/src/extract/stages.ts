/** Phrases for getting past a stage, which means reaching the next one. */
const PASSING = new Set(['advance from', 'advance past', 'advance through'])

const AFTER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'round of 64': 'round of 32',
    'round of 32': 'round of 16',
    'round of 16': 'quarterfinal',
    quarterfinal: 'semifinal',
    semifinal: 'final',
  }),
)

/** Stages by the names that college tournaments give them. */
const ROUND_NAMES: ReadonlyMap<string, string> = new Map(
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

/** Places in the final ranking, "first..last", by the stage in which a team is eliminated. */
const EXITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    semifinal: '3..4',
    quarterfinal: '5..8',
    'round of 16': '9..16',
    'round of 32': '17..32',
    'group stage': '33+',
  }),
)

/**
 * Returns the stage that a team reaches, from the verb and the stage in a title: "advance from" the semifinals ->
 * "final", "reach" the semifinals -> "semifinal". Undefined if no further stage follows.
 */
export const stageReached = (act: string | undefined, stage: string): string | undefined =>
  act !== undefined && PASSING.has(act) ? stageAfter(stage) : stageOf(stage)

/** Returns the stage that the winner of a stage reaches: "semifinals" -> "final"; undefined for the last one. */
export const stageAfter = (stage: string): string | undefined => AFTER.get(stageOf(stage))

/** Returns the places in the final ranking of those who lose in a stage: "semifinal" -> "3..4"; undefined for others. */
export const placesOfLosers = (stage: string): string | undefined => EXITS.get(stageOf(stage))

const stageOf = (text: string) => ROUND_NAMES.get(text) ?? ROUND_NAMES.get(text.split(' ')[0] ?? '') ?? plainStage(text)

const plainStage = (text: string) =>
  /^(?:run|sec|2nd)/.test(text) ? 'runoff' : text.replaceAll('-', '').replace(/^grand |s$/g, '')
