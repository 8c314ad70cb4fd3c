/** The number of keys whose results a cache keeps: more than those of one event, fewer than those of a catalogue. */
const KEPT = 5_000

/**
 * Returns the function with a cache of its results for the latest `kept` keys.
 * `keyOf` gives the cache key of an argument, itself by default. A WeakMap would keep the results of a whole catalogue.
 */
export function memoize<Question, Answer>(
  read: (question: Question) => Answer,
  kept = KEPT,
  keyOf: (question: Question) => unknown = (question) => question,
): (question: Question) => Answer {
  let latest: Question
  const answer = memoizeTogether<unknown>(kept)(() => read(latest))
  return (question) => {
    latest = question
    return answer(keyOf(question))
  }
}

/**
 * Returns a `memoize` for facts about the same keys: its functions share one look-up of the latest keys, because all of
 * them are about the two questions of a pair.
 */
export function memoizeTogether<Question>(kept = KEPT) {
  let functions = 0
  // what was used lately outlives what was not
  let [facts, older] = [new Map<Question, unknown[]>(), new Map<Question, unknown[]>()]
  // the two questions of a pair are looked up again and again, in turn
  let [latestKey, lastKey]: (Question | undefined)[] = []
  let latest: unknown[] = []
  let last: unknown[] = []

  function find(key: Question): unknown[] {
    let found = facts.get(key)
    if (found === undefined) {
      found = older.get(key) ?? []
      if (facts.size >= kept / 2) [older, facts] = [facts, new Map()]
      facts.set(key, found)
    }
    lastKey = latestKey
    last = latest
    latestKey = key
    latest = found
    return found
  }

  return <Answer>(read: (question: Question) => Answer): ((question: Question) => Answer) => {
    const place = functions++
    return (question) => {
      const known = question === latestKey ? latest : question === lastKey ? last : find(question)
      const answer = known[place]
      if (answer !== undefined || place in known) return answer as Answer
      const made = read(question)
      known[place] = made
      return made
    }
  }
}
