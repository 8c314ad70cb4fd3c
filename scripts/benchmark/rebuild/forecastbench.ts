import { gather, instant, type ListedEvent, yesAndNo } from '../catalogue.ts'
import type { Source } from '../source.ts'

interface Question {
  id: string | string[]
  source: string
  question: string
  background: string
  market_info_close_datetime: string
  market_info_resolution_criteria: string
  url: string
  freeze_datetime_value: string
}

const VENUES = new Set(['manifold', 'metaculus', 'polymarket', 'infer'])
/** Fortnights, the last first: a question is kept as it stood in its last set. */
const FIRST = Date.UTC(2025, 9, 26)
const [SETS, FORTNIGHT_MS] = [22, 14 * 86_400_000]
const dates = Array.from({ length: SETS }, (_, n) =>
  new Date(FIRST + (SETS - 1 - n) * FORTNIGHT_MS).toISOString().slice(0, 10),
)
const FILES = [...dates.map((date) => `${date}-llm.json`), '2024-07-21-human.json']

/** One event per question: the source has no grouping. */
export async function rebuild(source: Source): Promise<ListedEvent[]> {
  const found: ListedEvent[] = []
  for (const file of FILES) {
    const { questions } = await source.json<{ questions: Question[] }>(`datasets/question_sets/${file}`)
    found.push(
      ...questions.filter((question) => VENUES.has(question.source)).flatMap((question) => eventOf(question) ?? []),
    )
  }
  return gather(found)
}

function eventOf(question: Question): ListedEvent | undefined {
  const { id, source: sourceExchange, question: title, url } = question
  if (typeof id !== 'string') return undefined
  const texts = [question.background, question.market_info_resolution_criteria].map((one) => one?.trim())
  const description = texts.filter((one) => one && one !== 'N/A').join('\n\n')
  const price = Number(question.freeze_datetime_value)
  const slug = sourceExchange === 'manifold' || sourceExchange === 'polymarket' ? url.split('/').pop() : undefined
  return {
    ...{ sourceExchange, id, title, url },
    markets: [
      {
        ...{ marketId: id, title, slug },
        ...(description && { description }),
        outcomes: yesAndNo(id, question.freeze_datetime_value !== 'N/A' && Number.isFinite(price) ? { price } : {}),
        resolutionDate:
          question.market_info_close_datetime === 'N/A' ? undefined : instant(question.market_info_close_datetime),
        ...(sourceExchange === 'polymarket' && { contractAddress: id }),
      },
    ],
  }
}
