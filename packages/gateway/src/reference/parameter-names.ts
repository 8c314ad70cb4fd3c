import type { OpenApi, PathItem } from '../openapi.ts'

/** Returns the parameters of a path: query parameters, positional arguments and the fields of options. */
export function parameterNames({ get, post }: PathItem, { schemas }: OpenApi['components']): string[] {
  const args = post?.requestBody?.content['application/json'].schema.properties?.args?.prefixItems ?? []
  const options = args.flatMap(({ $ref, anyOf, properties }) => {
    const reference = $ref ?? anyOf?.find((choice) => choice.$ref)?.$ref
    return Object.keys(properties ?? schemas[reference?.split('/').at(-1) ?? '']?.properties ?? {})
  })
  const positional = args.flatMap(({ title = 'params' }) => (title === 'params' ? [] : [title]))
  const query = (get?.parameters ?? []).map(({ name }) => name)
  return [...new Set([...query, ...positional, ...options])]
}
