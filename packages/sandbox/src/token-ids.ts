import { createHash } from 'node:crypto'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A number of 256 bits in decimal digits, as conditional tokens have for ids; the same for the same words. */
export const tokenId = (...words: readonly string[]): string => BigInt(`0x${sha256(words.join(' '))}`).toString()

/** Returns a hash of 256 bits, like those of transactions and conditions. */
export const hashId = (...words: readonly string[]): string => `0x${sha256(words.join(' '))}`
