import type { Category, EventDraft } from './draft.ts'
import { field, type Option } from './options.ts'
import { type Listing, question } from './question.ts'

export interface Duel {
  /** Names the encounter with its day. */
  key: string
  category?: Category
  tags: readonly string[]
  starts: string
  /** Both sides, as most venues call them. */
  sides: readonly [string, string]
  /** Chance of the first side. */
  first: number
  /** The prize; completes `<side> wins ...`. */
  prize: string
}

type Listed = Omit<Listing, 'venue' | 'ask' | 'options'> & { title: string; names?: Readonly<Record<string, string>> }

/** Lists an encounter of two sides that one of them wins: a fight, a tennis match, a series of maps. */
export function duel({ key, category = 'sports', tags, starts, sides, first, prize }: Duel) {
  const base = {
    key,
    category,
    tags,
    closes: starts,
    starts,
    opens: '2026-11-17T15:00:00Z',
    fact: `{name} wins ${prize}`,
  }
  const [one, two] = field(`${sides[0]} ${first}; ${sides[1]} ${1 - first}`) as [Option, Option]
  const both: Option[] = [
    { ...one, key: 'first wins' },
    { ...two, key: 'first wins', opposite: true },
  ]

  return {
    /** One market whose outcomes are the two sides. */
    polymarket: ({ swapped = false, names, ...listed }: Listed & { swapped?: boolean }): EventDraft[] => {
      const order = swapped ? [...both].reverse() : both
      const [named, other] = order.map(({ code, words }) => names?.[code] ?? words.name ?? '') as [string, string]
      const option = { ...(order[0] as Option), code: '', outcomes: [named, other] as const }
      return question({
        ...base,
        listings: [{ venue: 'polymarket', ask: listed.title, ...listed, options: [option] }],
      })
    },
    /** One Yes/No market per side. */
    kalshi: (listed: Listed & { ask: string }): EventDraft[] =>
      question({
        ...base,
        closes: new Date(Date.parse(starts) + 14 * 86_400_000).toISOString().replace('.000', ''),
        listings: [{ venue: 'kalshi', ...listed, options: both }],
      }),
    limitless: (listed: Listed): EventDraft[] =>
      question({
        ...base,
        listings: [{ venue: 'limitless', ask: `${listed.title}: {name}`, ...listed, options: both }],
      }),
    /** One Yes/No question on one of the sides. */
    manifold: (ask: string, side: 'first' | 'second'): EventDraft[] => {
      const option = { ...(side === 'first' ? both[0] : both[1]), code: '' } as Option
      return question({ ...base, listings: [{ venue: 'manifold', ask, options: [option] }] })
    },
  }
}
