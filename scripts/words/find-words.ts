import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { type BannedWord, readGlossary } from './glossary.ts'
import { type WrittenText, writtenTexts } from './written-texts.ts'

interface FoundWord {
  file: string
  line: number
  /** As the file spells it. */
  found: string
  replacement: string
}

/** Finds the banned words of one file. */
export function findWords(file: string, text: string, glossary: readonly BannedWord[]): FoundWord[] {
  const banned = glossary.filter(({ folder }) => file.startsWith(folder))
  return writtenTexts(file, text).flatMap((written) =>
    banned.flatMap(({ replacement, ...word }) =>
      occurrences(written, word).map(({ found, offset }) => ({
        file,
        line: text.slice(0, written.start + offset).split('\n').length,
        found,
        replacement,
      })),
    ),
  )
}

function occurrences(
  { kind, text }: WrittenText,
  { word, where }: Pick<BannedWord, 'word' | 'where'>,
): { found: string; offset: number }[] {
  if (kind === 'name') {
    // Names of columns and of some wires.
    if (/^[a-z\d]+(_[a-z\d]+)+$/.test(text)) return []
    const isBanned = where === 'names' ? isSameName(text, word) : where === 'everywhere' && wordsOf(text).includes(word)
    return isBanned ? [{ found: text, offset: 0 }] : []
  }
  if (where === 'names') return []
  if (where === 'start') return kind === 'comment' ? starts(text, word) : []
  const pattern = new RegExp(`(?<![\\w-])${word.replaceAll(' ', '\\s+(?:\\*\\s+)?')}(?![\\w-])`, 'gi')
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ found, offset: index }))
}

const isSameName = (name: string, banned: string): boolean =>
  banned.endsWith('_') ? name.startsWith(banned) : name === banned

/** The words of a name in camelCase or CAPITALS, in lower case. */
const wordsOf = (name: string): string[] => name.split(/_|(?<=[a-z\d])(?=[A-Z])/).map((part) => part.toLowerCase())

function starts(text: string, word: string): { found: string; offset: number }[] {
  const [lead = ''] = /^[\s*]*/.exec(text) ?? []
  const rest = text.slice(lead.length)
  return new RegExp(`^${word}\\b`).test(rest) ? [{ found: `${word} ...`, offset: lead.length }] : []
}

/** Finds the banned words of all files of the repository under a path. */
export function findWordsUnder(path: string): FoundWord[] {
  const glossary = readGlossary()
  return execFileSync('git', ['ls-files', '-z', '--', path], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.(ts|js|mjs|cjs|py|md)$/.test(file) && !file.includes('.generated.') && existsSync(file))
    .flatMap((file) => findWords(file, readFileSync(file, 'utf8'), glossary))
}

export const wordText = ({ file, line, found, replacement }: FoundWord): string =>
  `${file}:${line}: ${found.replace(/\s+/g, ' ')} -> ${replacement}`
