import { Hono } from 'hono'
import type { FakeVenue } from '../../fake-venue.ts'
import { limitCalls } from '../../limit-calls.ts'
import type { World } from '../../world.ts'
import { accountOf, FILTERS, kindOf, PROGRAM } from './accounts.ts'
import { style } from './style.ts'

const CALLS = 40
const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

interface RpcRequest {
  jsonrpc?: string
  id?: number
  method?: string
  params?: [string?, { encoding?: string; filters?: { memcmp?: { offset?: number; bytes?: string } }[] }?]
}

export const venue: FakeVenue = { serve: baozi, style, lists: { unquoted: true } }

/** A fake node of the chain that knows the accounts of one program. */
function baozi(world: World): Hono {
  const app = new Hono()
  const events = world.events('baozi')
  const listed = events.flatMap((event) => event.markets.map((market) => ({ title: event.title, market })))
  const refuse = () =>
    Response.json({ jsonrpc: '2.0', error: { code: 429, message: 'Too many requests' } }, { status: 429 })
  app.use(limitCalls(CALLS, 10_000, () => world.now(), refuse))

  const infoOf = ({ title, market }: (typeof listed)[number]) => ({
    data: [accountOf(world, market, title).toString('base64'), 'base64'],
    executable: false,
    lamports: 1_000_000,
    owner: PROGRAM,
    rentEpoch: 0,
    space: 600,
  })

  app.post('/', async (context) => {
    const { jsonrpc, id = null, method, params = [] } = await context.req.json<RpcRequest>()
    const good = (result: unknown) => context.json({ jsonrpc: '2.0', id, result })
    const failed = (code: number, message: string) => context.json({ jsonrpc: '2.0', id, error: { code, message } })
    const [address = '', { encoding, filters = [] } = {}] = params
    if (jsonrpc !== '2.0') return failed(-32_600, 'Invalid request')
    if (!ADDRESS.test(address)) return failed(-32_602, 'Invalid param: WrongSize')
    if (encoding !== 'base64' && method !== 'getBalance')
      return failed(-32_602, 'Encoded binary (base 58) data should be less than 128 bytes')
    if (method === 'getAccountInfo') {
      const found = listed.find(({ market }) => market.id === address)
      return good({ context: { slot: 1 }, value: found ? infoOf(found) : null })
    }
    if (method === 'getBalance') return good({ context: { slot: 1 }, value: 0 })
    if (method !== 'getProgramAccounts') return failed(-32_601, 'Method not found')
    const bytes = filters[0]?.memcmp?.offset === 0 ? filters[0].memcmp.bytes : undefined
    const kind = Object.hasOwn(FILTERS, bytes ?? '') ? FILTERS[bytes as keyof typeof FILTERS] : undefined
    const found = address === PROGRAM ? listed.filter(({ market }) => kindOf(market) === kind) : []
    return good(found.map((each) => ({ pubkey: each.market.id, account: infoOf(each) })))
  })
  return app
}
