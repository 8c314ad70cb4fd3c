import { readdirSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'

// A table in an object literal also answers to "constructor" and "__proto__", with functions. What is looked up by words
// from outside is a Map: `new Map(Object.entries({ ... }))`. The compiler allows a string as an index in two cases only,
// which are refused here: a literal whose declared type takes any string, and a cast of the index.

function problemsOf(file: string, text: string, lookedUp = lookedUpIn(file, text)): string[] {
  const problems: string[] = []
  const report = (start: number, what: string) =>
    problems.push(`${file}:${text.slice(0, start).split('\n').length}: ${what}`)
  const { program } = parseSync(file, text)
  new Visitor({
    VariableDeclarator({ id, init, start }) {
      const annotation = id.type === 'Identifier' ? id.typeAnnotation?.typeAnnotation : undefined
      const name = id.type === 'Identifier' ? id.name : ''
      if (init && annotation && isLiteral(init) && takesAnyString(annotation) && lookedUp.has(name)) {
        report(
          start,
          `${text.slice(id.start, id.start + 40).split(':')[0]} is an object that takes any string; use a Map`,
        )
      }
    },
    MemberExpression({ computed, property, start, end }) {
      // Scripts read no words from outside.
      if (!computed || property.type !== 'TSAsExpression' || file.startsWith('scripts/')) return
      const line = text.slice(text.lastIndexOf('\n', start) + 1, text.indexOf('\n', end))
      if (/\bkeyof\b/.test(text.slice(property.start, property.end)) && !/Object\.hasOwn|\bin\b/.test(line)) {
        report(start, `${text.slice(start, end)} casts its index; check it with Object.hasOwn, or use a Map`)
      }
    },
  }).visit(program)
  return problems
}

/** The names of what is indexed by anything but a literal. */
function lookedUpIn(file: string, text: string): Set<string> {
  const names = new Set<string>()
  new Visitor({
    MemberExpression({ computed, object, property }) {
      if (computed && object.type === 'Identifier' && property.type !== 'Literal') names.add(object.name)
    },
  }).visit(parseSync(file, text).program)
  return names
}

interface Part {
  type: string
  expression?: unknown
  typeName?: unknown
  typeArguments?: unknown
  members?: unknown
  properties?: unknown
}

function isLiteral(node: object): boolean {
  const { type, expression, properties } = node as Part
  if (type === 'TSAsExpression' || type === 'TSSatisfiesExpression') return isLiteral(expression as object)
  // A copy of something else is no table.
  return type === 'ObjectExpression' && (properties as Part[])[0]?.type !== 'SpreadElement'
}

/** Whether a type is an index signature, or Record<string, ...>, alone or within Readonly and Partial. */
function takesAnyString(node: object): boolean {
  const { type, typeName, typeArguments, members } = node as Part
  if (type === 'TSTypeLiteral') return (members as Part[]).some((member) => member.type === 'TSIndexSignature')
  if (type !== 'TSTypeReference') return false
  const { name } = typeName as { name?: string }
  const [first] = (typeArguments as { params: Part[] } | undefined)?.params ?? []
  if (!first) return false
  if (name === 'Readonly' || name === 'Partial') return takesAnyString(first)
  return name === 'Record' && first.type === 'TSStringKeyword'
}

const files = ['packages', 'scripts', 'bench'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/node_modules|dist\/|\.test\.ts$|__fixtures__|\.generated\./.test(file))
    .map((file) => `${room}/${file}`),
)

describe('tables', () => {
  it.each([
    ['const a: Record<string, number> = { b: 1 }; a[c]', 1],
    ["const a: Record<string, number> = { b: 1 }; a['b']", 0],
    ['const a: Readonly<Partial<Record<string, number>>> = { b: 1 } as const; a[c]', 1],
    ['const a: { readonly [name: string]: number } = {}; a[c] = 1', 1],
    ['a[b as keyof typeof a]', 1],
    ['Object.hasOwn(a, b) ? a[b as keyof typeof a] : undefined', 0],
    ["const a: Record<'b' | 'c', number> = { b: 1, c: 2 }; a[d]", 0],
    ['const a: ReadonlyMap<string, number> = new Map(Object.entries({ b: 1 }))', 0],
    ['const a = { b: 1 }', 0],
  ])('%s: %i problems', (text, count) => {
    expect(problemsOf('sample.ts', text)).toHaveLength(count)
  })

  it('that words from outside look up are Maps, in the whole repository', () => {
    expect(files.length).toBeGreaterThan(300)
    const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const)
    // An exported table may be looked up in another file.
    const lookedUp = new Set(texts.flatMap(([file, text]) => [...lookedUpIn(file, text)]))
    expect(texts.flatMap(([file, text]) => problemsOf(file, text, lookedUp))).toEqual([])
  })
})
