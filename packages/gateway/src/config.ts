import {
  CrossvenueError,
  type Environment,
  environmentsOf,
  missingNetwork,
  venues as registry,
} from '@crossvenue/venues'
import { type Setting, type SettingValues, settings, venueSettings } from './settings.ts'

interface ModelConfig {
  url: string
  model: string
  key?: string
  /** The band of confidences, from the first (inclusive) to the second (exclusive), in which matches are reviewed. */
  band: readonly [number, number]
}

interface EmbeddingsConfig extends ModelConfig {
  /** The cosine similarity of texts that have little in common, and that of texts that say nearly the same. */
  range: readonly [number, number]
}

/** The settings as the service uses them; `settings.ts` says what each one means. */
export interface Config extends Omit<SettingValues, 'venues' | `judge${string}` | `embeddings${string}`> {
  venues: readonly string[]
  /** The model that reviews doubtful matches, if one is set. */
  judge?: ModelConfig
  /** The model whose embeddings adjust the confidence of doubtful matches, if one is set. */
  embeddings?: EmbeddingsConfig
  /** Base addresses that replace a venue's own, by venue id. */
  venueUrls: Readonly<Record<string, string>>
  /** The networks of venues, where they are set, by venue id. */
  venueEnvironments: Readonly<Record<string, Environment>>
  /** Keys for venues that require one for public data, by venue id. */
  venueKeys: Readonly<Record<string, string>>
}

type Variables = Readonly<Record<string, string | undefined>>

/** Reads the configuration from the environment. Throws a VALIDATION_ERROR that names the invalid variable. */
export function readConfig(environment: Variables): Config {
  const values = Object.fromEntries(
    Object.entries(settings).flatMap(([name, setting]) => {
      const value = read(setting, setting.variable, environment)
      return value === undefined ? [] : [[name, value]]
    }),
  ) as SettingValues
  const {
    judgeUrl,
    judgeModel,
    judgeKey,
    judgeBand,
    embeddingsUrl,
    embeddingsModel,
    embeddingsKey,
    embeddingsBand,
    embeddingsRange,
    venues = Object.keys(registry),
    ...rest
  } = values
  const judge = modelOf('JUDGE', judgeUrl, judgeModel, judgeKey)
  const embeddings = modelOf('EMBEDDINGS', embeddingsUrl, embeddingsModel, embeddingsKey)
  return {
    ...rest,
    venues: venues.map(refuseUnknownVenue),
    ...(judge && { judge: { ...judge, band: judgeBand } }),
    ...(embeddings && { embeddings: { ...embeddings, band: embeddingsBand, range: embeddingsRange } }),
    venueUrls: perVenue(venueSettings.venueUrls, environment),
    venueEnvironments: refuseMissingNetworks(perVenue(venueSettings.venueEnvironments, environment)),
    venueKeys: perVenue(venueSettings.venueKeys, environment),
  }
}

/** Returns the names of all variables that settings are read from. */
export const variableNames = (): string[] => [
  ...Object.values(settings).map(({ variable }) => variable),
  ...Object.values(venueSettings).flatMap((setting) => Object.keys(registry).map((id) => variableOfVenue(setting, id))),
]

/** Reads one variable; an empty one counts as not set. */
function read(setting: Setting, variable: string, environment: Variables): unknown {
  const given = environment[variable] || setting.default
  if (given === undefined) return undefined
  const result = setting.schema.safeParse(given)
  if (result.success) return result.data
  const problem = result.error.issues[0]?.message
  throw invalid(variable, setting.secret ? `${problem}` : `${problem}, got ${JSON.stringify(given)}`)
}

const perVenue = <T extends string>(setting: Setting, environment: Variables): Record<string, T> =>
  Object.fromEntries(
    Object.keys(registry).flatMap((id) => {
      const value = read(setting, variableOfVenue(setting, id), environment)
      return value === undefined ? [] : [[id, value as T]]
    }),
  )

/** Returns the name of a venue's own variable: CROSSVENUE_KALSHI_URL. */
export const variableOfVenue = ({ variable }: Setting, id: string): string =>
  variable.replace('<VENUE>', id.toUpperCase().replaceAll('-', '_'))

function refuseMissingNetworks(wanted: Record<string, Environment>): Record<string, Environment> {
  for (const [id, environment] of Object.entries(wanted)) {
    const module = registry[id]
    if (module && environmentsOf(module).includes(environment)) continue
    throw invalid(`${variableOfVenue(venueSettings.venueEnvironments, id)}:`, missingNetwork(id, environment))
  }
  return wanted
}

function refuseUnknownVenue(id: string): string {
  if (Object.hasOwn(registry, id)) return id
  throw invalid(
    settings.venues.variable,
    `must name venues of ${Object.keys(registry).join(', ')}, got ${JSON.stringify(id)}`,
  )
}

function modelOf(
  use: 'JUDGE' | 'EMBEDDINGS',
  url: string | undefined,
  model: string | undefined,
  key: string | undefined,
): Omit<ModelConfig, 'band'> | undefined {
  if (url === undefined && model === undefined) return undefined
  if (url === undefined) throw invalid(`CROSSVENUE_${use}_URL`, `must be set with CROSSVENUE_${use}_MODEL`)
  if (model === undefined) throw invalid(`CROSSVENUE_${use}_MODEL`, `must be set with CROSSVENUE_${use}_URL`)
  return { url, model, ...(key !== undefined && { key }) }
}

const invalid = (field: string, problem: string): CrossvenueError =>
  new CrossvenueError('VALIDATION_ERROR', `${field} ${problem}`, { field })
