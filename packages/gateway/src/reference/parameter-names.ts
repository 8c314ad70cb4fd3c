import { modelOf } from '@crossvenue/venues'
import type { OpenApi, PathItem } from '../openapi.ts'
import { schemasOf } from './path-schemas.ts'

/** Returns the parameters of a path: query parameters, positional arguments and the fields of options. */
export function parameterNames(item: PathItem, components: OpenApi['components']): string[] {
  const { args: positions, credentials: _, ...fields } = schemasOf(item, components).body?.properties ?? {}
  const args = positions?.prefixItems ?? []
  const options = args.flatMap((arg) => {
    const model = modelOf(arg.anyOf?.find(modelOf) ?? arg)
    return Object.keys(arg.properties ?? components.schemas[model ?? '']?.properties ?? {})
  })
  const positional = args.flatMap(({ title = 'params' }) => (title === 'params' ? [] : [title]))
  const query = (item.get?.parameters ?? []).map(({ name }) => name)
  return [...new Set([...query, ...positional, ...options, ...(positions ? [] : Object.keys(fields))])]
}
