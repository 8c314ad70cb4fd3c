import { modelOf, modelsIn } from '@crossvenue/venues'
import type { JsonSchema, OpenApi, PathItem } from '../openapi.ts'

/** The schemas of a path, with the body and the result themselves instead of references to them. */
interface PathSchemas {
  body: JsonSchema | undefined
  /** Undefined where the answer is text. */
  result: JsonSchema | undefined
  /** The models that its parameters, body, result and errors refer to, nearest first. */
  models: string[]
}

/** Returns the schemas of a path. */
export function schemasOf(item: PathItem, components: OpenApi['components']): PathSchemas {
  const { get, post, parameters } = item
  const { schemas, responses } = components
  const resolve = (schema: JsonSchema | undefined) => schema && (schemas[modelOf(schema) ?? ''] ?? schema)
  const body = resolve(post?.requestBody?.content['application/json'].schema)
  const answer = (post ?? get ?? item.delete)?.responses['200']?.content
  const result = resolve(answer?.['application/json']?.schema)
  const events = answer?.['text/event-stream']?.schema
  return { body, result, models: modelsIn([parameters, get?.parameters, body, result, events, responses], schemas) }
}
