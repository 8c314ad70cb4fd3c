import type { Finding } from './finding.ts'

/** The oldest version that the service runs on, as `engines` of the package says. */
const OLDEST = [20, 19] as const

/** Checks that a version of Node, such as 20.19.4, can run the service. */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])
  if (!isOld) return { check: 'node', state: 'ok', message: `Node ${version}` }
  const advice = `install Node ${OLDEST.join('.')} or later`
  return { check: 'node', state: 'failure', message: `Node ${version} is too old`, advice }
}
