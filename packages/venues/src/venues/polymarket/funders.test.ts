import { describe, expect, it } from 'vitest'
import { findFunder, proxyOf, safeOf } from './funders.ts'

const SIGNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
// Addresses that the venue's own SDKs (rs-clob-client, polymarket-client-sdk 0.4.4) derive for this well-known test
// key.
const PROXY = '0x365f0CA36Ae1f641E02fE3B7743673da42A13A70'
const SAFE = '0xd93B25cb943D14d0d34FBaF01Fc93a0f8b5F6E47'
const OTHER = `0x${'ab'.repeat(20)}`

describe('wallets that Polymarket creates', () => {
  it('have the addresses that its SDKs derive', async () => {
    expect(await proxyOf(SIGNER)).toBe(PROXY)
    expect(await safeOf(SIGNER)).toBe(SAFE)
    // An owner and the Safe of the venue's documentation of its relayer.
    expect(await safeOf('0x6e0c80c90ea6c15917308F820Eac91Ce2724B5b5')).toBe(
      '0x6d8c4e9aDF5748Af82Dabe2C6225207770d6B4fa',
    )
  })
})

describe('findFunder', () => {
  it.each([
    [{}, { address: SIGNER, kind: 0 }],
    [{ funderAddress: SIGNER.toLowerCase() }, { address: SIGNER, kind: 0 }],
    [{ funderAddress: SAFE }, { address: SAFE, kind: 2 }],
    [{ funderAddress: SAFE.toLowerCase() }, { address: SAFE.toLowerCase(), kind: 2 }],
    [{ funderAddress: PROXY }, { address: PROXY, kind: 1 }],
    [
      { funderAddress: OTHER, signatureType: 1 },
      { address: OTHER, kind: 1 },
    ],
    [
      { funderAddress: OTHER, signatureType: 'gnosis-safe' },
      { address: OTHER, kind: 2 },
    ],
    [
      { funderAddress: OTHER, signatureType: 'poly-1271' },
      { address: OTHER, kind: 3 },
    ],
    [{ signatureType: 1 }, { address: PROXY, kind: 1 }],
    [{ signatureType: 'gnosis-safe' }, { address: SAFE, kind: 2 }],
    [{ signatureType: 0 }, { address: SIGNER, kind: 0 }],
  ] as const)('reads %j as %j', async (credentials, expected) => {
    expect(await findFunder(SIGNER, credentials)).toEqual(expected)
  })

  it.each([
    [{ funderAddress: OTHER }, 'VALIDATION_ERROR', 'credentials.signatureType', 'state 1 (proxy), 2 (Safe) or 3'],
    [
      { funderAddress: OTHER, signatureType: 0 },
      'VALIDATION_ERROR',
      'credentials.signatureType',
      'funderAddress names',
    ],
    [{ funderAddress: SAFE, signatureType: 'eoa' }, 'VALIDATION_ERROR', 'credentials.signatureType', SAFE],
    [{ funderAddress: '0xab' }, 'VALIDATION_ERROR', 'credentials.funderAddress', 'must be the address of a wallet'],
    [{ signatureType: 3 }, 'AUTHENTICATION_ERROR', 'credentials.funderAddress', 'funderAddress'],
  ] as const)('refuses %j, rather than act for another wallet', async (credentials, code, field, message) => {
    await expect(findFunder(SIGNER, credentials)).rejects.toMatchObject({
      ...{ code, field, message: expect.stringContaining(message) },
    })
  })
})
