import { readingSources } from '../knowledge/reading-sources.ts'
import { kindOf } from './entities.ts'
import { normalise } from './text.ts'
import type { Token } from './tokens.ts'

const sources = readingSources.map(({ id, of, names }) => ({
  id,
  of,
  pattern: new RegExp(`\\b(?:${names.map((name) => normalise(name)).join('|')})\\b`),
}))

/** Whose reading decides, as far as the title and the rules name it: of the coin's price or the day's temperature. */
export function sourceOf(core: readonly Token[], text: string): string | undefined {
  const coin = core.some(({ ids }) => ids?.some((id) => kindOf(id) === 'coin'))
  const weather = core.some(({ key }) => key.endsWith('-temperature') || key.startsWith('temperatur'))
  const of = coin ? 'coin' : weather ? 'temperature' : undefined
  return sources.find((source) => source.of === of && source.pattern.test(text))?.id
}
