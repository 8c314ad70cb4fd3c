import type { UnifiedEvent } from '@crossvenue/venues'
import type { EventRecord } from '../../packages/matcher/src/extract/proposition.ts'
import { readTicker } from '../../packages/matcher/src/extract/ticker.ts'
import { entityTables } from '../../packages/matcher/src/knowledge/entity-tables.ts'
import type { Witness } from './candidates.ts'

/** Returns the codes by which the ticker of a game's markets and its slug name the sides, unless a table has them. */
export function teamCodesOf(event: UnifiedEvent, { eventQuestion: { game } }: EventRecord): Witness[] {
  if (!game?.league) return []
  const { league, sides } = game
  return [...tickerCodes(event), ...slugCodes(event, sides)].flatMap(({ code, name }): Witness[] =>
    isKnown(league, code) ? [] : [{ kind: 'team code', row: `${league}: ${code} = ${name}`, titles: [event.title] }],
  )
}

interface Code {
  code: string
  name: string
}

/** "KXLIGAGAME-26MAR01LIMQUI-LIM" with the label "Lima". */
function tickerCodes({ id, markets }: UnifiedEvent): Code[] {
  const { teams = '' } = readTicker(id) ?? {}
  return markets.flatMap(({ marketId, subtitle }) => {
    const code = marketId.startsWith(`${id}-`) ? marketId.slice(id.length + 1) : ''
    const isSide = /^[A-Z]{2,4}$/.test(code) && (teams.startsWith(code) || teams.endsWith(code))
    return isSide && subtitle !== undefined && !/\d/.test(subtitle) ? [{ code, name: subtitle }] : []
  })
}

/** "liga-lim-qui-2026-03-01" with the title "Lima vs. Quito". */
function slugCodes({ slug = '' }: UnifiedEvent, sides: readonly { label: string }[]): Code[] {
  const [, left, right] = /^[a-z0-9]+-([a-z]{2,4})-([a-z]{2,4})-\d{4}-\d\d-\d\d$/.exec(slug) ?? []
  return [left, right].flatMap((code, side) => {
    const name = sides[side]?.label
    // the two may be in another order
    return code !== undefined && name?.startsWith(code.charAt(0)) ? [{ code: code.toUpperCase(), name }] : []
  })
}

const codesOf = new Map<string, Set<string>>()
for (const [kind, rows] of entityTables) {
  if (kind !== 'team') continue
  for (const { id, codes = [] } of rows) {
    const league = id.slice(0, id.indexOf(':'))
    codesOf.set(league, new Set([...(codesOf.get(league) ?? []), ...codes]))
  }
}

const isKnown = (league: string, code: string) => codesOf.get(league)?.has(code) ?? false
