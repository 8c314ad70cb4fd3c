import { homedir } from 'node:os'
import { join } from 'node:path'
import { CrossvenueError, venues as registry } from '@crossvenue/venues'
import { z } from 'zod'

const integer = (text: z.ZodString) => text.regex(/^\d+$/, 'expected a whole number').transform(Number)
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')
const span = z
  .string()
  .regex(/^(0|1|0?\.\d+)-(0|1|0?\.\d+)$/, 'expected two numbers, as 0.5-0.8')
  .transform((text) => text.split('-').map(Number) as [number, number])
  .refine(([low, high]) => low < high, 'the first number must be the lower one')
const venueId = z
  .string()
  .refine((id) => Object.hasOwn(registry, id), { error: ({ input }) => `no venue named ${input}` })

const variable = (venue: string, what: 'URL' | 'KEY') =>
  `CROSSVENUE_${venue.toUpperCase().replaceAll('-', '_')}_${what}`
const ofVenues = (what: 'URL' | 'KEY', schema: z.ZodType<string>) =>
  z.object(Object.fromEntries(Object.keys(registry).map((id) => [variable(id, what), schema.optional()])))

const Environment = z.object({
  CROSSVENUE_HOST: z.string().default('127.0.0.1'),
  CROSSVENUE_PORT: integer(z.string()).pipe(z.number().max(65535)).default(3847),
  CROSSVENUE_DATA: z.string().default(join(homedir(), '.crossvenue')),
  CROSSVENUE_PUBLIC_URL: address.optional(),
  CROSSVENUE_OVERRIDES: z.string().optional(),
  CROSSVENUE_JUDGE_URL: address.optional(),
  CROSSVENUE_JUDGE_MODEL: z.string().optional(),
  CROSSVENUE_JUDGE_KEY: z.string().optional(),
  CROSSVENUE_JUDGE_BAND: span.default([0.5, 0.8]),
  CROSSVENUE_EMBEDDINGS_URL: address.optional(),
  CROSSVENUE_EMBEDDINGS_MODEL: z.string().optional(),
  CROSSVENUE_EMBEDDINGS_KEY: z.string().optional(),
  CROSSVENUE_EMBEDDINGS_BAND: span.default([0.5, 0.8]),
  CROSSVENUE_EMBEDDINGS_RANGE: span.default([0.5, 0.9]),
  CROSSVENUE_VENUES: z
    .string()
    .transform((text) => text.split(',').map((id) => id.trim()))
    .pipe(z.array(venueId).min(1))
    .default(Object.keys(registry)),
  CROSSVENUE_INGEST_SECONDS: integer(z.string()).pipe(z.number().min(1)).default(300),
  CROSSVENUE_CALCULATIONS_WITHOUT_KEY: flag.default(false),
  CROSSVENUE_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

interface ModelConfig {
  url: string
  model: string
  key?: string
  /** Confidences from the first up to below the second are looked at. */
  band: readonly [number, number]
}

interface EmbeddingsConfig extends ModelConfig {
  /** Cosines of texts that have little and nearly everything in common. */
  range: readonly [number, number]
}

export interface Config {
  host: string
  port: number
  dataDir: string
  /** Where callers reach this gateway, where that is not the address it listens on. */
  publicUrl?: string
  /** File of overrides that wins over those of commands. */
  overrides?: string
  /** A model that looks at doubtful matches once more; absent where none is to. */
  judge?: ModelConfig
  /** A model that moves the confidence of doubtful matches by how alike their texts are; absent where none is to. */
  embeddings?: EmbeddingsConfig
  /** Venues to ingest and to pass calls to. */
  venues: readonly string[]
  /** Base addresses that replace a venue's own, by venue id. */
  venueUrls: Readonly<Record<string, string>>
  /** Keys for reading at venues that answer nobody else, by venue id. */
  venueKeys: Readonly<Record<string, string>>
  /** Pause between two ingestions, in seconds. */
  ingestSeconds: number
  /** Whether the pure calculations may be called without a key: some published clients send none. */
  calculationsWithoutKey: boolean
  logLevel: string
}

/** Reads the configuration from the environment. Throws VALIDATION_ERROR that names the variable at fault. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // A variable that is set to nothing is not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const values = check(Environment, given)
  const told = (what: 'URL' | 'KEY', values: Readonly<Record<string, string | undefined>>) =>
    Object.fromEntries(
      Object.keys(registry).flatMap((id) => {
        const value = values[variable(id, what)]
        return value === undefined ? [] : [[id, value]]
      }),
    )
  return {
    host: values.CROSSVENUE_HOST,
    port: values.CROSSVENUE_PORT,
    dataDir: values.CROSSVENUE_DATA,
    ...(values.CROSSVENUE_PUBLIC_URL !== undefined && { publicUrl: values.CROSSVENUE_PUBLIC_URL }),
    ...(values.CROSSVENUE_OVERRIDES !== undefined && { overrides: values.CROSSVENUE_OVERRIDES }),
    ...modelsOf(values),
    venues: values.CROSSVENUE_VENUES,
    venueUrls: told('URL', check(ofVenues('URL', address), given)),
    venueKeys: told('KEY', check(ofVenues('KEY', z.string()), given)),
    ingestSeconds: values.CROSSVENUE_INGEST_SECONDS,
    calculationsWithoutKey: values.CROSSVENUE_CALCULATIONS_WITHOUT_KEY,
    logLevel: values.CROSSVENUE_LOG_LEVEL,
  }
}

function modelsOf(values: z.infer<typeof Environment>): Pick<Config, 'judge' | 'embeddings'> {
  const modelOf = (use: 'JUDGE' | 'EMBEDDINGS'): ModelConfig | undefined => {
    const url = values[`CROSSVENUE_${use}_URL`]
    const model = values[`CROSSVENUE_${use}_MODEL`]
    const key = values[`CROSSVENUE_${use}_KEY`]
    if (url === undefined && model === undefined) return undefined
    if (url === undefined || model === undefined) {
      const field = `CROSSVENUE_${use}_${url === undefined ? 'URL' : 'MODEL'}`
      throw new CrossvenueError('VALIDATION_ERROR', `${field}: an address and a model belong together`, { field })
    }
    return { url, model, band: values[`CROSSVENUE_${use}_BAND`], ...(key !== undefined && { key }) }
  }
  const [judge, embeddings] = [modelOf('JUDGE'), modelOf('EMBEDDINGS')]
  return {
    ...(judge && { judge }),
    ...(embeddings && { embeddings: { ...embeddings, range: values.CROSSVENUE_EMBEDDINGS_RANGE } }),
  }
}

function check<S extends z.ZodType>(schema: S, values: unknown): z.infer<S> {
  const result = schema.safeParse(values)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = String(issue?.path[0])
  throw new CrossvenueError('VALIDATION_ERROR', `${field}: ${issue?.message}`, { field })
}
