import { scenario } from '../scenario/index.ts'
import { createWorld } from '../world.ts'

/** The world at the beginning of the scenario, for fakes that are called without a network. */
export const stillWorld = createWorld(scenario, { now: () => Date.parse(scenario.begins), seed: 1 })
