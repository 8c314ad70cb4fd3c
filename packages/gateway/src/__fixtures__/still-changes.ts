import type { Service } from '../app.ts'

const empty = async () => Response.json({ success: true, data: [] })

/** The parts of a service about changes, where nothing changes. */
export const stillChanges: Pick<Service, 'changes' | 'webhooks'> = {
  changes: { answer: async () => new Response('', { headers: { 'content-type': 'text/event-stream' } }) },
  webhooks: {
    create: empty,
    list: empty,
    remove: empty,
    deliveries: empty,
    replay: empty,
  } as unknown as Service['webhooks'],
}
