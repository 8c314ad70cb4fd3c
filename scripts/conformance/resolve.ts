import type { startSandboxService } from '../sandbox-service.ts'
import { callTool } from './call-tool.ts'
import { type Case, cases, HOOK } from './cases.ts'

type Service = Awaited<ReturnType<typeof startSandboxService>>
export type ResolvedCase = Case & { credentials?: object }

/** Returns the cases with the things of the service's account; each has an order or a webhook of its own where it names one. */
export const resolveCases = (service: Service): Promise<ResolvedCase[]> =>
  cases.reduce<Promise<ResolvedCase[]>>(
    async (before, each) => [...(await before), await resolve(each, service)],
    Promise.resolve([]),
  )

async function resolve(each: Case, { url, key, account }: Service): Promise<ResolvedCase> {
  const { things, credentials, exchange } = account
  const order = {
    marketId: things.marketId,
    outcomeId: things.outcomeId,
    side: 'buy',
    type: 'limit',
    amount: 100,
    price: things.price,
  }
  const post = async (path: string, body: object) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return ((await response.json()) as { data: { id: string } }).data
  }
  const call = (method: string) => post(`/api/${exchange}/${method}`, { args: [order], credentials })
  const prepare = async () => {
    const { marketId, outcomeId, side, amount, price } = order
    const input = { venue: exchange, market: marketId, outcome: outcomeId, side, amount, price }
    const answer = await callTool({ url, key, on: exchange, credentials, name: 'prepare_order', input })
    return 'data' in answer ? (answer.data as { token: string }).token : undefined
  }
  const needs = (thing: string) => JSON.stringify([each.args, each.tool]).includes(`"$${thing}"`)
  const made = {
    ...(needs('orderId') && { orderId: (await call('createOrder')).id }),
    ...(needs('built') && { built: await call('buildOrder') }),
    ...(needs('token') && { token: await prepare() }),
    ...(needs('webhookId') && { webhookId: (await post('/v0/webhooks', { url: HOOK })).id }),
  }
  const resolved = replace(each, { ...things, ...made }) as Case
  return { ...resolved, ...(each.account && { credentials }) }
}

function replace(value: unknown, things: Readonly<Record<string, unknown>>): unknown {
  if (typeof value === 'string') return value.startsWith('$') ? things[value.slice(1)] : value
  if (Array.isArray(value)) return value.map((item) => replace(item, things))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name.replace(/\$(\w+)/g, (_, thing: string) => String(things[thing])),
      replace(each, things),
    ]),
  )
}
