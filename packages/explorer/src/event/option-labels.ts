/** A word is part of a template, and not of an option, in more titles than these. */
const [MAX_TITLES, MAX_SHARE] = [2, 0.25]

/**
 * Returns each title without the words that many of them have. Where all have a number of their own, only what stands
 * beside it is kept. Titles that would be empty or alike stay whole.
 */
export function optionLabels(titles: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const title of titles) {
    for (const word of new Set(wordsOf(title).map(plain))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const isOwn = (word: string): boolean =>
    (counts.get(plain(word)) ?? 0) <= Math.max(MAX_TITLES, MAX_SHARE * titles.length)
  const runs = titles.map((title) => runsOf(wordsOf(title), isOwn))
  const isNumbered = runs.every((some) => some.some((run) => /\d/.test(run)))
  const labels = runs.map((some) =>
    some
      .filter((run) => !isNumbered || /\d/.test(run))
      .join(' ')
      .replace(/[?:,;]+$/, ''),
  )
  const times = (label: string): number => labels.filter((other) => other === label).length
  return labels.map((label, index) => (label === '' || times(label) > 1 ? (titles[index] ?? '') : label))
}

/** Joins the own words of a title that stand beside each other, or have one small word between them; each run once. */
function runsOf(words: readonly string[], isOwn: (word: string) => boolean): string[] {
  const runs: string[] = []
  let last = Number.NEGATIVE_INFINITY
  words.forEach((word, place) => {
    if (!isOwn(word)) return
    const between = words.slice(last + 1, place)
    const isNext = place === last + 1 || (place === last + 2 && BETWEEN.test(between[0] ?? ''))
    if (isNext && runs.length > 0) runs.push([runs.pop(), ...between, word].join(' '))
    else runs.push(word)
    last = place
  })
  return runs.filter((run, place) => runs.findIndex((other) => saidBy(other) === saidBy(run)) === place)
}

/** The numbers of a run, or its words: "78 and 79" and "78 to 79" are the same range. */
const saidBy = (run: string): string => run.match(/\d+(\.\d+)?/g)?.join(' ') ?? plain(run)

/** Words that join two numbers. */
const BETWEEN = /^(to|and|or|[-\u2013])$/i

const wordsOf = (title: string): string[] => title.split(/\s+/).filter((word) => word !== '')
const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/^[("]+|[)"?:,;.]+$/g, '')

const SCALES: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['million', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
  ['billion', 1e9],
  ['t', 1e12],
  ['trillion', 1e12],
])

/** Returns the first number of a label, such as 95000 of "above $95k"; undefined without one. */
export function numberOf(label: string): number | undefined {
  const [, sign = '', digits, unit = ''] = /([−-]?)\$?(\d[\d,]*(?:\.\d+)?)\s?([a-z]+)?/i.exec(label) ?? []
  if (digits === undefined) return undefined
  const value = Number(digits.replaceAll(',', '')) * (SCALES.get(unit.toLowerCase()) ?? 1)
  return sign === '' ? value : -value
}
