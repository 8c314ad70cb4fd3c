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

/** Reads groups of wordings of one question each, a wording a line, with an empty line between groups, by class. */
export function readWordings(text: string): [name: string, groups: Wording[][]][] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n')
      const groups = lines
        .join('\n')
        .trim()
        .split(/\n{2,}/)
      return [name, groups.map((group) => group.split('\n').map(readWording))]
    })
}
