import { CrossvenueError, callFor, createTopics, type MatchedPrices, type Venue, type Watch } from '@crossvenue/venues'
import type { Answers } from '../lookups/job.ts'
import { type WatchedQuestion, watchQuestion } from './watched-question.ts'
import type { WatchedAnswer } from './watched-questions.ts'

export interface MatchedPricesOptions {
  answers: Answers
  venues: ReadonlyMap<string, Venue>
  now?: (() => number) | undefined
  /** The interval at which watched questions are looked up in the catalogue. */
  everyMs?: number
  /** The silence after which a book is read, and an ended stream is restarted. */
  silenceMs?: number
}

const [EVERY_MS, SILENCE_MS] = [2_000, 30_000]
const CALLER = 'watched questions'

/**
 * Creates the watches of questions. A value contains all quotes. It is sent when one of them changes, when a venue
 * stops or begins to answer, and when markets join or leave. After a merge or split, a watch follows the question to
 * its markets; a question with fewer than two markets ends with GONE, after a last value that states this. All watched
 * questions are looked up together.
 */
export function createMatchedPrices({
  answers,
  venues,
  now = Date.now,
  everyMs = EVERY_MS,
  silenceMs = SILENCE_MS,
}: MatchedPricesOptions): (name: string) => Watch<MatchedPrices> {
  /** The questions by the names that callers gave; undefined until the first answer. */
  const watched = new Map<string, WatchedQuestion | undefined>()
  const unsent = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined

  const topics = createTopics<MatchedPrices>({
    start(name) {
      watched.set(name, undefined)
      timer ??= setInterval(look, everyMs).unref()
      // A look under way does not ask for this one.
      void Promise.resolve(looking).then(look)
    },
    stop(name) {
      watched.get(name)?.end()
      watched.delete(name)
      if (watched.size > 0) return
      clearInterval(timer)
      timer = undefined
    },
    known: (name) => watched.get(name)?.prices(),
  })

  /** Sends the prices of a question once for all that changes in this turn of the event loop. */
  const send = (name: string): void => {
    if (unsent.has(name)) return
    unsent.add(name)
    setImmediate(() => {
      unsent.delete(name)
      const question = watched.get(name)
      if (question) topics.push(name, question.prices())
    })
  }

  const ask = async (names: readonly string[]): Promise<Map<string, WatchedAnswer>> => {
    const query = { names: [...new Set(names)].sort() }
    const { body } = await callFor({ caller: CALLER }, () =>
      answers.answer({ lookup: 'watchedQuestions', query }, CALLER),
    )
    return new Map(JSON.parse(new TextDecoder().decode(body)).data)
  }

  /** Returns the question that has the markets of a question whose cluster no longer exists. */
  const successor = async (question: WatchedQuestion): Promise<WatchedAnswer | undefined> => {
    const names = question.names().slice(1)
    const found = await ask(names)
    return names.map((name) => found.get(name)).find((one) => one !== undefined && 'question' in one)
  }

  const take = async (name: string, answer: WatchedAnswer | undefined): Promise<void> => {
    const question = watched.get(name)
    const isGone = answer === undefined || 'problem' in answer
    const found = isGone && question && name.startsWith('mcl_') ? await successor(question) : answer
    if (!watched.has(name) || watched.get(name) !== question) return
    if (found && 'question' in found) {
      if (question) return question.update(found.question)
      topics.run(name, async () => {
        watched.set(
          name,
          watchQuestion(found.question, venues, () => send(name), now),
        )
      })
      return send(name)
    }
    if (!question) return topics.fail(name, problemOf(answer))
    topics.push(name, question.retired())
    topics.fail(name, new CrossvenueError('GONE', `fewer than two markets ask ${name}; the stream has ended`))
  }

  const lookOnce = async (): Promise<void> => {
    const names = [...watched.keys()]
    const nameNow = (name: string): string => (name.startsWith('mcl_') ? (watched.get(name)?.names()[0] ?? name) : name)
    const found = await ask(names.map(nameNow))
    for (const name of names) if (watched.has(name)) await take(name, found.get(nameNow(name)))
    for (const question of watched.values()) void question?.check(now() - silenceMs)
  }

  function look(): void {
    if (looking || watched.size === 0) return
    looking = lookOnce()
      .catch((error: unknown) => {
        // Known questions continue; the error goes to those without a first answer.
        for (const [name, question] of watched) if (!question) topics.fail(name, error as Error)
      })
      .finally(() => {
        looking = undefined
      })
  }

  return topics.watch
}

const problemOf = (answer: WatchedAnswer | undefined): CrossvenueError => {
  const { code, message, ...details } =
    answer && 'problem' in answer
      ? answer.problem
      : { code: 'MARKET_NOT_FOUND' as const, message: 'there is no question' }
  return new CrossvenueError(code, message, details)
}
