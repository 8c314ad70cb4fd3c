import type { startSandboxService } from '../sandbox-service.ts'
import { type Case, cases } from './cases.ts'

type Service = Awaited<ReturnType<typeof startSandboxService>>
export type ResolvedCase = Case & { credentials?: object }

/** Returns the cases with the things of the service's account; each has an order of its own where it names one. */
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
  const call = async (method: string) => {
    const response = await fetch(`${url}/api/${exchange}/${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ args: [order], credentials }),
    })
    return ((await response.json()) as { data: { id: string } }).data
  }
  const text = JSON.stringify(each.args)
  const made = {
    ...(text.includes('"$orderId"') && { orderId: (await call('createOrder')).id }),
    ...(text.includes('"$built"') && { built: await call('buildOrder') }),
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
