import { readEvent, type Verdict } from '@crossvenue/matcher'
import type { UnifiedEvent } from '@crossvenue/venues'
import type { LabelledSet } from './labelled-sets.ts'

/** Identity labels of one category. */
export interface CategoryFigures {
  category: string
  labelled: number
  predicted: number
  right: number
}

/** Splits the results for identities by the category of the first event of each label, the largest first. */
export function byCategory(sets: readonly { set: LabelledSet; verdicts: readonly Verdict[] }[]): CategoryFigures[] {
  const found = new Map<string, CategoryFigures>()
  for (const { set, verdicts } of sets) {
    for (const { label, predicted } of verdicts) {
      const [truly, said] = [label.relation === 'identity', predicted === 'identity']
      if (!truly && !said) continue
      const category = categoryOf(set.find(label.a).event)
      const figures = found.get(category) ?? { category, labelled: 0, predicted: 0, right: 0 }
      found.set(category, {
        category,
        labelled: figures.labelled + Number(truly),
        predicted: figures.predicted + Number(said),
        right: figures.right + Number(truly && said),
      })
    }
  }
  return [...found.values()].sort(
    (one, other) => other.labelled - one.labelled || (one.category < other.category ? -1 : 1),
  )
}

/** The category of an event that names something of this kind; the first row that fits decides. */
const byKind: readonly [kind: string, category: string][] = [
  ['team', 'sports'],
  ['league', 'sports'],
  ['trophy', 'sports'],
  ['coin', 'crypto'],
  ['award', 'culture'],
  ['ceremony', 'culture'],
  ['series', 'economics'],
  ['bank', 'economics'],
  ['party', 'politics'],
  ['office', 'politics'],
  ['person', 'politics'],
  ['company', 'companies'],
  ['state', 'politics'],
  ['country', 'politics'],
]

const byWord: readonly [pattern: RegExp, category: string][] = [
  [/\b(temperature|snow|rain|hurricane|hottest|warmest|earthquake)/i, 'weather and climate'],
  [
    /\b(election|senat|president|minister|congress|parliament|impeach|governor|mayor|ceasefire|nominee|vote)/i,
    'politics',
  ],
  [/\b(gdp|inflation|unemployment|rate cut|recession|payroll)/i, 'economics'],
  [/\b(covid|vaccin|pandemic|virus)/i, 'health'],
  [/\b(album|song|movie|film|rotten tomatoes|metacritic|oscar|grammy|person of the year)/i, 'culture'],
  [/\b(fdv|token|airdrop|bitcoin|ethereum)/i, 'crypto'],
  [/\b(ai model|ipo|market cap|ceo|launch)/i, 'companies'],
]

/** The category of an event: the venue's own if it has one, otherwise by what the event names. */
function categoryOf(event: UnifiedEvent): string {
  if (event.category) return event.category.toLowerCase()
  const { eventQuestion, markets } = readEvent(event)
  if (eventQuestion.game || markets.some(({ game }) => game)) return 'sports'
  const word = byWord.find(([pattern]) => pattern.test(event.title))
  if (word) return word[1]
  const kinds = new Set(
    [eventQuestion, ...markets]
      .flatMap(({ questionTokens }) => questionTokens.flatMap(({ ids = [] }) => ids))
      .map((id) => id.split(':')[0]),
  )
  return byKind.find(([kind]) => kinds.has(kind))?.[1] ?? 'other'
}
