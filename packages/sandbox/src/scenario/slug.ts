import { chance } from '../chance.ts'

/** The words of a title as addresses of pages hold them. */
export const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 .-]/g, '')
    .split(/[ .-]+/)
    .filter(Boolean)

export const slugOf = (text: string): string => words(text).join('-').toLowerCase()

/** An instant in milliseconds such as some venues end their slugs with; the same for the same words. */
export const stamp = (title: string, closes: string): number =>
  Date.UTC(2026, 9, 1) + Math.floor(chance('stamp', title, closes) * 4_000_000_000)
