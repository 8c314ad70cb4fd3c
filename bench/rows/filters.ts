import { createHash } from 'node:crypto'
import { coins } from '../catalogue/names.ts'

const CHOICES: Record<string, readonly (string | undefined)[]> = {
  venues: [undefined, 'kalshi', 'polymarket', 'kalshi,limitless', 'manifold,smarkets', 'polymarket,predict'],
  excludeVenues: [undefined, undefined, undefined, 'limitless', 'predict'],
  minVenues: [undefined, '2', '3'],
  minConfidence: [undefined, '0.6', '0.7', '0.8', '0.85', '0.9', '0.95'],
  relations: [undefined, undefined, 'identity', 'identity,complement', 'identity,subset', 'identity,superset,subset'],
  query: [undefined, undefined, undefined, 'winner', 'price', ...coins],
  sort: [undefined, 'confidence'],
  limit: ['5', '10', '20', '50'],
  withOrderbook: [undefined, undefined, undefined, 'true'],
}

/** Makes query strings of clusters, all different; the same count gives the same ones. */
export function makeFilters(count: number): string[] {
  const made = new Set<string>()
  for (let n = 0; made.size < count; n++) {
    const digest = createHash('sha256').update(String(n)).digest()
    const query = new URLSearchParams()
    for (const [place, [name, choices]] of Object.entries(CHOICES).entries()) {
      const value = choices[(digest[place] ?? 0) % choices.length]
      if (value !== undefined) query.set(name, value)
    }
    made.add(query.toString())
  }
  return [...made]
}
