import { CrossvenueError } from '@crossvenue/venues'
import { closestMatch } from 'leven'
import { type Config, readConfig, variableNames } from '../config.ts'
import { settings } from '../settings.ts'
import { readSettingsFile } from '../settings-file.ts'

/** Command-line options, which take precedence over environment variables. */
export interface Settings {
  data?: string
  host?: string
  port?: string
  overrides?: string
  config?: string
}

/** Variables of the client and of the tests, which may be set in the same environment. */
const OTHERS = [
  'CROSSVENUE_API_KEY',
  'CROSSVENUE_CREDENTIALS',
  'CROSSVENUE_URL',
  'CROSSVENUE_LONG_RUN',
  'CROSSVENUE_TEST_SEED',
]

/** Reads the configuration from the options, the environment and the settings file, and reports unknown variables. */
export function readSettings(options: Settings, { reports = true } = {}): Config {
  if (reports) for (const line of unknownVariables(process.env)) console.error(`crossvenue: ${line}`)
  const given = Object.values(settings).flatMap((setting) => {
    const option = 'flag' in setting ? options[setting.flag.slice(2).split(' ')[0] as keyof Settings] : undefined
    return option === undefined ? [] : [[setting.variable, option] as const]
  })
  return readAll({ ...process.env, ...Object.fromEntries(given) })
}

/** Reads the variables and the settings file that they name; an error of the file names its line. */
function readAll(variables: Readonly<Record<string, string | undefined>>): Config {
  const path = variables[settings.config.variable]
  if (!path) return readConfig(variables)
  const file = readSettingsFile(path)
  // An empty variable counts as not set.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  try {
    return readConfig({ ...file.variables, ...set })
  } catch (error) {
    if (!(error instanceof CrossvenueError)) throw error
    const variable = error.field?.replace(/:$/, '') ?? ''
    const place = set[variable] ? undefined : file.places.get(variable)
    if (place === undefined) throw error
    throw new CrossvenueError(error.code, `${place}: ${error.message}`, { field: place, cause: error })
  }
}

/** Returns a message for every CROSSVENUE_ variable that is not a setting, with the setting of the nearest name. */
export function unknownVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = [...variableNames(), ...OTHERS]
  return Object.keys(environment)
    .filter((name) => name.startsWith('CROSSVENUE_') && !known.includes(name))
    .map((name) => {
      const near = closestMatch(name, known, { maxDistance: 5 })
      return `${name} is not a setting and is ignored${near ? `; did you mean ${near}?` : '; see crossvenue serve --help'}`
    })
}
