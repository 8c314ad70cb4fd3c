import { venues as registry } from '@crossvenue/venues'
import { closestMatch } from 'leven'
import { variableOfVenue } from './config.ts'
import { parseYaml } from './parse-yaml.ts'
import { readTextFile } from './read-text-file.ts'
import { type Setting, settings, venueSettings } from './settings.ts'

/** The settings of a file, as the variables that they stand for. */
export interface SettingsFile {
  variables: Readonly<Record<string, string>>
  /** The file and line of each variable, for errors. */
  places: ReadonlyMap<string, string>
}

/** Settings that only the environment or a command has: the file itself. */
const NOT_IN_FILE = ['config']
const ofOne = Object.entries(settings).filter(([name]) => !NOT_IN_FILE.includes(name))
const names = [...ofOne.map(([name]) => name), ...Object.keys(venueSettings)]

/**
 * Reads the settings file, YAML or JSON: each setting by its name, and those of venues as a map by the id of the venue.
 * Throws NOT_FOUND, or a VALIDATION_ERROR that names the line.
 */
export const readSettingsFile = (path: string): SettingsFile => parseSettings(readTextFile(path, 'settings file'), path)

/** Parses settings; `path` names the file in errors. The values are checked as those of variables are. */
export function parseSettings(text: string, path: string): SettingsFile {
  const { value, placeOf, refuse } = parseYaml(text, path)
  if (!isMap(value)) return refuse([], 'the file must have one setting per line, such as port: 3847')
  const variables = new Map<string, string>()
  const places = new Map<string, string>()
  const take = (variable: string, at: readonly string[], given: unknown): void => {
    const word = wordOf(given) ?? refuse(at, 'must be a text, a number, true, false or a list of texts')
    variables.set(variable, word)
    places.set(variable, placeOf(at))
  }
  for (const [name, given] of Object.entries(value)) {
    const own = ofOne.find(([each]) => each === name)?.[1]
    const perVenue = Object.hasOwn(venueSettings, name) ? venueSettings[name as 'venueUrls'] : undefined
    if (own) take(own.variable, [name], given)
    else if (!perVenue) refuse([name], `is no setting${near(name, names)}`)
    else if (!isMap(given)) refuse([name], 'must have one venue per line, such as kalshi: ...')
    else takeVenues(perVenue, name, given)
  }
  return { variables: Object.fromEntries(variables), places }

  function takeVenues(setting: Setting, name: string, given: Record<string, unknown>): void {
    for (const [id, of] of Object.entries(given)) {
      if (!Object.hasOwn(registry, id)) refuse([name, id], `is no venue${near(id, Object.keys(registry))}`)
      take(variableOfVenue(setting, id), [name, id], of)
    }
  }
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a value as the text of a variable; undefined for what no variable can be. */
function wordOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? value.join(',') : undefined
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined
}

function near(name: string, known: readonly string[]): string {
  const closest = closestMatch(name, known, { maxDistance: 5 })
  return closest === undefined ? '; docs/settings.md lists all' : `; did you mean ${closest}?`
}

/** Returns the JSON schema of the file, for editors. */
export function settingsSchema(): string {
  const entry = ({ meaning, default: usual }: Setting) => ({
    description: meaning,
    type: ['string', 'number', 'boolean', 'array'],
    items: { type: 'string' },
    ...(usual !== undefined && { default: usual }),
  })
  const perVenue = ({ meaning }: Setting) => ({
    description: meaning,
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.keys(registry).map((id) => [id, { type: 'string' }])),
  })
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Settings of crossvenue',
    type: 'object',
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(ofOne.map(([name, setting]) => [name, entry(setting)])),
      ...Object.fromEntries(Object.entries(venueSettings).map(([name, setting]) => [name, perVenue(setting)])),
    },
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
