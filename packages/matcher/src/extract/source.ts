import { measurementSources } from '../knowledge/measurement-sources.ts'
import { kindOf } from './entities.ts'
import { fold } from './text.ts'
import type { Token } from './tokens.ts'

const sources = measurementSources.map(({ id, of, names }) => ({
  id,
  of,
  pattern: new RegExp(`\\b(?:${names.map(fold).join('|')})\\b`),
}))

/**
 * Returns the source whose measurement decides, where the title or the rules name it: for the price of a coin or the
 * temperature of a day.
 */
export function sourceOf(questionTokens: readonly Token[], texts: readonly (string | undefined)[]): string | undefined {
  const coin = questionTokens.some(({ ids }) => ids?.some((id) => kindOf(id) === 'coin'))
  const weather = questionTokens.some(({ key }) => key.endsWith('-temperature') || key.startsWith('temperatur'))
  const of = coin ? 'coin' : weather ? 'temperature' : undefined
  if (of === undefined) return undefined
  const text = fold(texts.join(' '))
  return sources.find((source) => source.of === of && source.pattern.test(text))?.id
}
