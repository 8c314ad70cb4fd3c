import { groupIn } from './compare/groups.ts'
import { isMereName } from './compare/names.ts'
import { areSpeltOut } from './compare/spelt-out.ts'
import { mentions, vocabularyOf } from './compare/vocabulary.ts'
import { kindOf } from './extract/entities.ts'
import { memoize } from './extract/memoize.ts'
import type { EventRecord, Proposition } from './extract/proposition.ts'
import type { Token } from './extract/tokens.ts'

/** The pairs of markets of two events that are known to be unrelated. */
export interface UnrelatedSiblings {
  /** Whether siblings that differ from these two markets in mere names are unrelated. */
  has(one: Proposition, other: Proposition): boolean
  /** Remembers that two markets are unrelated. */
  add(one: Proposition, other: Proposition): void
}

/**
 * Creates a memory of the unrelated markets of two events. "Ann wins the Lima Cup" is unrelated to "Eve leaves the
 * senate", and so is each sibling of the one ("Bob wins the Lima Cup") that adds only a name, which the other does not
 * have. Most pairs of markets that blocking proposes end here.
 */
export function createUnrelatedSiblings(a: EventRecord, b: EventRecord): UnrelatedSiblings {
  const known = new Set<string>()
  const keyOf = (one: Proposition, other: Proposition): string | undefined => {
    const [x, y] = [ownOf(one, a), ownOf(other, b)]
    if (!x || !y || x.names.length + y.names.length === 0 || areSpeltOut(one, other)) return undefined
    return isSaid(x.names, other) || isSaid(y.names, one) ? undefined : `${x.shape}\n${y.shape}`
  }
  return {
    has(one, other) {
      const key = known.size > 0 ? keyOf(one, other) : undefined
      return key !== undefined && known.has(key)
    },
    add(one, other) {
      const key = keyOf(one, other)
      if (key !== undefined) known.add(key)
    },
  }
}

const isSaid = (names: readonly Token[], question: Proposition) =>
  names.some((token) => mentions(vocabularyOf(question), token))

/** What a market has of its own: the names that its siblings lack, and all else that is read from its texts. */
interface Own {
  names: readonly Token[]
  shape: string
}

const NOTHING: Own = { names: [], shape: '' }

/** Returns what a market has of its own; null where that is more than names. */
const ownOf = (question: Proposition, { markets }: EventRecord): Own | null =>
  markets.length < 2 || question.ref.marketId === undefined ? NOTHING : readOwn(question)

const readOwn = memoize((question: Proposition): Own | null => {
  const { questionTokens, common, title, named, alias, interval, time, qualifiers, politician } = question
  if (named || alias || interval || groupIn(title)) return null
  const names = questionTokens.filter(({ key }) => !common.has(key))
  if (names.length === 0 || !names.every(isMereName)) return null
  const words = questionTokens.map(({ key }) => (common.has(key) ? key : ''))
  const kinds = names.flatMap(({ ids = [] }) => ids.map(kindOf))
  const { negated, build, asks, form, contact } = question
  const rest = [negated, build, asks, form, contact, qualifiers, politician, time.window?.from, time.window?.to]
  return { names, shape: JSON.stringify([words, kinds, rest]) }
})
