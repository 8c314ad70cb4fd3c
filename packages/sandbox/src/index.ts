export { startSandbox } from './sandbox.ts'
export type {
  MarketKey,
  SandboxVenue,
  Scenario,
  ScenarioEvent,
  ScenarioMarket,
  Strike,
  Truth,
} from './scenario.ts'
export { scenario } from './scenario/index.ts'
export { createWorld, type Level, type World, type WorldTrade } from './world.ts'
