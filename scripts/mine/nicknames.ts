import { readText } from '../../packages/matcher/src/extract/read.ts'
import { tokenise } from '../../packages/matcher/src/extract/tokens.ts'
import type { Witness } from './candidates.ts'

/** Returns the alternative names that a title states in brackets or quotes, unless a table has both. */
export function nicknamesOf(title: string): Witness[] {
  const aliases = new Map<string, string[]>()
  const { tokens } = readText(title)
  for (const { key, ids, alias } of tokens) {
    // an address is compared by its first part
    if (alias === undefined || key.startsWith(alias)) continue
    const known = tokenise(alias, new Map()).some((token) => token.ids?.some((id) => ids?.includes(id)))
    if (!known) aliases.set(alias, [...(aliases.get(alias) ?? []), key])
  }
  return [...aliases].map(([alias, keys]) => ({
    kind: 'nickname',
    row: `${alias} = ${[...new Set(keys)].join(' ')}`,
    titles: [title],
  }))
}
