import { z } from 'zod'
import { Plan } from '../limits/plans.ts'
import { scopes } from '../scope.ts'

export const UsageQuery = z
  .strictObject({
    days: z.int().min(1).max(366).default(30).describe('Days up to today, in UTC.'),
    key: z
      .string()
      .optional()
      .describe('Name or id of a key, or `all`. Other keys need the scope admin. Default: the calling key.'),
  })
  .meta({ id: 'UsageQuery' })

const Counts = z.object({
  requests: z.int(),
  failed: z.int().describe('Requests answered with a status of 400 or more.'),
  bytes: z.int().describe('Bytes of the answers.'),
})

/** The use of one key. */
export const KeyUsageReport = z
  .object({
    id: z.string(),
    name: z.string(),
    scope: z.enum(scopes),
    plan: z.string().optional(),
    limits: Plan.describe('The limits of the plan that differ from the settings of the service.').optional(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().optional(),
    formerUntil: z.iso.datetime().describe('Until when the secret before the last rotation is valid.').optional(),
    revokedAt: z.iso.datetime().optional(),
    total: Counts,
    days: z.array(Counts.extend({ day: z.iso.date() })).describe('Days with requests, oldest first.'),
  })
  .meta({ id: 'KeyUsage', description: 'The requests of one API key by day.' })
export type KeyUsageReport = z.infer<typeof KeyUsageReport>
