import type { Venue } from '@crossvenue/venues'
import { describe, expect, it } from 'vitest'
import { actingVenue } from './credentials.ts'

const as = (name: string): Venue => ({
  id: 'small',
  name,
  withCredentials: (credentials) => as(`signed in: ${JSON.stringify(credentials)}`),
})
const venue = as('nobody')

describe('actingVenue', () => {
  it('passes credentials to operations of an account', () => {
    const credentials = { apiKey: 'k', signatureType: 'gnosis-safe', fromTheFuture: 1 }
    expect(actingVenue(venue, 'createOrder', { args: [], credentials }).name).toBe(
      'signed in: {"apiKey":"k","signatureType":"gnosis-safe"}',
    )
  })

  it('drops credentials on public reads', () => {
    const body = { args: [], credentials: { apiKey: 'k' } }
    expect(actingVenue(venue, 'fetchOrderBook', body).name).toBe('nobody')
    expect(actingVenue(venue, 'fetchEvents', body).name).toBe('nobody')
  })

  it('never uses credentials of the server itself', () => {
    // The venue may have been created with credentials of this server, which are for reading only.
    for (const body of [{ args: [] }, undefined, { credentials: null }]) {
      expect(actingVenue(venue, 'fetchBalance', body).name).toBe('signed in: {}')
    }
  })

  it.each([
    [{ privateKey: 5 }, 'credentials.privateKey'],
    [{ signatureType: 9 }, 'credentials.signatureType'],
    ['PEM', 'credentials'],
  ])('refuses %j by the name of the field alone', (credentials, field) => {
    const sign = () => actingVenue(venue, 'createOrder', { credentials })
    expect(sign).toThrow(expect.objectContaining({ code: 'VALIDATION_ERROR', field }))
    expect(sign).toThrow(`${field} has the wrong type`)
  })
})
