import { writeFileSync } from 'node:fs'
import { buildQueryString, getSignature } from '@binance/common'
import { drawer } from './key.mjs'

// Requests as the official library writes and signs them.

const NOW = 1_795_600_000_000
const draw = drawer(31)
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const word = (length) => Array.from({ length }, () => letters[draw(letters.length)]).join('')
const digits = (length) => Array.from({ length }, (_, place) => (place ? draw(10) : 1 + draw(9))).join('')

/** The queries of the reads, with texts that have to be escaped. */
const queries = [
  () => ({ offset: 100 * draw(20), limit: 1 + draw(100) }),
  () => ({ marketTopicId: digits(7) }),
  () => ({ vendor: 'PREDICT_FUN', marketId: digits(7), tokenId: digits(77) }),
  () => ({ query: ['Fed & rates', 'São Paulo', '100% + 1', 'a=b&c', 'Über 2.5', "Trump's"][draw(6)] }),
  () => ({}),
]
const requests = Array.from({ length: 25 }, (_, at) => {
  const [apiSecret, timestamp] = [word(64), NOW + draw(10_000_000)]
  const params = queries[at % queries.length]()
  const signature = getSignature({ apiSecret }, { ...params, timestamp })
  return { apiSecret, timestamp, query: buildQueryString(params), signature }
})

const file = new URL('../packages/venues/src/venues/binance/__fixtures__/signatures.json', import.meta.url)
writeFileSync(file, `${JSON.stringify({ requests }, null, 2)}\n`)
