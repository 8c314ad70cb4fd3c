import { afterAll, describe, expect, it } from 'vitest'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { tradingVenues } from './__fixtures__/trading-venues.ts'

// An account that may trade passes every check of its venue, and one without credentials is given advice.

const sandbox = await startStillSandbox()
afterAll(sandbox.close)

describe.each(tradingVenues)('%s', (id) => {
  it('finds nothing wrong with an account that may trade', async () => {
    const venue = sandbox.venue(id, { credentials: await sandbox.openAccount(id, 'ann', 1_000) })
    const checks = await venue.checkAccount()
    expect(checks.filter(({ status }) => status === 'failed' || status === 'warning')).toEqual([])
    expect(checks.find(({ name }) => name === 'signIn')).toMatchObject({ status: 'ok' })
    // Nothing is placed.
    expect(await venue.fetchPositions()).toEqual([])
  })

  it('says what is missing where there are no credentials', async () => {
    const checks = await sandbox.venue(id, { credentials: {} }).checkAccount()
    const last = checks.at(-1)
    expect(last).toMatchObject({ name: 'signIn', status: 'failed', advice: expect.stringMatching(/\.$/) })
  })
})
