import { randomBytes } from 'node:crypto'
import { CrossvenueError } from '@crossvenue/venues'
import { z } from 'zod'
import { ChangeFilter } from '../changes/change-query.ts'
import { readQuery } from '../clusters/read-query.ts'
import type { RequestContext } from '../environment.ts'
import { parseBody } from '../parse-body.ts'
import { parseValid } from '../refuse-invalid.ts'
import type { Webhook, WebhookStore } from '../store/webhooks.ts'
import { isPrivateHost } from '../webhooks/private-addresses.ts'

export const NewWebhook = z
  .strictObject({
    url: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .describe('The address that changes are posted to.'),
    ...ChangeFilter.shape,
  })
  .meta({ id: 'NewWebhook', description: 'An address and the changes that are posted to it.' })

export const WebhookDescription = z
  .object({
    id: z.string(),
    url: z.string().describe('The address that changes are posted to.'),
    filter: ChangeFilter.describe('The changes that are posted.'),
    createdAt: z.iso.datetime(),
    secret: z
      .string()
      .optional()
      .describe('The key that messages are signed with (Standard Webhooks); shown once, when the webhook is created.'),
  })
  .meta({ id: 'Webhook', description: 'An address that changes are posted to, signed by Standard Webhooks.' })

export const DeliveryQuery = z
  .strictObject({
    state: z.enum(['pending', 'delivered', 'dead']).describe('Only deliveries in this state.').optional(),
    after: z.number().int().min(0).default(0).describe('Only deliveries after this id.'),
    limit: z.number().int().min(1).max(500).default(100).describe('How many to return at most.'),
  })
  .meta({ id: 'DeliveryQuery', description: 'Which deliveries to return.' })

export const Replay = z
  .strictObject({
    since: z
      .number()
      .int()
      .min(0)
      .describe('All messages about changes after this place. @default the dead ones')
      .optional(),
  })
  .meta({ id: 'Replay', description: 'Which messages to send again.' })

export const Replayed = z
  .object({ messages: z.number().int().describe('How many messages are sent again.') })
  .meta({ id: 'Replayed', description: 'What a replay sends.' })

export const Delivery = z
  .object({
    id: z.number().int(),
    changeId: z.number().int().describe('The place of the change in the stream of changes.'),
    state: z.enum(['pending', 'delivered', 'dead']).describe('`dead`: every attempt failed.'),
    attempts: z.number().int().describe('How often it was sent.'),
    dueAt: z.iso.datetime().describe('When it is sent next, if it is pending.'),
    outcome: z.string().optional().describe('How the last attempt ended.'),
  })
  .meta({ id: 'Delivery', description: 'A message of a webhook.' })

export interface WebhookOptions {
  store: WebhookStore
  allowPrivate: boolean
  now?: () => number
}

const MAX_WEBHOOKS = 20

/** Creates the routes of webhooks. A key sees and changes only its own webhooks. */
export function createWebhooks({ store, allowPrivate, now = Date.now }: WebhookOptions) {
  const ownerOf = (context: RequestContext): string => context.get('keyId') ?? ''
  async function own(context: RequestContext): Promise<Webhook> {
    const id = context.req.param('id') ?? ''
    const webhook = (await store.list(ownerOf(context))).find((one) => one.id === id)
    if (!webhook) throw new CrossvenueError('NOT_FOUND', `this key has no webhook ${id}`, { field: 'id' })
    return webhook
  }

  return {
    async create(context: RequestContext) {
      const { url, ...filter } = parseValid(NewWebhook, parseBody(await context.req.text()) ?? {}, 'body')
      if (!allowPrivate && isPrivateHost(new URL(url).hostname)) {
        const message = `url must be a public address, got ${url}; CROSSVENUE_PRIVATE_WEBHOOKS=true allows others`
        throw new CrossvenueError('VALIDATION_ERROR', message, { field: 'url' })
      }
      const keyId = ownerOf(context)
      if ((await store.list(keyId)).length >= MAX_WEBHOOKS) {
        throw new CrossvenueError('VALIDATION_ERROR', `a key has at most ${MAX_WEBHOOKS} webhooks; remove one first`)
      }
      const [id, secret] = [`wh_${randomBytes(8).toString('hex')}`, randomBytes(32).toString('base64')]
      const webhook = { id, keyId, url, secret, filter, createdAt: now() }
      await store.insert(webhook)
      return context.json({ success: true, data: { ...describe(webhook), secret: `whsec_${secret}` } })
    },
    list: async (context: RequestContext) =>
      context.json({ success: true, data: (await store.list(ownerOf(context))).map(describe) }),
    async remove(context: RequestContext) {
      const { id } = await own(context)
      await store.remove(id, ownerOf(context))
      return context.json({ success: true })
    },
    async deliveries(context: RequestContext) {
      const { id: webhookId } = await own(context)
      const found = await store.deliveries({
        webhookId,
        ...readQuery(DeliveryQuery, new URL(context.req.url).searchParams),
      })
      const data = found.map(({ id, changeId, state, attempts, dueAt, outcome }) => ({
        id,
        changeId,
        state,
        attempts,
        dueAt: new Date(dueAt).toISOString(),
        ...(outcome !== undefined && { outcome }),
      }))
      return context.json({ success: true, data })
    },
    async replay(context: RequestContext) {
      const { id: webhookId } = await own(context)
      const { since } = parseValid(Replay, parseBody(await context.req.text()) ?? {}, 'body')
      return context.json({ success: true, data: { messages: await store.replay({ webhookId, since, at: now() }) } })
    },
  }
}

const describe = ({ id, url, filter, createdAt }: Webhook) => ({
  id,
  url,
  filter,
  createdAt: new Date(createdAt).toISOString(),
})
