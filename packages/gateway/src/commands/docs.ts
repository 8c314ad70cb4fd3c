import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CrossvenueError } from '@crossvenue/venues'
import { hosted, libraryDocument } from '../openapi.ts'
import { describedVenues } from '../reference/described-venues.ts'
import { loadGuidePages } from '../reference/guide-pages.ts'
import { sitePages } from '../reference/site-pages.ts'
import { standAlone } from '../reference/stand-alone.ts'

/** Writes the documentation and the reference of all venues as a site of static files, for a gateway at an address. */
export function writeDocs({ out, url }: { out: string; url: string }, guide = loadGuidePages()): void {
  if (guide.size === 0) {
    throw new CrossvenueError(
      'NOT_FOUND',
      'the documentation is not rendered: `npm ci` with development packages does so',
    )
  }
  const venues = describedVenues()
  const files = standAlone(sitePages(hosted(libraryDocument(), { publicUrl: url, venues }), venues, guide))
  for (const [name, text] of files) {
    const file = join(out, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  console.log(`wrote ${files.size} files to ${out}; any static server can serve them`)
}
