const KEYWORDS: ReadonlySet<string> = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
)

/** Returns a name as Python writes it: `volume24h` is volume_24h, `return` is return_. */
export function snakeCase(name: string): string {
  const snake = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z])([0-9])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()
  return KEYWORDS.has(snake) ? `${snake}_` : snake
}

interface Style {
  quote: string
  words: Readonly<Record<string, string>>
  /** Writes the name of a field of an object. */
  field(name: string): string
}

const typescriptStyle: Style = {
  quote: "'",
  words: {},
  field: (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name, "'")),
}
const pythonStyle: Style = {
  quote: '"',
  words: { true: 'True', false: 'False', null: 'None' },
  field: (name) => quoted(snakeCase(name), '"'),
}
const pythonDataStyle: Style = { ...pythonStyle, field: (name) => quoted(name, '"') }

/** Writes a value of JSON in TypeScript. */
export const typescriptLiteral = (value: unknown): string => literal(value, typescriptStyle)

/** Writes a value of JSON in Python. With `ours`, names of fields are ours and are written as Python writes names. */
export const pythonLiteral = (value: unknown, ours = true): string =>
  literal(value, ours ? pythonStyle : pythonDataStyle)

function literal(value: unknown, style: Style): string {
  if (typeof value === 'string') return quoted(value, style.quote)
  if (Array.isArray(value)) return `[${value.map((each) => literal(each, style)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return style.words[String(value)] ?? String(value)
  const fields = Object.entries(value).map(([name, each]) => `${style.field(name)}: ${literal(each, style)}`)
  return style.quote === '"' ? `{${fields.join(', ')}}` : `{ ${fields.join(', ')} }`
}

/** JSON escapes as both languages do. */
function quoted(text: string, quote: string): string {
  const escaped = JSON.stringify(text)
  return quote === '"' ? escaped : `'${escaped.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
