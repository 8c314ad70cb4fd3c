import type { Strike } from '../../scenario.ts'

/** One answer to a question: the words that templates may use of it, and how likely it is when the scenario begins. */
export interface Option {
  code: string
  fair: number
  /** The words for `{name}` and the like in templates. */
  words: Readonly<Record<string, string>>
  /** The proposition, where it is not the code. */
  key?: string
  /** Whether it asks the opposite of its key. */
  opposite?: boolean
  /** The last day that counts. */
  deadline?: string
  strike?: Strike
  outcomes?: readonly [string, string]
  status?: 'closed' | 'resolved'
  winner?: 0 | 1
}

/** Reads `Arsenal 31; Liverpool 22`. */
export const weighted = (list: string): [string, number][] =>
  list.split(/;\s*/).map((entry) => {
    const [, name = '', weight] = /^(.+) ([\d.]+)$/.exec(entry.trim()) ?? []
    if (weight === undefined) throw new Error(`No number in “${entry}”`)
    return [name, Number(weight)]
  })

/** Options of which one wins, by weights in any unit: `Arsenal 31; Liverpool 22`. */
export function field(list: string): Option[] {
  const weights = weighted(list)
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
  return weights.map(([name, weight]) => toOption(name, weight / total))
}

/** Options that can each come true, with their chances: `Canada 0.2; Mexico 0.4`. */
export const chances = (list: string): Option[] => weighted(list).map(([name, fair]) => toOption(name, fair))

const toOption = (name: string, fair: number): Option => ({
  code: initials(name),
  fair,
  words: { name, last: surname(name) },
})

/** The one option of a question that is answered by yes or no. */
export const yesNo = (fair: number): Option[] => [{ code: '', fair, words: {} }]

/** Deadlines with their chances, each the last day that still counts: `2026-12-31 0.12; 2027-03-31 0.3`. */
export const deadlines = (list: string): Option[] =>
  weighted(list).map(([day, fair]) => ({
    code: kalshiDate(day),
    key: `by ${day}`,
    fair,
    words: dayWords(day),
    deadline: day,
  }))

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** The ways venues write a day that is the last to count: `{by}`, `{day}` (no year), `{before}` (the day after). */
export function dayWords(day: string): Record<string, string> {
  const [year, month, date] = parts(day)
  const [nextYear, nextMonth, nextDate] = parts(new Date(Date.parse(day) + 86_400_000).toISOString())
  const name = `${MONTHS[month - 1]} ${date}`
  return {
    name: `${name}, ${year}`,
    by: `${name}, ${year}`,
    day: name,
    before: `${MONTHS[nextMonth - 1]?.slice(0, 3)} ${nextDate}, ${nextYear}`,
  }
}

/** A day as Kalshi's tickers write it: 26NOV29. */
export function kalshiDate(day: string): string {
  const [year, month, date] = parts(day)
  return `${year % 100}${MONTHS[month - 1]?.slice(0, 3).toUpperCase()}${String(date).padStart(2, '0')}`
}

const parts = (day: string) => day.slice(0, 10).split('-').map(Number) as [number, number, number]

const surname = (name: string) =>
  name
    .replace(/ (Jr\.|III|IV)$/, '')
    .split(' ')
    .at(-1) ?? name

/** Returns GNEW for Gavin Newsom, ARSE for Arsenal: Kalshi's tickers distinguish options so. */
function initials(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .split(' ')
    .filter(Boolean)
  const last = words.at(-1) ?? ''
  return (
    words.length > 1
      ? `${words
          .map((word) => word[0])
          .slice(0, -1)
          .join('')}${last.slice(0, 4)}`
      : last.slice(0, 5)
  ).toUpperCase()
}
