import { readFileSync } from 'node:fs'

/** One entry of a glossary's last column. */
export interface BannedWord {
  /** As the glossary spells it. */
  word: string
  /** The glossary's terms for it. */
  replacement: string
  /** Everywhere a word is written, in names only, or at the start of a comment only. */
  where: 'everywhere' | 'names' | 'start'
  /** The folder it is banned in; '' is the whole repository. */
  folder: string
}

/** Reads the banned words from the last columns of the tables under "Glossary". A heading in code font names a folder. */
export function parseGlossary(markdown: string): BannedWord[] {
  const [, section = ''] = markdown.split(/^## Glossary$/m)
  const words: BannedWord[] = []
  let folder = ''
  for (const line of (section.split(/^## /m)[0] ?? '').split('\n')) {
    if (line.startsWith('### ')) folder = /`([^`]+)`/.exec(line)?.[1] ?? ''
    const [, term, , banned] = line.split('|').map((cell) => cell.trim())
    if (term === undefined || banned === undefined || /^-*$/.test(banned) || banned === 'Instead of') continue
    for (const entry of banned.split(',')) words.push(toBannedWord(entry.trim(), term, folder))
  }
  return words
}

function toBannedWord(entry: string, replacement: string, folder: string): BannedWord {
  if (entry.startsWith('`')) return { word: entry.replaceAll('`', ''), replacement, where: 'names', folder }
  if (entry.endsWith(' ...')) return { word: entry.slice(0, -4), replacement, where: 'start', folder }
  return { word: entry, replacement, where: 'everywhere', folder }
}

export const readGlossary = (): BannedWord[] =>
  parseGlossary(readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8'))
