import { readEvent } from '../extract/event.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { ExampleQuestion } from '../rules/rule.ts'
import { listing } from './listing.ts'

/** Reads a question as the first market of an event of the venue, or as its event. */
export function readQuestion(question: ExampleQuestion, venue: string): Proposition {
  const { event, id, whole, siblings = [], ...market } = typeof question === 'string' ? { title: question } : question
  const markets = [market, ...siblings.map((title) => ({ title }))]
  const title = event ?? market.title
  const read = readEvent(
    listing(venue, { title, markets, ...(id && { id }), ...(market.slug && { slug: market.slug }) }),
  )
  const [first] = read.markets
  if (!first) throw new Error(`${market.title} was not read`)
  return whole ? read.eventQuestion : first
}
