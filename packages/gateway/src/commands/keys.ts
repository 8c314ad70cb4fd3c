import { CrossvenueError } from '@crossvenue/venues'
import { createKeys, isLive, type Keys } from '../keys.ts'
import { readPlans } from '../limits/read-plans.ts'
import { printable } from '../printable.ts'
import type { Scope } from '../scope.ts'
import type { KeyRecord } from '../store/store.ts'
import { readSettings, type Settings } from './settings.ts'
import { withStore } from './with-store.ts'

interface NewKey extends Settings {
  name: string
  scope: Scope
  /** Milliseconds from now. */
  expires?: number
  plan?: string
}

/** Creates a key and prints nothing but the key. */
export async function createKey({ name, scope, expires, plan, ...settings }: NewKey): Promise<void> {
  if (plan !== undefined) refuseUnknownPlan(plan, readSettings(settings).plans)
  const expiresAt = expires === undefined ? {} : { expiresAt: Date.now() + expires }
  await withKeys(settings, async ({ create }) =>
    print([await create(name, { scope, ...expiresAt, ...(plan !== undefined && { plan }) })]),
  )
}

/** Prints every key's id, name, scope and dates. */
export const listKeys = (settings: Settings): Promise<void> =>
  withKeys(settings, async ({ list }) => print((await list()).map(describe)))

/** Revokes keys and prints which. */
export const revokeKeys = (nameOrId: string, settings: Settings): Promise<void> =>
  withKeys(settings, async ({ revoke }) => print((await revoke(nameOrId)).map(describe)))

/** Gives a key another secret and prints nothing but that; the end of the present one goes to standard error. */
export const rotateKey = (nameOrId: string, { overlap, ...settings }: Settings & { overlap: number }): Promise<void> =>
  withKeys(settings, async ({ rotate }) => {
    const { token, key } = await rotate(nameOrId, { overlapMs: overlap })
    print([token])
    console.error(`the secret that ${printable(key.name)} had is valid until ${instant(key.formerUntil ?? 0)}`)
  })

/** Gives a key another plan, or none, and prints the key. */
export async function setPlan(nameOrId: string, plan: string | undefined, settings: Settings): Promise<void> {
  if (plan !== undefined) refuseUnknownPlan(plan, readSettings(settings).plans)
  await withKeys(settings, async (keys) => print([describe(await keys.setPlan(nameOrId, plan))]))
}

function refuseUnknownPlan(plan: string, path: string | undefined): void {
  if (path === undefined) {
    const message = 'CROSSVENUE_PLANS names no plans file: set it for the command and for the service'
    throw new CrossvenueError('VALIDATION_ERROR', message, { field: 'plan' })
  }
  const names = Object.keys(readPlans(path))
  if (names.includes(plan)) return
  const message = `there is no plan ${plan} in ${path}; its plans are ${names.join(', ')}`
  throw new CrossvenueError('VALIDATION_ERROR', message, { field: 'plan' })
}

const withKeys = (settings: Settings, work: (keys: Keys) => Promise<void>): Promise<void> =>
  withStore(settings, (store) => work(createKeys(store)))

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line)
}

const describe = (key: KeyRecord): string => {
  const { id, name, scope, plan, createdAt, revokedAt, expiresAt, formerUntil = 0 } = key
  const end = expiresAt !== undefined && (isLive(key, Date.now()) ? 'expires' : 'expired')
  return [
    id,
    printable(name),
    scope,
    ...(plan === undefined ? [] : [`plan ${plan}`]),
    `created ${day(createdAt)}`,
    ...(revokedAt === undefined ? [] : [`revoked ${day(revokedAt)}`]),
    ...(end && revokedAt === undefined ? [`${end} ${day(expiresAt)}`] : []),
    ...(formerUntil > Date.now() ? [`former secret until ${instant(formerUntil)}`] : []),
  ].join('\t')
}

const instant = (at: number): string => new Date(at).toISOString()
const day = (at: number): string => instant(at).slice(0, 10)
