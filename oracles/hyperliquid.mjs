import { writeFileSync } from 'node:fs'
import { signL1Action } from '@nktkas/hyperliquid/signing'
import { Wallet } from 'ethers'
import { drawer, PRIVATE_KEY } from './key.mjs'

// The venue publishes no SDK for JavaScript: this is the one that its documents name. The vectors of its own SDK for
// Python stand in signatures.test.ts.
const draw = drawer(23)
const wallet = new Wallet(PRIVATE_KEY)
const NOW = 1_790_000_000_000
const hex = (digits) => Array.from({ length: digits }, () => draw(16).toString(16)).join('')

const signatures = []
for (let at = 0; at < 32; at += 1) {
  const places = 1 + (at % 5)
  const price = ((1 + draw(10 ** places - 1)) / 10 ** places).toFixed(places).replace(/\.?0+$/, '')
  const size = String(1 + draw(at % 4 === 0 ? 1_000_000_000 : 20_000))
  const asset = 100_000_000 + 10 * draw(at % 3 === 0 ? 10 : 900_000) + draw(2)
  const order = {
    a: asset,
    b: at % 2 === 0,
    p: price,
    s: size,
    r: false,
    t: { limit: { tif: at % 5 === 0 ? 'Ioc' : 'Gtc' } },
    ...(at % 4 === 1 && { c: `0x${hex(32)}` }),
  }
  const action = { type: 'order', orders: [order], grouping: 'na' }
  const [nonce, isTestnet] = [NOW + draw(1_000_000_000), at % 7 === 0]
  signatures.push({ action, nonce, isTestnet, signature: await signL1Action({ wallet, action, nonce, isTestnet }) })
}
for (const o of [1, 200, 65_000, 4_000_000_000, 556_696_349_186]) {
  const action = { type: 'cancel', cancels: [{ a: 100_000_000 + draw(1_000_000), o }] }
  const [nonce, isTestnet] = [NOW + draw(1_000_000_000), false]
  signatures.push({ action, nonce, isTestnet, signature: await signL1Action({ wallet, action, nonce, isTestnet }) })
}
const file = new URL('../packages/venues/src/venues/hyperliquid/__fixtures__/signatures.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(signatures, null, 2)}\n`)
