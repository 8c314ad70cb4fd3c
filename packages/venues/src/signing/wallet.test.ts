import { describe, expect, it } from 'vitest'
import { checksumAddress } from './eip712.ts'
import { openWallet } from './wallet.ts'

// The first key of the well-known test mnemonic of Ethereum's development tools.
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

describe('openWallet', () => {
  it('derives the address', async () => {
    expect((await openWallet('somewhere', KEY)).address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
    expect((await openWallet('somewhere', KEY.slice(2))).address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  })

  it.each(['', '0x12', `0x${'0'.repeat(64)}`, `0x${'f'.repeat(64)}`, `${KEY}00`])(
    'refuses %s and does not repeat it',
    async (key) => {
      const error = await openWallet('somewhere', key).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ code: 'AUTHENTICATION_ERROR', field: 'credentials.privateKey' })
      if (key) expect(String(error)).not.toContain(key)
    },
  )
})

it('writes the checksum of an address', () => {
  expect(checksumAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe(
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  )
  expect(checksumAddress('0xFB6916095CA1DF60BB79CE92CE3EA74C37C5D359')).toBe(
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  )
})
