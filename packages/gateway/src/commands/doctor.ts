import { checkNode } from '../doctor/check-node.ts'
import { checkPort } from '../doctor/check-port.ts'
import { checkStore } from '../doctor/check-store.ts'
import { checkVenues } from '../doctor/check-venues.ts'
import type { Finding } from '../doctor/finding.ts'
import { readPlans } from '../limits/read-plans.ts'
import { printable } from '../printable.ts'
import { readSettings, type Settings, unknownVariables } from './settings.ts'

/** Checks Node, configuration, store, disk, port and venues, and prints what to do. A failure sets the exit code to 1. */
export async function doctor({ json, ...settings }: Settings & { json?: boolean }): Promise<void> {
  const findings = await examine(settings)
  if (json) console.log(JSON.stringify(findings, null, 2))
  else for (const finding of findings) console.log(lineOf(finding))
  if (findings.some(({ state }) => state === 'failure')) process.exitCode = 1
}

async function examine(settings: Settings): Promise<Finding[]> {
  const node = checkNode(process.versions.node)
  const unknown = unknownVariables(process.env).map(
    (message): Finding => ({ check: 'configuration', state: 'warning', message }),
  )
  try {
    const config = readSettings(settings, { reports: false })
    const plans = config.plans === undefined ? 0 : Object.keys(readPlans(config.plans)).length
    const message = `the settings are valid${config.plans === undefined ? '' : `; ${config.plans} has ${plans} plans`}`
    const [store, port, venues] = await Promise.all([
      checkStore(config),
      checkPort(config.host, config.port),
      checkVenues(config),
    ])
    return [node, ...unknown, { check: 'configuration', state: 'ok', message }, ...store, port, ...venues]
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    const advice = 'correct the variable or the file; docs/settings.md lists every setting'
    return [node, ...unknown, { check: 'configuration', state: 'failure', message: error.message, advice }]
  }
}

const lineOf = ({ check, state, message, advice }: Finding): string =>
  `${state.padEnd(7)}  ${check}: ${printable(message)}${advice === undefined ? '' : `\n         ${advice}`}`
