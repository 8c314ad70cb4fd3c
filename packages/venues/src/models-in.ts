interface Schema {
  $ref?: string
}

const MODEL = '#/components/schemas/'

/** Returns the name of the model that a schema of an OpenAPI document references; undefined for an inline schema. */
export const modelOf = ({ $ref }: Schema): string | undefined =>
  typeof $ref === 'string' && $ref.startsWith(MODEL) ? $ref.slice(MODEL.length) : undefined

/** Returns the names of all models that a part of a document refers to, directly or through others, nearest first. */
export function modelsIn(from: unknown, models: Readonly<Record<string, object>>): string[] {
  const found = new Set<string>()
  const queue = [from]
  for (const next of queue) {
    if (typeof next !== 'object' || next === null) continue
    const model = modelOf(next)
    if (model !== undefined && models[model] && !found.has(model)) {
      found.add(model)
      queue.push(models[model])
    }
    queue.push(...Object.values(next))
  }
  return [...found]
}
