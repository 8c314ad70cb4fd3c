import { printUsage } from './print-usage.ts'
import { findWordsUnder, wordText } from './words/find-words.ts'

// Prints the banned words of the glossary that the files under each path still use: `npm run words -- packages/matcher`.

printUsage(import.meta.url)

const paths = process.argv.slice(2)
const found = (paths.length > 0 ? paths : ['.']).flatMap((path) => findWordsUnder(path))
for (const each of found) console.log(wordText(each))
console.log(`${found.length} banned words`)
process.exitCode = found.length > 0 ? 1 : 0
