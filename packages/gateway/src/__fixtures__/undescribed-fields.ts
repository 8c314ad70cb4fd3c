import type { JsonSchema, OpenApi } from '../openapi.ts'

/** Returns the paths of the fields of an answer that its schema does not describe, such as `data[].event.eventId`. */
export function undescribedFields(answer: unknown, schema: JsonSchema, { components }: OpenApi): string[] {
  return [...new Set(visit(answer, [schema], ''))]

  /** Visits a value that any of several schemas may describe. */
  function visit(value: unknown, schemas: readonly JsonSchema[], path: string): string[] {
    if (typeof value !== 'object' || value === null) return []
    const possible = schemas.flatMap(alternatives)
    if (possible.some(isFree)) return []
    if (Array.isArray(value)) {
      return value.flatMap((item, at) => {
        const items = possible.flatMap(({ items, prefixItems }) => prefixItems?.[at] ?? items ?? [])
        return visit(item, items, `${path}[]`)
      })
    }
    return Object.entries(value).flatMap(([name, inner]) => {
      const described = possible.flatMap(({ properties, additionalProperties }) => {
        if (properties?.[name]) return properties[name]
        return additionalProperties ? (additionalProperties === true ? {} : additionalProperties) : []
      })
      const at = path === '' ? name : `${path}.${name}`
      return described.length > 0 ? visit(inner, described, at) : [at]
    })
  }

  function alternatives(schema: JsonSchema): JsonSchema[] {
    const { $ref, anyOf, oneOf, allOf = [] } = schema as JsonSchema & { allOf?: JsonSchema[] }
    const named = $ref === undefined ? undefined : components.schemas[$ref.slice('#/components/schemas/'.length)]
    return [
      ...(named ? alternatives(named) : []),
      ...[...(anyOf ?? []), ...(oneOf ?? []), ...allOf].flatMap(alternatives),
      ...($ref === undefined && !anyOf && !oneOf ? [schema] : []),
    ]
  }
}

/** Whether a schema allows any value. */
const isFree = ({ type, properties, items, prefixItems, additionalProperties, ...rest }: JsonSchema): boolean =>
  !properties &&
  !items &&
  !prefixItems &&
  (type === 'object' || type === undefined) &&
  (additionalProperties === undefined || additionalProperties === true) &&
  rest.const === undefined &&
  rest.enum === undefined
