import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'
import { effectiveOverrides } from './effective-overrides.ts'
import { loadOverrideFile } from './load-override-file.ts'
import { writeRef } from './ref-text.ts'

/** Stores the operator's file, or none, in place of the last one, and logs the commands that it overrules. */
export async function useOverrideFile(
  store: Store,
  path: string | undefined,
  { log, now = Date.now }: { log: Log; now?: () => number },
): Promise<void> {
  await store.overrides.replaceFile(path === undefined ? [] : await loadOverrideFile(path), now())
  const { overrides, overruled } = effectiveOverrides(await store.read((view) => view.overrides()))
  if (overrides.length > 0) log.info({ overrides: overrides.length, file: path }, 'overrides')
  for (const { a, b, relation } of overruled) {
    log.warn({ a: writeRef(a), b: writeRef(b), command: relation }, 'the override file overrules a command')
  }
}
