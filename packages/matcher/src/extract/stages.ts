import { roundNames, teamsLeft } from '../knowledge/stages.ts'

/** Phrases for getting past a stage, which means reaching the next one. */
const PASSING = new Set(['advance from', 'advance past', 'advance through'])

/** The stages of a cup, the last one first. */
const STAGES = [...teamsLeft.keys(), 'round of 64']

/**
 * Returns the stage that a team reaches, from the verb and the stage in a title: "advance from" the semifinals ->
 * "final", "reach" the semifinals -> "semifinal". Undefined if no further stage follows.
 */
export const stageReached = (act: string | undefined, stage: string): string | undefined =>
  act !== undefined && PASSING.has(act) ? stageAfter(stage) : stageOf(stage)

/** Returns the stage that the winner of a stage reaches: "semifinals" -> "final"; undefined for the last one. */
export const stageAfter = (stage: string): string | undefined => STAGES[STAGES.indexOf(stageOf(stage)) - 1]

/** Returns the places in the final ranking of those who lose in a stage: "semifinal" -> "3..4"; undefined for others. */
export function placesOfLosers(stage: string): string | undefined {
  if (stage === 'group stage') return '33+'
  if (stage === 'round of 64') return '33..64'
  const teams = teamsLeft.get(stageOf(stage))
  return teams === undefined || teams === 2 ? undefined : `${teams / 2 + 1}..${teams}`
}

const stageOf = (text: string) => roundNames.get(text) ?? roundNames.get(text.split(' ')[0] ?? '') ?? plainStage(text)

const plainStage = (text: string) =>
  /^(?:run|sec|2nd)/.test(text) ? 'runoff' : text.replaceAll('-', '').replace(/^grand |s$/g, '')
