import { z } from 'zod'

const count = (meaning: string) => z.int().positive().optional().describe(meaning)

/** The limits of one plan; a limit that it does not have is that of the plan `default`, or of the settings. */
export const Plan = z.strictObject({
  requestsPerMinute: count('Requests within a minute. Default: CROSSVENUE_REQUESTS_PER_MINUTE.'),
  megabytesPerMinute: count('Megabytes of answers within a minute. Default: CROSSVENUE_MEGABYTES_PER_MINUTE.'),
  calls: count('Calls that run concurrently; further ones wait. Default: 64.'),
  lookups: count('Of those, lookups of the catalogue and its matches. Default: 8.'),
  streams: count('WebSockets and streams of changes that are open at a time. Default: 200.'),
  watched: count('Outcomes and wallets that are watched at a time. Default: 2,000.'),
})
export type Plan = z.infer<typeof Plan>

/** The plans of an operator by name. */
export const Plans = z
  .record(z.string().regex(/^[a-z0-9][a-z0-9_-]{0,30}$/, 'must have only lower-case letters, digits, - and _'), Plan)
  .describe('The limits of API keys by plan. The plan `default` holds for keys without one.')
export type Plans = z.infer<typeof Plans>

/** Returns the JSON schema of the file, for editors. */
export const plansSchema = (): string =>
  `${JSON.stringify({ title: 'Plans of crossvenue', ...z.toJSONSchema(Plans) }, null, 2)}\n`
