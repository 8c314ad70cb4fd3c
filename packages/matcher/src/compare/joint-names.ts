import { isMonth } from '../extract/dates.ts'
import type { Proposition } from '../extract/proposition.ts'
import { readText } from '../extract/read.ts'
import { says } from '../extract/says.ts'
import { ruleWords } from '../knowledge/rule-words.ts'

/** The titles about one of several names that a title joins; `all` by "and", else by "or". */
interface Cases {
  all: boolean
  titles: readonly string[]
}

const NAME = "(?:the )?\\p{Lu}[\\p{L}\\p{N}.'’&-]*(?: \\p{Lu}[\\p{L}\\p{N}.'’&-]*){0,3}"
const JOINED = new RegExp(
  `(^|[ ])((?:both |either |(?:any|either|one) of )?)(${NAME})((?:, ${NAME})*),? (and|or) (${NAME})((?: (?:both|all|each)\\b)?)`,
  'u',
)
const FIRST = /^(?:Will|Does|Do|Did|Can|Is|Are) /
/** Words by which several names are one party, one amount or two ends. */
const TOGETHER =
  /\b(?:between|combin\w*|each other|if|jointly|more|merge|than|tie|together|total|versus|vs|who|which|what|where|how many|ticket|matchup)\b/i

/**
 * Returns the titles about each of the names that a title joins: "Will Ann Roe and Bob Doe resign?" -> "Will Ann Roe
 * resign?", "Will Bob Doe resign?". Undefined where it joins none, and for what several do together.
 */
export function casesIn({ title, questionTokens, answer, game }: Proposition): Cases | undefined {
  if (game || !/ (?:and|or) /.test(title) || TOGETHER.test(title) || says(questionTokens, ruleWords.mutual))
    return undefined
  const start = FIRST.exec(title)?.[0] ?? ''
  const rest = title.slice(start.length)
  const match = JOINED.exec(rest)
  if (!match) return undefined
  const [whole, before = '', mark = '', first = '', middle = '', word, last = '', after = ''] = match
  const names = [first, ...middle.split(', ').filter(Boolean), last]
  // any of several is an alternative, however they are joined
  const all = word === 'and' && !mark.endsWith(' of ')
  if ((!all && answer?.kind === 'name') || names.some(isMonth)) return undefined
  if (readText(whole).tokens.some(({ key }) => key.includes(' and '))) return undefined
  // three names with commas and "or" are alternatives, whatever they name
  const several = !all && middle !== ''
  if (!mark && !after && !several && !names.every(isNameAlone) && !areOfOneKind(names)) return undefined
  const [head, tail] = [rest.slice(0, match.index), rest.slice(match.index + whole.length)]
  return { all, titles: names.map((name) => `${start}${head}${before}${name}${tail}`) }
}

/** Whether a name has two words, such as that of a person. */
const isNameAlone = (name: string) => /^(?!the )\S+ \S+$/.test(name)

/** Whether the tables have all names, and of one kind: countries, teams, awards. */
function areOfOneKind(names: readonly string[]): boolean {
  const kinds = names.map((name) => {
    const { tokens } = readText(name)
    return new Set(tokens.length === 1 ? tokens[0]?.ids?.map((id) => id.split(':')[0]) : [])
  })
  const [first, ...others] = kinds
  return first !== undefined && [...first].some((kind) => others.every((set) => set.has(kind)))
}
