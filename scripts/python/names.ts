import { snakeCase } from '../../packages/gateway/src/reference/literals.ts'

export { snakeCase }

/** Returns a field's name for Python. Throws if the Python client could not derive the wire's name from it again. */
export function fieldName(name: string): string {
  const snake = snakeCase(name)
  const back = snake.replace(/_$/, '').replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  if (back !== name) throw new Error(`${name} would be ${snake} in Python and ${back} on the wire`)
  return snake
}

/** Returns a name as a class has it: `matching` of `StatusReport` is StatusReportMatching. */
export const pascalCase = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
