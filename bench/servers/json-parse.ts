import { readLines } from '../catalogue/read-lines.ts'
import { given, ready } from './child.ts'

// Reads a catalogue with JSON.parse and keeps the results, as a reader of the file would.

const path = await given<string>()
const start = performance.now()
const events = Array.from(readLines(path), (line) => JSON.parse(line) as unknown)
ready(events.length > 0 ? performance.now() - start : Number.NaN)
