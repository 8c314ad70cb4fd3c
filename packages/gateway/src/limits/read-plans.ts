import { parseYaml } from '../parse-yaml.ts'
import { readTextFile } from '../read-text-file.ts'
import { Plans } from './plans.ts'

/** Reads the plans file, YAML or JSON. Throws NOT_FOUND, or a VALIDATION_ERROR that names the file and the line. */
export const readPlans = (path: string): Plans => parsePlans(readTextFile(path, 'plans file'), path)

/** Parses plans; `path` names the file in errors. */
export function parsePlans(text: string, path: string): Plans {
  const { value, refuse } = parseYaml(text, path)
  const result = Plans.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  const at = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].map(String)
  const known = Object.keys(Plans.valueType.shape).join(', ')
  const invalid = issue?.code === 'invalid_key' ? `the name of a plan ${issue.issues[0]?.message}` : issue?.message
  return refuse(at, unknown === undefined ? `${invalid}` : `is no limit; the limits are ${known}`)
}
