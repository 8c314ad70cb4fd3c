import type { OpenApi } from '../openapi.ts'
import { sample } from './schema-text.ts'

/** Writes a `curl` that calls one path, with the least it must be given. */
export function example(path: string, document: OpenApi): string {
  const { post, get, parameters = [] } = document.paths[path] ?? {}
  const { schemas } = document.components
  const venue = parameters.find(({ name }) => name === 'exchange')?.schema?.enum?.[0]
  const address = `${document.servers[0]?.url}${path.replace('{exchange}', String(venue))}`
  const open = (post ?? get)?.security?.length === 0
  const lines = [`curl ${address}`, ...(open ? [] : ['-H "Authorization: Bearer $CROSSVENUE_KEY"'])]
  const args = post?.requestBody?.content['application/json'].schema.properties?.args
  if (post) {
    const required = (args?.prefixItems ?? []).slice(0, args?.minItems ?? 0)
    const values = required.map((schema) => sample(schema, schema.title ?? 'value', schemas))
    lines.push("-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify({ args: values }))}`)
  }
  return lines.join(' \\\n  ')
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
