/** An expression for the words that a title must have. */
export type Expression =
  | { word: string }
  | { begins: string }
  | { all: readonly Expression[] }
  | { any: readonly Expression[] }

/** Writes an expression as a query of FTS5. */
export function toFts5(expression: Expression): string {
  // Quoted, a word can be no operator; it has no quotes itself.
  if ('word' in expression) return `"${expression.word}"`
  if ('begins' in expression) return `"${expression.begins}" *`
  if ('all' in expression) return `(${expression.all.map(toFts5).join(' AND ')})`
  return `(${expression.any.map(toFts5).join(' OR ')})`
}

/** Writes an expression as a `tsquery` of PostgreSQL. */
export function toTsquery(expression: Expression): string {
  if ('word' in expression) return `'${expression.word}'`
  if ('begins' in expression) return `'${expression.begins}':*`
  if ('all' in expression) return `(${expression.all.map(toTsquery).join(' & ')})`
  return `(${expression.any.map(toTsquery).join(' | ')})`
}

type TitleTest = (title: string) => boolean

/**
 * Returns a test whether a title fits an expression; a title has its words between spaces (`titleText`). A catalogue has
 * many titles, so what is looked for is written once.
 */
export function titleTest(expression: Expression): TitleTest {
  if ('word' in expression) return including(` ${expression.word} `)
  if ('begins' in expression) return including(` ${expression.begins}`)
  const tests = ('all' in expression ? expression.all : expression.any).map(titleTest)
  const [only] = tests
  if (only && tests.length === 1) return only
  return 'all' in expression
    ? (title) => tests.every((test) => test(title))
    : (title) => tests.some((test) => test(title))
}

const including =
  (part: string): TitleTest =>
  (title) =>
    title.includes(part)
