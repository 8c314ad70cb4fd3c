import type { Venue } from '@crossvenue/venues'
import type { OpenApi } from '../openapi.ts'
import { describeVenue } from '../routes/venues.ts'
import { referenceAsset, referenceAssets } from './assets.ts'
import type { Guide } from './guide-pages.ts'
import { renderIndex } from './index-page.ts'
import { pageName, renderPage } from './page.ts'
import { renderStreamsPage } from './streams-page.ts'
import { renderVenuePage } from './venue-page.ts'

/** Files by the path at which a gateway serves them: texts, and images as bytes. */
export type SitePages = ReadonlyMap<string, string | Uint8Array>

/** Returns every file of the documentation and the reference. */
export function sitePages(document: OpenApi, venues: readonly Venue[], guide: Guide): SitePages {
  return new Map<string, string | Uint8Array>([
    ...Array.from(guide, ([name, text]) => [name === 'index' ? '/docs' : `/docs/${name}`, text] as const),
    [
      '/reference',
      renderIndex(
        document,
        venues.map(({ id }) => id),
      ),
    ],
    ...Object.keys(document.paths).map((path) => [`/reference/${pageName(path)}`, renderPage(path, document)] as const),
    ['/reference/ws', renderStreamsPage(venues)],
    ...venues.map((venue) => [`/reference/venues/${venue.id}`, renderVenuePage(describeVenue(venue))] as const),
    ...referenceAssets.map((name) => [`/reference/assets/${name}`, referenceAsset(name)?.body ?? ''] as const),
    ['/openapi.json', `${JSON.stringify(document, null, 2)}\n`],
  ])
}
