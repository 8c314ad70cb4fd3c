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

/** Returns whether a title fits an expression; `title` has its words between spaces (`titleText`). */
export function holds(expression: Expression, title: string): boolean {
  if ('word' in expression) return title.includes(` ${expression.word} `)
  if ('begins' in expression) return title.includes(` ${expression.begins}`)
  if ('all' in expression) return expression.all.every((each) => holds(each, title))
  return expression.any.some((each) => holds(each, title))
}
