import { readFileSync } from 'node:fs'
import ccxt from 'ccxt'

// Prints what each class of ccxt's prediction markets declares to have, as JSON.

/** The flags that every class of ccxt has. */
const base = new ccxt.prediction.Exchange().has

const has = Object.fromEntries(
  Object.entries(ccxt.prediction).flatMap(([id, Class]) => {
    if (typeof Class !== 'function' || id === 'Exchange') return []
    const flags = Object.entries(new Class().has).filter(([name, flag]) => flag && !base[name])
    return [[id, flags.map(([name]) => name).sort()]]
  }),
)
// The release; the program states another version.
const { version } = JSON.parse(readFileSync(new URL('node_modules/ccxt/package.json', import.meta.url), 'utf8'))
console.log(JSON.stringify({ version, has }))
