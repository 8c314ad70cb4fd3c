import type { OpenApi, Parameter } from '../openapi.ts'

/** Writes a `curl` command that calls one path with the example of the document. */
export function example(path: string, document: OpenApi): string {
  const { post, get, delete: removal, parameters = [] } = document.paths[path] ?? {}
  const address = `${document.servers[0]?.url}${withParts(path, parameters)}`
  const open = (post ?? get)?.security?.length === 0
  const body = post?.requestBody?.content['application/json'].example
  const lines = [
    `curl ${post || !get ? quoteIfNeeded(address) : withQuery(address, get.parameters ?? [])}`,
    ...(removal && !post && !get ? ['-X DELETE'] : []),
    ...(open ? [] : ['-H "Authorization: Bearer $CROSSVENUE_API_KEY"']),
    ...(post ? ["-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify(body))}`] : []),
  ]
  return lines.join(' \\\n  ')
}

/** Fills the examples of its parts into a path. */
const withParts = (path: string, parameters: readonly Parameter[]): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(parameters.find(({ name }) => name === part)?.example))

function withQuery(address: string, parameters: readonly Parameter[]): string {
  const given = parameters.filter((parameter) => parameter.example !== undefined)
  if (given.length === 0) return quoteIfNeeded(address)
  return quote(`${address}?${given.map((parameter) => `${parameter.name}=${String(parameter.example)}`).join('&')}`)
}

const quoteIfNeeded = (text: string): string => (/[\s<>]/.test(text) ? quote(text) : text)

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
