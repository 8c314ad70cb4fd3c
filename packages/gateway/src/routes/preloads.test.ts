import { describe, expect, it } from 'vitest'
import { preloadsOf } from './preloads.ts'

const manifest = {
  'index.html': { file: 'assets/index-1.js', css: ['assets/index-1.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['index.html'] },
  '_table.js': { file: 'assets/table-1.js', css: ['assets/table-1.css'], imports: ['_shared.js'] },
  'src/event/event-page.tsx': { file: 'assets/event-page-1.js', imports: ['index.html', '_table.js'] },
  'src/event/events-page.tsx': { file: 'assets/events-page-1.js' },
}

describe('the files of a page that are read early', () => {
  it('are its code, its styles, and those of what it imports, without those that every page begins with', () => {
    expect(preloadsOf('/event', manifest)).toBe(
      [
        '</explorer/assets/event-page-1.js>; rel=modulepreload; crossorigin',
        '</explorer/assets/table-1.js>; rel=modulepreload; crossorigin',
        '</explorer/assets/table-1.css>; rel=preload; as=style; crossorigin',
      ].join(', '),
    )
    expect(preloadsOf('/events', manifest)).toBe('</explorer/assets/events-page-1.js>; rel=modulepreload; crossorigin')
  })

  it('are none of the first page, and none where nothing is known', () => {
    expect(preloadsOf('/', manifest)).toBe('')
    expect(preloadsOf('/event')).toBe('')
  })
})
