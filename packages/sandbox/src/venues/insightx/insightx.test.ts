import { expect, it } from 'vitest'
import { stillWorld } from '../../__fixtures__/still-world.ts'
import { chainIdsOf } from '../polymarket/wire.ts'
import { venue } from './index.ts'

it('writes prices as JSON inside a text, and names the tokens of the market that it copies', async () => {
  const served = venue.serve(stillWorld)
  const answer = await served.fetch(new Request('http://venue.test/predict/v2/markets?page=1&size=100&status=1'))
  const { data } = (await answer.json()) as { data: { list: Record<string, unknown>[] } }
  const copy = data.list.find(({ title }) => title === 'Will Trump acquire Greenland in 2026?')
  const original = stillWorld
    .events('polymarket')
    .flatMap(({ markets }) => markets)
    .find(({ title }) => title === 'Will Trump acquire Greenland in 2026?')
  expect(original).toBeDefined()
  expect(copy).toMatchObject({
    outcome0_name: 'Yes',
    outcome1_name: 'No',
    outcome_prices: expect.stringMatching(/^\[0\.\d+,0\.\d+\]$/),
    winner_idx: 0,
    status: 1,
    poly_clob_token_ids: original && chainIdsOf(original).tokens.join(','),
  })
})
