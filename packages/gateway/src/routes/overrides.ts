import { Relation } from '@crossvenue/venues'
import { z } from 'zod'
import { readQuery } from '../clusters/read-query.ts'
import type { RequestContext } from '../environment.ts'
import type { Log } from '../log.ts'
import { effectiveOverrides } from '../overrides/effective-overrides.ts'
import { refForm } from '../overrides/ref-form.ts'
import { writeRef } from '../overrides/ref-text.ts'
import { rulePair, unrulePair } from '../overrides/rule-pair.ts'
import { parseBody } from '../parse-body.ts'
import { parseValid } from '../refuse-invalid.ts'
import { requireAdmin } from '../require-admin.ts'
import type { Store, StoredOverride } from '../store/store.ts'

const end = z.string().trim().min(1).max(1_000)
export const OverridePair = z
  .strictObject({ a: end.describe(`One end: ${refForm}.`), b: end.describe('The other end.') })
  .meta({ id: 'OverridePair', description: 'The pair of an override.' })

export const NewOverride = OverridePair.extend({
  relation: z.enum([...Relation.options, 'none']).describe('How A relates to B; `none` forbids any match.'),
  note: z.string().trim().min(1).max(1_000).optional().describe('The reason; it is shown with the match.'),
}).meta({ id: 'NewOverride', description: 'How two events or markets relate, whatever the matcher finds.' })

export const OverrideDescription = NewOverride.extend({
  source: z
    .enum(['command', 'file'])
    .describe('`command`: set by request or command line; `file`: the file of the operator.'),
  author: z.string().optional().describe('The name of the key that set it by request.'),
  createdAt: z.iso.datetime(),
  isOverruled: z.boolean().describe('Whether the file of the operator has another relation for the pair.'),
}).meta({ id: 'Override', description: 'A pair whose relation an operator has set.' })

interface OverrideOptions {
  store: Store
  log: Log
  /** Begins to match again; the request does not wait for it. */
  matchAgain: () => void
  now?: () => number
}

/** Creates the answers about overrides, which need a key with the scope admin. Each change is logged with its key. */
export function createOverrides({ store, log, matchAgain, now = Date.now }: OverrideOptions) {
  return {
    async list(context: RequestContext) {
      requireAdmin(context, 'the list of overrides')
      const all = await store.read((view) => view.overrides())
      const overruled = new Set(effectiveOverrides(all).overruled)
      return context.json({ success: true, data: all.map((one) => describe(one, overruled.has(one))) })
    },

    async set(context: RequestContext) {
      requireAdmin(context, 'an override')
      const ruling = parseValid(NewOverride, parseBody(await context.req.text()) ?? {}, 'body')
      const author = context.get('keyName')
      const stored = await rulePair(store, { ...ruling, author }, now())
      log.info({ key: context.get('keyId'), author, ...ruling }, 'an override was set')
      matchAgain()
      const all = await store.read((view) => view.overrides())
      const isOverruled = effectiveOverrides(all).overruled.some((one) => samePair(one, stored))
      return context.json({ success: true, data: describe(stored, isOverruled) })
    },

    async remove(context: RequestContext) {
      requireAdmin(context, 'the removal of an override')
      const { a, b } = readQuery(OverridePair, new URL(context.req.url).searchParams)
      await unrulePair(store, a, b, now())
      log.info({ key: context.get('keyId'), author: context.get('keyName'), a, b }, 'an override was removed')
      matchAgain()
      return context.json({ success: true })
    },
  }
}

const describe = ({ a, b, createdAt, ...one }: StoredOverride, isOverruled: boolean) => ({
  a: writeRef(a),
  b: writeRef(b),
  ...one,
  createdAt: new Date(createdAt).toISOString(),
  isOverruled,
})

const samePair = (one: StoredOverride, other: StoredOverride): boolean =>
  writeRef(one.a) === writeRef(other.a) && writeRef(one.b) === writeRef(other.b)
