import { homedir } from 'node:os'
import { environments } from '@crossvenue/venues'
import { z } from 'zod'

/** A setting. Reading, validation, documentation and the command-line flag all derive from this declaration. */
export interface Setting<S extends z.ZodType<unknown, string> = z.ZodType<unknown, string>> {
  variable: string
  /** One or two sentences for the documentation and `--help`. */
  meaning: string
  /** Parses the text of the variable. Its error message follows the name: `must be a whole number`. */
  schema: S
  /** The default as text, as in the environment. Absent if the setting is optional. */
  default?: string
  /** The command-line option that takes precedence over the variable. */
  flag?: string
  /** True if the value must not appear in messages. */
  secret?: true
}

const text = z.string()

const integer = (min: number, max = Number.MAX_SAFE_INTEGER) => {
  const error = `must be a whole number ${max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`}`
  return text
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((number) => number >= min && number <= max, error)
}

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((url) => url.replace(/\/+$/, ''))

const database = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that begins with postgres://' })
  .refine((url) => /^[a-z_][a-z0-9_]{0,62}$/.test(new URL(url).searchParams.get('schema') ?? 'crossvenue'), {
    error: 'must name a schema of lower-case letters, digits and _',
  })

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((word) => word === 'true' || word === '1')

const list = text.transform((words) => words.split(',').map((word) => word.trim()))

const folder = text.transform((path) => path.replace(/^~(?=\/|$)/, homedir()))

const span = text
  .regex(/^(0|1|0?\.\d+)-(0|1|0?\.\d+)$/, 'must be two numbers from 0 to 1, such as 0.5-0.8')
  .transform((words) => words.split('-').map(Number) as [number, number])
  .refine(([low, high]) => low < high, 'must begin with the lower number')

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const level = z.enum(levels, { error: `must be one of ${levels.join(', ')}` })

/** Every setting of the service, by its name in the configuration. To add one, add an entry. */
export const settings = {
  config: {
    variable: 'CROSSVENUE_CONFIG',
    meaning:
      'File of settings, YAML or JSON, by the names of this list. A variable takes precedence over the file, an option over both.',
    schema: text,
    flag: '--config <file>',
  },
  host: {
    variable: 'CROSSVENUE_HOST',
    meaning: 'Address to listen on.',
    schema: text,
    default: '127.0.0.1',
    flag: '--host <name>',
  },
  port: {
    variable: 'CROSSVENUE_PORT',
    meaning: 'Port to listen on; 0 takes any free port.',
    schema: integer(0, 65535),
    default: '3847',
    flag: '--port <number>',
  },
  dataDir: {
    variable: 'CROSSVENUE_DATA',
    meaning: 'Directory of the store, which holds the catalogue, the matches and the API keys.',
    schema: folder,
    default: '~/.crossvenue',
    flag: '--data <directory>',
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    meaning:
      'Address of a PostgreSQL database that holds the store in place of the directory: postgres://user:password@host/database. `?schema=` names a schema other than crossvenue.',
    schema: database,
    secret: true,
  },
  publicUrl: {
    variable: 'CROSSVENUE_PUBLIC_URL',
    meaning: 'Public address of the service, if it differs from the one it listens on.',
    schema: address,
  },
  venues: {
    variable: 'CROSSVENUE_VENUES',
    meaning: 'Venues to serve, separated by commas. Default: all venues.',
    schema: list,
  },
  ingestSeconds: {
    variable: 'CROSSVENUE_INGEST_SECONDS',
    meaning: "Seconds between the end of one reading of a venue's catalogue and the start of the next.",
    schema: integer(1),
    default: '300',
  },
  maxEvents: {
    variable: 'CROSSVENUE_MAX_EVENTS',
    meaning:
      'How many events of one venue are kept, with at most ten times as many markets; the rest of a longer list is left out, and the status says so. 50,000 need about 0.4 GB of memory.',
    schema: integer(1),
    default: '50000',
  },
  bookSeconds: {
    variable: 'CROSSVENUE_BOOK_SECONDS',
    meaning:
      'Seconds after which the order book of an open market is requested again, on venues whose lists carry no bids and asks, so that `withOrderbook` knows which books are empty; 0 requests none.',
    schema: integer(0),
    default: '900',
  },
  calculationsWithoutKey: {
    variable: 'CROSSVENUE_CALCULATIONS_WITHOUT_KEY',
    meaning:
      'Whether getExecutionPrice and getExecutionPriceDetailed may be called without an API key; some published clients send none.',
    schema: flag,
    default: 'false',
  },
  limits: {
    variable: 'CROSSVENUE_LIMITS',
    meaning:
      'Whether requests, concurrent calls, bytes, WebSockets and subscriptions are limited per API key, and connections per address.',
    schema: flag,
    default: 'true',
  },
  requestsPerMinute: {
    variable: 'CROSSVENUE_REQUESTS_PER_MINUTE',
    meaning: 'Requests that one API key may make within a minute.',
    schema: integer(1),
    default: '600000',
  },
  megabytesPerMinute: {
    variable: 'CROSSVENUE_MEGABYTES_PER_MINUTE',
    meaning: 'Megabytes of answers that one API key may read within a minute.',
    schema: integer(1),
    default: '50000',
  },
  plans: {
    variable: 'CROSSVENUE_PLANS',
    meaning: 'File of plans, YAML or JSON: the limits of API keys by the plan that `keys create --plan` names.',
    schema: text,
  },
  historyDays: {
    variable: 'CROSSVENUE_HISTORY_DAYS',
    meaning:
      'Days for which quotes of matched markets are kept; after a day one per five minutes, after a week one per hour. Hours before that are filled from the candles of venues.',
    schema: integer(1),
    default: '30',
  },
  historyRows: {
    variable: 'CROSSVENUE_HISTORY_ROWS',
    meaning: 'The maximum number of quotes and candles; candles, and then the oldest quotes, are deleted first.',
    schema: integer(1),
    default: '5000000',
  },
  privateWebhooks: {
    variable: 'CROSSVENUE_PRIVATE_WEBHOOKS',
    meaning: 'Whether webhooks may point to this machine and to private networks.',
    schema: flag,
    default: 'false',
  },
  overrides: {
    variable: 'CROSSVENUE_OVERRIDES',
    meaning:
      'File of pinned and forbidden matches, one JSON object per line; it takes precedence over those made by commands.',
    schema: text,
    flag: '--overrides <file>',
  },
  logLevel: {
    variable: 'CROSSVENUE_LOG_LEVEL',
    meaning: `Lowest level of messages to log: ${levels.join(', ')}.`,
    schema: level,
    default: 'info',
  },
  judgeUrl: {
    variable: 'CROSSVENUE_JUDGE_URL',
    meaning: 'Address of an OpenAI-compatible API whose model reviews doubtful matches. Off by default.',
    schema: address,
  },
  judgeModel: {
    variable: 'CROSSVENUE_JUDGE_MODEL',
    meaning: 'Name of the model that reviews doubtful matches.',
    schema: text,
  },
  judgeKey: {
    variable: 'CROSSVENUE_JUDGE_KEY',
    meaning: 'API key of that model.',
    schema: text,
    secret: true,
  },
  judgeBand: {
    variable: 'CROSSVENUE_JUDGE_BAND',
    meaning: 'Confidences that count as doubtful: from the first number (inclusive) to the second (exclusive).',
    schema: span,
    default: '0.5-0.8',
  },
  embeddingsUrl: {
    variable: 'CROSSVENUE_EMBEDDINGS_URL',
    meaning:
      'Address of an OpenAI-compatible API whose embeddings adjust the confidence of doubtful matches. Off by default.',
    schema: address,
  },
  embeddingsModel: {
    variable: 'CROSSVENUE_EMBEDDINGS_MODEL',
    meaning: 'Name of the embedding model.',
    schema: text,
  },
  embeddingsKey: {
    variable: 'CROSSVENUE_EMBEDDINGS_KEY',
    meaning: 'API key of the embedding model.',
    schema: text,
    secret: true,
  },
  embeddingsBand: {
    variable: 'CROSSVENUE_EMBEDDINGS_BAND',
    meaning: 'Confidences that embeddings may adjust: from the first number (inclusive) to the second (exclusive).',
    schema: span,
    default: '0.5-0.8',
  },
  embeddingsRange: {
    variable: 'CROSSVENUE_EMBEDDINGS_RANGE',
    meaning: 'Cosine similarities of texts that have little in common and of texts that say nearly the same.',
    schema: span,
    default: '0.5-0.9',
  },
} as const satisfies Record<string, Setting>

/** Settings that exist once per venue; `<VENUE>` stands for its id in capitals, with `_` in place of `-`. */
export const venueSettings = {
  venueUrls: {
    variable: 'CROSSVENUE_<VENUE>_URL',
    meaning: 'Base address that replaces the API of a venue, such as CROSSVENUE_KALSHI_URL.',
    schema: address,
  },
  venueEnvironments: {
    variable: 'CROSSVENUE_<VENUE>_ENVIRONMENT',
    meaning:
      'Network of a venue to use: production or test, such as CROSSVENUE_HYPERLIQUID_ENVIRONMENT=test. VENUES.md and `/v0/venues` say which venues have a test network; its events are in no catalogue.',
    schema: z.enum(environments, { error: `must be ${environments.join(' or ')}` }),
  },
  venueKeys: {
    variable: 'CROSSVENUE_<VENUE>_KEY',
    meaning: 'Key for a venue that requires one for public data, such as CROSSVENUE_METACULUS_KEY.',
    schema: text,
    secret: true,
  },
} as const satisfies Record<string, Setting>

type Settings = typeof settings
type Defaulted = { [K in keyof Settings]: Settings[K] extends { default: string } ? K : never }[keyof Settings]

/** The parsed values of the settings by name. */
export type SettingValues = { [K in Defaulted]: z.output<Settings[K]['schema']> } & {
  [K in Exclude<keyof Settings, Defaulted>]?: z.output<Settings[K]['schema']>
}
