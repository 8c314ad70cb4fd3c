/** The part of a file that Vite writes about each source from which it has built one. */
type Manifest = Readonly<Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>>

/** The file that every page begins with, whose own files are in it. */
const FIRST = 'index.html'

/**
 * Returns the `Link` header of the page at a path: the files that its first script would ask for only once it runs, so
 * that a browser asks for them at once. The code of `/question` is built from `question/question-page.tsx`.
 */
export function preloadsOf(path: string, manifest: Manifest = {}): string {
  const source = Object.keys(manifest).find((name) => name.endsWith(`${path}-page.tsx`))
  if (source === undefined) return ''
  const reached = (name: string, files: Set<string>): Set<string> => {
    const entry = manifest[name]
    if (!entry || files.has(entry.file)) return files
    const { file, css = [], imports = [] } = entry
    return imports.reduce((all, one) => reached(one, all), new Set([...files, file, ...css]))
  }
  const first = reached(FIRST, new Set())
  return [...reached(source, first)]
    .filter((file) => !first.has(file))
    .map(
      (file) => `</explorer/${file}>; rel=${/\.css$/.test(file) ? 'preload; as=style' : 'modulepreload'}; crossorigin`,
    )
    .join(', ')
}
