import { type Fault, type SandboxVenue, startSandbox } from '@crossvenue/sandbox'
import { ready } from './child.ts'

/** A venue with the fault that its answers have from now on; without one they are whole again. */
export interface FaultOrder {
  venue: SandboxVenue
  fault?: Fault
}

const sandbox = await startSandbox()
ready(sandbox.urls, (order) => {
  const { venue, fault } = order as FaultOrder
  sandbox.injectFault(venue, fault)
})
