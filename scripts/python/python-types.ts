import type { JsonSchema } from '../../packages/gateway/src/openapi.ts'
import { modelOf } from '../../packages/venues/src/models-in.ts'
import { fieldName, pascalCase } from './names.ts'

/** A definition of a module: a record in answers, keyword arguments of a request, or a type alias. */
interface Definition {
  kind: 'record' | 'keywords' | 'alias'
  text: string
}

/** Whether a type is read from an answer or accepted as an argument. */
type Direction = 'answer' | 'argument'

export interface PythonTypes {
  /** Returns the type of a schema. An object without a name of its own becomes the class `name`. */
  of(schema: JsonSchema, direction: Direction, name: string): string
  /** Returns the class of keyword arguments with these fields. */
  keywords(name: string, schema: JsonSchema): string
  /** Returns the definitions that these types need, those without references first. */
  definitions(): string[]
}

const PLAIN = new Map<unknown, string>([
  ['string', 'str'],
  ['number', 'float'],
  ['integer', 'int'],
  ['boolean', 'bool'],
  ['null', 'None'],
])

/** Types of arguments: an instant may be a datetime, and an event or market may come from any answer that has it. */
const ARGUMENTS = new Map([
  ['Instant', 'Instant'],
  ['InstantOrDate', 'Instant'],
  ['UnifiedEvent', 'AnyEvent'],
  ['UnifiedMarket', 'AnyMarket'],
  ['PartialEvent', 'AnyEvent'],
  ['PartialMarket', 'AnyMarket'],
])

/** Creates the types of the models of a document; `answered` are those that answers contain. */
export function createPythonTypes(
  schemas: Readonly<Record<string, JsonSchema>>,
  answered: ReadonlySet<string>,
): PythonTypes {
  const defined = new Map<string, Definition>()

  const named = (model: string, direction: Direction): string => {
    const argument = direction === 'argument' ? ARGUMENTS.get(model) : undefined
    if (argument !== undefined) return argument
    const schema = schemas[model]
    if (!schema) throw new Error(`the document has no model ${model}`)
    if (schema.properties) return defined.has(model) ? model : define(model, schema, answered.has(model))
    if (!schema.enum) return of(schema, direction, model)
    defined.set(model, { kind: 'alias', text: `${model}: TypeAlias = ${literal(schema.enum)}${docstring(schema)}` })
    return model
  }

  const define = (name: string, schema: JsonSchema, isRecord: boolean): string => {
    const { properties = {}, required = [] } = schema
    const kind = isRecord ? 'record' : 'keywords'
    // Noted before its fields are, so that a model may refer to itself.
    defined.set(name, { kind, text: '' })
    const fields = Object.entries(properties).map(([wire, field]) => {
      const type = of(field, isRecord ? 'answer' : 'argument', name + pascalCase(wire))
      const isRequired = required.includes(wire)
      return `${fieldName(wire)}: ${isRecord ? ofRecord(type, isRequired) : ofKeyword(type, isRequired)}${docstring(field)}`
    })
    const head = isRecord ? `@record\nclass ${name}:` : `class ${name}(TypedDict, total=False):`
    const text = docstring(schema).trimStart()
    defined.set(name, { kind, text: `${head}${text && indented(text)}${text && '\n'}${fields.map(indented).join('')}` })
    return name
  }

  const list = (item: string, direction: Direction): string => {
    if (direction === 'argument') return `Sequence[${item}]`
    return defined.get(item)?.kind === 'record' ? `Rows[${item}]` : `list[${item}]`
  }

  const of = (schema: JsonSchema, direction: Direction, name: string): string => {
    const model = modelOf(schema)
    if (model !== undefined) return named(model, direction)
    const { type, anyOf, items, additionalProperties, properties } = schema
    if (schema.enum) return literal(schema.enum)
    if (anyOf) return [...new Set(anyOf.map((one) => of(one, direction, name)))].join(' | ')
    if (Array.isArray(type)) return type.map((one) => PLAIN.get(one) ?? 'Any').join(' | ')
    if (properties) return define(name, schema, direction === 'answer')
    if (type === 'array') return list(of(items ?? {}, direction, `${name}Item`), direction)
    if (type !== 'object') return PLAIN.get(type) ?? 'Any'
    const values = typeof additionalProperties === 'object' ? of(additionalProperties, direction, name) : 'Any'
    return `${direction === 'answer' ? 'dict' : 'Mapping'}[str, ${values}]`
  }

  return {
    of,
    keywords: (name, schema) => define(name, schema, false),
    definitions: () =>
      (['alias', 'record', 'keywords'] as const).flatMap((kind) =>
        [...defined.values()].filter((each) => each.kind === kind).map(({ text }) => text),
      ),
  }
}

const literal = (values: readonly unknown[]): string =>
  `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]`

const isNullable = (type: string): boolean => type.split(' | ').includes('None')

/** A field that the wire may leave out is None. */
const ofRecord = (type: string, isRequired: boolean): string => {
  if (isRequired && !isNullable(type)) return type
  return type === 'Any' || isNullable(type) ? `${type} = None` : `${type} | None = None`
}

/** None is the same as an argument that is not given. */
const ofKeyword = (type: string, isRequired: boolean): string => {
  if (isRequired) return `Required[${type}]`
  return isNullable(type) ? type : `${type} | None`
}

const docstring = ({ description }: JsonSchema): string =>
  description ? `\n"""${description.replaceAll('\\', '\\\\')}${description.endsWith('"') ? ' ' : ''}"""` : ''

const indented = (text: string): string => text.replace(/^\n?/, '\n').replaceAll('\n', '\n    ')
