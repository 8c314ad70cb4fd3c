import { scenario } from '../scenario/index.ts'
import { createWorld } from '../world.ts'

/** The world at the moment the scenario begins, for fakes that are asked without a network. */
export const stillWorld = createWorld(scenario, { now: () => Date.parse(scenario.begins), seed: 1 })
