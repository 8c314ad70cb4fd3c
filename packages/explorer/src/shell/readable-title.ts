const instant = new Intl.DateTimeFormat(undefined, {
  ...{ year: 'numeric', month: 'short', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
})

const INSTANT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)/g
const BOLD = /\*\*(\S|\S.*?\S)\*\*/g
const ENTITY = /&(amp|lt|gt|quot|apos|nbsp|#39);/g
const CHARACTERS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" },
}

/**
 * Returns a title as a person writes it. Venues leave what programs write in some: an instant such as
 * "2026-02-01T15:00:00.000Z", which is shown in the zone of the reader with its name, stars around bold words, and
 * entities of HTML.
 */
export const readableTitle = (title: string | null | undefined): string =>
  (title ?? '')
    .replace(INSTANT, (text) => (Number.isNaN(Date.parse(text)) ? text : instant.format(new Date(text))))
    .replace(BOLD, '$1')
    .replace(ENTITY, (text, name: string) => CHARACTERS[name] ?? text)
    .replace(/\s+/g, ' ')
    .trim()
