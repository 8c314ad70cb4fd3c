export type { Fault } from './faults.ts'
export { fakeVenues, type Sandbox, sandboxVenues, startSandbox } from './sandbox.ts'
export { scenario } from './scenario/index.ts'
export type {
  MarketKey,
  SandboxVenue,
  Scenario,
  ScenarioEvent,
  ScenarioMarket,
  Strike,
  Truth,
} from './scenario.ts'
export { createWorld, type Level, type World, type WorldTrade } from './world.ts'
