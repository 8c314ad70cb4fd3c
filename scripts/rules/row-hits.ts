import { normalise, splitWords } from '../../packages/matcher/src/extract/text.ts'
import { tokenise } from '../../packages/matcher/src/extract/tokens.ts'
import { entityTables } from '../../packages/matcher/src/knowledge/entity-tables.ts'
import { givenNames } from '../../packages/matcher/src/knowledge/given-names.ts'
import { impliedWords } from '../../packages/matcher/src/knowledge/implied-words.ts'
import { concepts, fillerWords, lightWords } from '../../packages/matcher/src/knowledge/lexicon.ts'
import { politicians } from '../../packages/matcher/src/knowledge/politicians.ts'
import { ruleWords, topicKinds } from '../../packages/matcher/src/knowledge/rule-words.ts'
import { formsOf, verbs } from '../../packages/matcher/src/knowledge/verbs.ts'

/** A row of knowledge, and how many different titles used it. */
export interface RowHits {
  row: string
  titles: number
  /** The first title that did. */
  title?: string
}

interface Table {
  table: string
  /** Rows of words, which are more easily fitted to one title than names are. */
  isWords: boolean
  hits: RowHits[]
}

/** Counts the titles that contain the words of each row of knowledge. */
export function countRows() {
  const tables: Table[] = []
  /** By the first word of a phrase, or the key of a token. */
  const byPhrase = new Map<string, { words: readonly string[]; hits: RowHits }[]>()
  const byKey = new Map<string, RowHits[]>()

  const table = (name: string, isWords: boolean) => {
    const made: Table = { table: name, isWords, hits: [] }
    tables.push(made)
    return (row: string, forms: readonly string[], keys = false) => {
      const hits: RowHits = { row, titles: 0 }
      made.hits.push(hits)
      for (const form of forms) {
        if (keys) {
          byKey.set(form, [...(byKey.get(form) ?? []), hits])
          continue
        }
        const phrase = splitWords(normalise(form))
        const [first = ''] = phrase
        byPhrase.set(first, [...(byPhrase.get(first) ?? []), { words: phrase, hits }])
      }
    }
  }

  for (const [kind, rows] of entityTables) {
    const add = table(kind, false)
    for (const { id, names } of rows) add(id, names)
  }
  const addPolitician = table('politicians', false)
  for (const { men, women } of politicians) for (const name of [...men, ...women]) addPolitician(name, [name])
  const addForm = table('forms of concepts', true)
  for (const row of concepts) {
    const [key = '', ...forms] = row.split('|')
    for (const form of forms) addForm(`${key}: ${form}`, [form])
  }
  const addVerb = table('verbs', true)
  for (const verb of verbs) addVerb(verb.lemma, Object.values(formsOf(verb)))
  const addFiller = table('words of little weight', true)
  for (const word of new Set([...fillerWords, ...lightWords])) addFiller(word, [word])
  const addGivenName = table('given names', true)
  for (const forms of givenNames) addGivenName(forms.join(' '), forms)
  const addImplied = table('implied words', true)
  for (const [key, rest] of impliedWords) for (const word of rest) addImplied(`${key}: ${word}`, [key], true)
  const addRuleWord = table('words of rules', true)
  for (const [name, list] of Object.entries(ruleWords))
    for (const word of list) addRuleWord(`${name}: ${word}`, [word], true)
  topicKinds.forEach((list, kind) => {
    for (const word of list) addRuleWord(`topic ${kind + 1}: ${word}`, [word], true)
  })

  const seen = new Set<string>()
  return {
    add(titles: ReadonlySet<string>) {
      for (const title of titles) {
        const text = normalise(title)
        const pattern = text.replaceAll(/\d+/g, '#')
        if (seen.has(pattern)) continue
        seen.add(pattern)
        for (const hits of hitsIn(text)) {
          hits.titles++
          hits.title ??= title
        }
      }
    },
    tables: (): readonly Table[] => tables,
  }

  function hitsIn(text: string): Set<RowHits> {
    const list = splitWords(text)
    const found = new Set<RowHits>()
    list.forEach((word, index) => {
      for (const { words: phrase, hits } of byPhrase.get(word) ?? []) {
        if (phrase.every((part, offset) => list[index + offset] === part)) found.add(hits)
      }
    })
    for (const { key, ids = [] } of tokenise(text, new Map())) {
      for (const name of [key, ...ids]) for (const hits of byKey.get(name) ?? []) found.add(hits)
    }
    return found
  }
}
