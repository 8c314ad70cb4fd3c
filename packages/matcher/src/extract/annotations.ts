import { readingWords } from '../knowledge/reading-words.ts'
import { isOfKind, isOnlyOfKind, kindOf } from './entities.ts'
import { memoize } from './memoize.ts'
import { normalise, splitWords } from './text.ts'
import { internToken, type Token, tokenise } from './tokens.ts'

/** The weight of a word that only repeats or specifies the words before it. */
const ANNOTATION_WEIGHT = 0.1
/**
 * Whether a token has so low a weight that it is only an annotation: a word that repeats or specifies others, such as
 * one in brackets.
 */
export const isAnnotation = ({ weight }: Token): boolean => weight <= ANNOTATION_WEIGHT
const HEADING_WEIGHT = 0.2

/**
 * Returns the tokens of a title with its annotations applied: words in brackets and headings get a low weight, a
 * nickname or acronym becomes the `alias` of a name, and the person to be succeeded ("after Ann Roe") gets
 * `predecessor`. `raw` is the title as written, `text` the same normalised.
 */
export function annotateTokens(tokens: readonly Token[], raw: string, text: string): readonly Token[] {
  const annotations = annotationsOf(raw, text)
  const heading = headingOf(text)
  const aliases = aliasesOf(raw, text)
  const predecessors = predecessorsOf(text)
  const signed = withTransfers(tokens).filter(isNoSlip)
  if (annotations.size + heading.size + aliases.size + predecessors.size === 0) return signed
  return signed.map((token) => {
    const { key, ids } = token
    const alias = aliases.get(key)
    const most = annotations.has(key) ? ANNOTATION_WEIGHT : heading.has(key) && !ids ? HEADING_WEIGHT : token.weight
    const light = internToken({ ...token, weight: Math.min(token.weight, most) })
    const predecessor = predecessors.has(key)
    if (alias === undefined && !predecessor) return light
    return { ...light, ...(alias !== undefined && { alias }), ...(predecessor && { predecessor }) }
  })
}

/** Whether the token is not what a venue adds to each name of a list, "the ___ sector", behind that of a country. */
const isNoSlip = ({ key }: Token, index: number, tokens: readonly Token[]) => {
  const before = tokens[index - 1]
  return key !== 'sector' || !before || !(before.key === 'eu' || isOnlyOfKind(before, 'country'))
}

/** Returns the tokens with "join" for "sign" where a club signs a player: "Will Arsenal sign Ann Roe?" */
function withTransfers(tokens: readonly Token[]): readonly Token[] {
  const [club, act, player] = tokens
  if (act?.key !== 'sign' || !club || !isOnlyOfKind(club, 'team')) return tokens
  if (!player || player.weight < 1 || player.ids?.some((id) => kindOf(id) !== 'person')) return tokens
  const [joins] = tokenise('join')
  return joins ? [club, joins, ...tokens.slice(2)] : tokens
}

const keysOf = (text: string) => tokenise(text).map(({ key }) => key)

/** Matches a full name with a nickname in quotes: Jorge "Tuto" Quiroga. */
const NICKNAME = /(\p{Lu}\S{1,40}) ["\u201c](\p{Lu}\p{Ll}{1,40})["\u201d] (\p{Lu}\S{1,40}(?: Jr\b)?)/u
/** Matches the place where a cup is held, which is not part of the question who wins it. */
const HOST = /\b(?:world cup|olympics|olympic games) in ([a-z]+)\b/
/** Matches titles about songs and records, which one venue names with their singer and another without. */
const SUNG = /\b(?:album|billboard|grammys?|record|song|spotify)\b/
const SINGER = /^will .{2,60}? by ([^,?]{2,40}?) (?:be|debut|hit|reach|top|win)\b/
/** Matches the maker of a work before its title in quotes: Ann Roe's "Zorro". */
const MAKER = /^(?:Will )?(?:the )?(\p{Lu}[^"\u201c?:]{1,40}?)['\u2019]s? ["\u201c]/u
/** Matches the publisher of a number. It is compared as the source of the measurement, and noted beside a match. */
const REPORTED_BY = /\b(?:according to|as reported by) (?:the )?([^?,]+)\??$/
/** Matches titles about court cases. A case is often called by the party that brought it: "Roe" for "Roe v. Wade". */
const CASE = /\b(?:supreme court|scotus|overturn|ruling)\b/
const OPPONENT = /\b[a-z]+ vs?\.? ([a-z]+)\b/
/** Matches a bracket behind the question, which explains a word of it. */
const NOTE = /\? ?\(([^()]*)\)$/
/** Matches the brackets that change the question: "(Style Control On)" is another ranking. */
const SETTING = /\b(?:on|off|only|with|without|excluding|including)\b/
/** Matches brackets about a rare case that is settled by itself: "(death settles to last traded price)". */
const SETTLES_APART = /^void\b|^[a-z ]+ settles? (?:at|to)\b/
const BRACKETS = /\(([^()]*)\)/g

/**
 * Returns the keys of the tokens that are annotations: nicknames, singers, publishers, and brackets such as "(TSLA)",
 * "(Lab)" and "(void if ...)".
 */
function annotationsOf(raw: string, text: string): Set<string> {
  const annotations = new Set<string>()
  const nickname = NICKNAME.exec(raw)?.[2]
  if (nickname) annotations.add(normalise(nickname))
  const host = HOST.exec(text)?.[1]
  if (host && text.indexOf(host) === text.lastIndexOf(host)) annotations.add(host)
  for (const key of makerKeysOf(raw)) annotations.add(key)
  const reporter = text.includes(' to ') || text.includes(' by ') ? REPORTED_BY.exec(text)?.[1] : undefined
  if (reporter) for (const key of keysOf(reporter)) annotations.add(key)
  const sued = text.includes(' v') && CASE.test(text) ? OPPONENT.exec(text)?.[1] : undefined
  if (sued) annotations.add(keysOf(sued)[0] ?? sued)
  if (!text.includes('(')) return annotations
  for (const [, inside = ''] of raw.matchAll(COUNTRY_OF)) {
    const tokens = tokenise(normalise(inside))
    if (tokens.length > 0 && tokens.every(isNation)) for (const { key } of tokens) annotations.add(key)
  }
  const note = NOTE.exec(text)?.[1] ?? ''
  if (!SETTING.test(note)) for (const key of keysOf(note)) annotations.add(key)
  const before = text.replace(BRACKETS, ' ')
  for (const { 0: match, 1: inside = '', index } of text.matchAll(BRACKETS)) {
    const list = splitWords(inside)
    const tokens = tokenise(inside)
    const party = tokens.some((token) => token.key === 'party' || isOfKind(token, 'party'))
    const short = list.length === 1 && (list[0]?.length ?? 0) <= 5 && !SIDES.test(inside)
    const work = OF_WORK.test(text.slice(index + match.length)) && !/\d/.test(inside) && !SIDES.test(inside)
    if (!party && !short && !work && !SETTLES_APART.test(inside)) continue
    for (const { key } of tokens) if (!new RegExp(`\\b${key}\\b`).test(before)) annotations.add(key)
  }
  return annotations
}

/** Returns the keys of the singer of a song, or the maker of a work, that a title names with it. Empty for others. */
export const makerKeysOf = memoize((raw: string): readonly string[] => {
  const text = normalise(raw)
  const singer = SUNG.test(text) ? SINGER.exec(text)?.[1] : undefined
  return keysOf(singer ?? normalise(MAKER.exec(raw)?.[1] ?? ''))
})

/**
 * Matches a country in brackets behind a full name, which states the nationality of the person: "Joe Biden (United
 * States)".
 */
const COUNTRY_OF = /\p{Lu}[\p{L}.'’-]+ \p{Lu}[\p{L}'’-]+ \(([^()]{3,30})\)/gu
const isNation = (token: Token) => isOnlyOfKind(token, 'country')

/**
 * Matches what follows a bracket that names the film of a nominee or the singer of a song: "Anora (Sean Baker) to win
 * ...".
 */
const OF_WORK = /^ (?:be nominated|wins?|to win)\b/
/** Matches a bracket that changes the question, such as "(women)" or "(core)". */
const SIDES = /^(?:high|low|women|men|party|w|m|annual|core|mom|yoy|qoq)$/

/** Matches a heading before a whole question, which names its topic: "Longbets series: Will passengers ...?". */
const HEADING =
  /^([^:?]{2,60}): (?=(?:(?:by|before|in|between) [^,?]+, )?(?:will|who|which|what|when|how|does|did|is|are)\b)(.*)$/
const PRONOUN = /\b(?:it|its|they|their|he|his|she|her)\b/

function headingOf(text: string): Set<string> {
  const [, heading, question = ''] = (text.includes(': ') && HEADING.exec(text)) || []
  if (heading === undefined || PRONOUN.test(question)) return NONE
  const stated = tokenise(question).reduce((sum, { weight }) => sum + weight, 0)
  return stated >= 3 ? new Set(keysOf(heading)) : NONE
}

const NONE: ReadonlySet<string> & Set<string> = new Set()

const SHORT = /\(([a-z]{2,6})\)/g
/**
 * Matches names that are internet addresses, such as "fomo.family" and "Crypto.com": "fomo" and "Crypto" name the same.
 */
const ADDRESS =
  /\b([a-z0-9]{3,})\.((?:ai|app|bot|com|exchange|family|fi|finance|fun|game|gg|io|market|net|network|org|trade|world|xyz))\b/gi

/**
 * Returns, by token key, the other name that the title gives for a word: the letters in brackets behind it, a nickname,
 * the first part of an address.
 */
function aliasesOf(raw: string, text: string): Map<string, string> {
  const aliases = new Map<string, string>()
  for (const [, name = '', end = ''] of raw.includes('.') ? raw.matchAll(ADDRESS) : []) {
    const [key] = keysOf(normalise(name))
    if (key !== undefined) for (const whole of keysOf(normalise(`${name}.${end}`))) aliases.set(whole, key)
  }
  const [, given, nickname, family] = NICKNAME.exec(raw) ?? []
  if (given && nickname && family) {
    for (const key of keysOf(normalise(`${given} ${family}`))) aliases.set(key, normalise(nickname))
  }
  for (const match of text.includes('(') ? text.matchAll(SHORT) : []) {
    const [, letters = ''] = match
    for (const key of keysOf(spelt(text.slice(0, match.index), letters))) aliases.set(key, letters)
  }
  return aliases
}

/**
 * Returns the words directly before a bracket whose first letters are the letters in it: "national football league" for
 * "nfl". Empty where they do not fit.
 */
function spelt(before: string, letters: string): string {
  const list = splitWords(before)
  for (let from = list.length - 1, left = letters.length; from >= 0; from--) {
    const word = list[from] as string
    if (word.startsWith(letters.charAt(left - 1))) left--
    else if (!readingWords.link.has(word)) return ''
    if (left === 0) return list.slice(from).join(' ')
  }
  return ''
}

/** Matches a part of the words before a predecessor; looking for it is quicker. */
const FOLLOWS = /after|repla|succe/
const FOLLOWED =
  /\b(?:after|to replace|replaces?|replacing|to succeed|succeeds?|succeeding|successor (?:to|of)) ((?:[a-z.'-]+ ?){1,4}?)(?= (?:as|in|at|by|for|when|if|before)\b|[?:,(]| -|$)/

function predecessorsOf(text: string): Set<string> {
  const name = FOLLOWS.test(text) ? FOLLOWED.exec(text)?.[1] : undefined
  return name === undefined ? NONE : new Set(keysOf(name))
}
