/** Replaces the text of a document between `<!-- mark -->` and `<!-- end of mark -->`. */
export function fillIn(document: string, text: string, mark: string): string {
  const [start, end] = [`<!-- ${mark} -->`, `<!-- end of ${mark} -->`]
  const [before, rest] = [document.indexOf(start), document.indexOf(end)]
  if (before < 0 || rest < before) throw new Error(`the document has no ${start} before an ${end}`)
  return document.slice(0, before + start.length) + text + document.slice(rest)
}
