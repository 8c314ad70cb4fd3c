import { closestMatch } from 'leven'
import { type Config, readConfig, variableNames } from '../config.ts'
import { settings } from '../settings.ts'

/** Options of a command that win over the variables of their settings. */
export interface Settings {
  data?: string
  host?: string
  port?: string
  overrides?: string
}

/** Variables of the client and of the tests, which may stand in the same environment. */
const OTHERS = ['CROSSVENUE_API_KEY', 'CROSSVENUE_URL', 'CROSSVENUE_LONG_RUN']

/** Reads the configuration from the options and the environment, and reports variables that no setting has. */
export function readSettings(options: Settings): Config {
  for (const line of unknownVariables(process.env)) console.error(`crossvenue: ${line}`)
  const given = Object.values(settings).flatMap((setting) => {
    const option = 'flag' in setting ? options[setting.flag.slice(2).split(' ')[0] as keyof Settings] : undefined
    return option === undefined ? [] : [[setting.variable, option] as const]
  })
  return readConfig({ ...process.env, ...Object.fromEntries(given) })
}

/** Names every CROSSVENUE_ variable that is no setting, with the setting it was probably meant to be. */
export function unknownVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = [...variableNames(), ...OTHERS]
  return Object.keys(environment)
    .filter((name) => name.startsWith('CROSSVENUE_') && !known.includes(name))
    .map((name) => {
      const near = closestMatch(name, known, { maxDistance: 5 })
      return `${name} is not a setting and is ignored${near ? `; did you mean ${near}?` : '; see crossvenue serve --help'}`
    })
}
