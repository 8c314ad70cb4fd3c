import type { Service } from '../app.ts'

const empty = async () => Response.json({ success: true, data: [] })

/** The parts of a service about changes and overrides, where nothing changes. */
export const stillChanges: Pick<Service, 'changes' | 'webhooks' | 'overrides' | 'recentFaults'> = {
  changes: { answer: async () => new Response('', { headers: { 'content-type': 'text/event-stream' } }) },
  webhooks: {
    create: empty,
    list: empty,
    remove: empty,
    deliveries: empty,
    replay: empty,
  } as unknown as Service['webhooks'],
  overrides: { list: empty, set: empty, remove: empty } as unknown as Service['overrides'],
  recentFaults: () => [],
}
