import { readFileSync } from 'node:fs'

const typeByName = new Map([
  ['api-key.js', 'text/javascript'],
  ['search.js', 'text/javascript'],
  ['style.css', 'text/css'],
  ['try.js', 'text/javascript'],
])

const assets = new Map(
  Array.from(typeByName, ([name, type]) => [
    name,
    { type: `${type}; charset=utf-8`, body: readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8') },
  ]),
)

/** The names of the files of the reference pages. */
export const referenceAssets: readonly string[] = [...typeByName.keys()]

/** Returns a file of the reference pages; undefined for a name that is not in the list. */
export const referenceAsset = (name: string): { type: string; body: string } | undefined => assets.get(name)
