import { EventMatchResult, MatchedEvent, MatchResult } from '@crossvenue/venues'
import { z } from 'zod'
import { EvidenceItem, MAX_ANSWER_BYTES, SettlementNote } from '../clusters/cluster.ts'
import { CatalogueMarket } from '../search/search-models.ts'

export const MarketMatches = z
  .object({ market: CatalogueMarket, matches: z.array(MatchResult) })
  .meta({ id: 'MarketMatches', description: 'A market and its matches on other venues, the most confident first.' })

export const EventMatches = z
  .object({ event: MatchedEvent, matches: z.array(EventMatchResult) })
  .meta({ id: 'EventMatches', description: 'An event and its matches on other venues, the most confident first.' })

const cut = z
  .literal(true)
  .optional()
  .describe(`Whether matches are left out, because an answer holds at most ${MAX_ANSWER_BYTES} bytes.`)

export const ListMeta = z
  .object({
    count: z.number().int().min(0).describe('Items in this answer.'),
    total: z.number().int().min(0).describe('Items that fit.'),
    limit: z.number().int().min(1).describe('As requested.'),
    cut,
  })
  .meta({ id: 'MatchListMeta', description: 'How much of a list an answer has.' })

export const CutMeta = z
  .object({ cut })
  .meta({ id: 'CutMeta', description: 'Present where an answer leaves something out.' })

export const ArbitrageMeta = ListMeta.omit({ total: true, cut: true })
  .extend({
    missing: z.array(z.string()).optional().describe('The venues whose books could not be read, if there are any.'),
  })
  .meta({ id: 'ArbitrageMeta', description: 'How much an answer to a search for arbitrage has.' })

const ExplainedRef = z.object({
  venue: z.string().describe('The venue.'),
  eventId: z.string().describe("The venue's id of the event."),
  marketId: z.string().optional().describe('The market; absent for the event as a whole.'),
})

const TitlePiece = z.object({
  text: z.string().describe('A word, or what stands between two words.'),
  part: z
    .enum(['numbers', 'polarity', 'scope', 'time', 'words'])
    .optional()
    .describe('The part that the word was read as; absent for words that change nothing.'),
})

export const ExplainedPair = z
  .object({
    a: ExplainedRef,
    b: ExplainedRef,
    relation: z.string().describe('How A relates to B; `none` where they are unrelated.'),
    confidence: z.number().min(0).max(1).describe('Calibrated probability that the relation is right.'),
    reason: z.string().describe('The comparison and the rule that decided, in words.'),
    read: z
      .array(z.object({ part: z.string(), a: z.string().optional(), b: z.string().optional() }))
      .describe('What was read of both, part by part.'),
    titles: z
      .object({ a: z.array(TitlePiece), b: z.array(TitlePiece) })
      .describe('Both titles in pieces, each with the part that it was read as.'),
    evidence: z.array(EvidenceItem).describe('Every comparison, in the order in which they were made.'),
    settlementNotes: z.array(SettlementNote).describe('Known differences between the rules.'),
  })
  .meta({ id: 'ExplainedPair', description: 'Why two markets relate as they do, or do not.' })
