import type { ExampleQuestion } from '../rules/rule.ts'

/** A wording of a question, and whether it denies what the others of its group ask. */
export interface Wording {
  text: string
  denies: boolean
  question: ExampleQuestion
}

/**
 * Reads a wording: "Zorro Prize 2031 # Ann Roe" is the answer of a list, "!" denies, "@2031-05-30" is the day on which
 * the listing closes, "~" begins the rules, "%" the outcomes.
 */
export function readWording(line: string): Wording {
  const denies = line.startsWith('! ')
  const [plain = '', outcomes] = line.replace(/^! /, '').split(' % ')
  const [dated = '', rules] = plain.split(' ~ ')
  const closes = / @(\d{4}-\d\d-\d\d)$/.exec(dated)?.[1]
  const [event = '', label] = dated.replace(/ @[\d-]+$/, '').split(' # ')
  const question = {
    title: label === undefined ? event : `${event}: ${label}`,
    ...(label !== undefined && { event, label }),
    ...(rules !== undefined && { rules }),
    ...(closes !== undefined && { closes }),
    ...(outcomes !== undefined && { outcomes: outcomes.split('/') }),
  }
  return { text: line, denies, question }
}

/** Reads groups of lines, with an empty line between groups, by the heading ("## ...") above them. */
export function readGroups<T>(text: string, read: (line: string) => T): [heading: string, groups: T[][]][] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      const groups = lines
        .join('\n')
        .trim()
        .split(/\n{2,}/)
      return [heading, groups.map((group) => group.split('\n').map(read))]
    })
}

/** Reads groups of wordings of one question each, a wording a line, by class. */
export const readWordings = (text: string) => readGroups(text, readWording)

/** Returns every two of a group. */
export const pairsOf = <T>(group: readonly T[]) =>
  group.flatMap((one, index) => group.slice(index + 1).map((other) => [one, other] as const))
