import { expect, it } from 'vitest'
import { CrossvenueError } from '../errors.ts'
import { undefinedIfNotFound } from './undefined-if-not-found.ts'

it('takes an error that says so for nothing, and no other', async () => {
  expect(await undefinedIfNotFound(Promise.resolve(7))).toBe(7)
  for (const code of ['EVENT_NOT_FOUND', 'MARKET_NOT_FOUND', 'OUTCOME_NOT_FOUND'] as const) {
    expect(await undefinedIfNotFound(Promise.reject(new CrossvenueError(code, 'none')))).toBeUndefined()
  }
  for (const code of ['NOT_FOUND', 'EXCHANGE_TIMEOUT'] as const) {
    await expect(undefinedIfNotFound(Promise.reject(new CrossvenueError(code, 'lost')))).rejects.toMatchObject({ code })
  }
})
