import type { ScenarioEvent } from '../scenario.ts'

/** Returns the rules that a venue states once for all markets of an event; empty if they cannot be stated once. */
export function rulesOfEvent({ description, markets }: ScenarioEvent): string {
  const [first] = markets
  if (description !== undefined || first === undefined) return description ?? ''
  if (markets.length === 1) return first.rules
  const { label, rules } = first
  // The rules of one option must not stand beside all others.
  return label !== undefined && rules.includes(label) ? rules.replaceAll(label, 'the named option') : ''
}
