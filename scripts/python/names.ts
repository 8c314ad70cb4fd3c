const KEYWORDS = new Set(
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

/** Returns a field's name for Python. Throws if the Python client could not derive the wire's name from it again. */
export function fieldName(name: string): string {
  const snake = snakeCase(name)
  const back = snake.replace(/_$/, '').replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  if (back !== name) throw new Error(`${name} would be ${snake} in Python and ${back} on the wire`)
  return snake
}

/** Returns a name as a class has it: `matching` of `StatusReport` is StatusReportMatching. */
export const pascalCase = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
