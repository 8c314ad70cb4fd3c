import type { OpenApi, Parameter } from '../openapi.ts'

/** Writes a `curl` command that calls one path with the example of the document. */
export function example(path: string, document: OpenApi): string {
  const { post, get, parameters = [] } = document.paths[path] ?? {}
  const venue = parameters.find(({ name }) => name === 'exchange')?.example
  const address = `${document.servers[0]?.url}${path.replace('{exchange}', String(venue))}`
  const open = (post ?? get)?.security?.length === 0
  const body = post?.requestBody?.content['application/json'].example
  const lines = [
    `curl ${post ? address : withQuery(address, get?.parameters ?? [])}`,
    ...(open ? [] : ['-H "Authorization: Bearer $CROSSVENUE_API_KEY"']),
    ...(post ? ["-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify(body))}`] : []),
  ]
  return lines.join(' \\\n  ')
}

function withQuery(address: string, parameters: readonly Parameter[]): string {
  const given = parameters.filter((parameter) => parameter.example !== undefined)
  if (given.length === 0) return address
  return quote(`${address}?${given.map((parameter) => `${parameter.name}=${String(parameter.example)}`).join('&')}`)
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
