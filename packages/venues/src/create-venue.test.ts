import { expect, it } from 'vitest'
import { createVenue, venues } from './create-venue.ts'

it('creates every venue by its id', () => {
  expect(Object.keys(venues)).toEqual(
    expect.arrayContaining(['kalshi', 'limitless', 'manifold', 'polymarket', 'predictit']),
  )
  for (const id of Object.keys(venues)) expect(createVenue(id)).toMatchObject({ id, name: expect.any(String) })
})

it.each(['kalshii', 'Kalshi', 'constructor', '__proto__'])('knows no venue named %s', (id) => {
  expect(() => createVenue(id)).toThrow(
    expect.objectContaining({ code: 'NOT_FOUND', field: 'exchange', message: `No venue named ${id}` }),
  )
})
