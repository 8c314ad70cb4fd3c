import { createKeys, type Keys } from '../keys.ts'
import { printable } from '../printable.ts'
import type { Scope } from '../scope.ts'
import type { KeyRecord } from '../store/store.ts'
import type { Settings } from './settings.ts'
import { withStore } from './with-store.ts'

/** Creates a key and prints nothing but the key. */
export const createKey = ({ name, scope, ...settings }: Settings & { name: string; scope: Scope }): Promise<void> =>
  withKeys(settings, async ({ create }) => print([await create(name, { scope })]))

/** Prints every key's id, name, scope and dates. */
export const listKeys = (settings: Settings): Promise<void> =>
  withKeys(settings, async ({ list }) => print((await list()).map(describe)))

/** Revokes keys and prints which. */
export const revokeKeys = (nameOrId: string, settings: Settings): Promise<void> =>
  withKeys(settings, async ({ revoke }) => print((await revoke(nameOrId)).map(describe)))

const withKeys = (settings: Settings, work: (keys: Keys) => Promise<void>): Promise<void> =>
  withStore(settings, (store) => work(createKeys(store)))

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line)
}

const describe = ({ id, name, scope, createdAt, revokedAt }: KeyRecord): string =>
  [
    id,
    printable(name),
    scope,
    `created ${day(createdAt)}`,
    ...(revokedAt === undefined ? [] : [`revoked ${day(revokedAt)}`]),
  ].join('\t')

const day = (instant: number): string => new Date(instant).toISOString().slice(0, 10)
