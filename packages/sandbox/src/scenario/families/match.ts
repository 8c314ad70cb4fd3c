import type { EventDraft } from './draft.ts'
import { dayWords, kalshiDate, type Option } from './options.ts'
import { type Question, question } from './question.ts'

/** A club or national side, as each venue calls it. */
export interface Side {
  code: string
  polymarket: string
  kalshi: string
  limitless: string
}

export interface Match {
  competition: { id: string; name: string; ticker: string; tags: readonly string[] }
  home: Side
  away: Side
  starts: string
  /** Chances of a home win, a draw and an away win. */
  chances: readonly [number, number, number]
}

/** Lists a football match with three results, once per venue that has it. */
export function match({ competition, home, away, starts, chances }: Match) {
  const day = starts.slice(0, 10)
  const date = dayWords(day)
  const short = `${date.day?.slice(0, 3)} ${date.day?.split(' ')[1]}, ${day.slice(0, 4)}`
  const base: Omit<Question, 'listings'> = {
    key: `${competition.id} ${day} ${home.code}-${away.code}`,
    category: 'sports',
    tags: ['Sports', 'Soccer', ...competition.tags],
    opens: '2026-11-14T15:00:00Z',
    closes: starts,
    starts,
  }
  const results = (venue: 'polymarket' | 'kalshi' | 'limitless', half = ''): Option[] => {
    const draw = venue === 'kalshi' ? 'Tie' : 'Draw'
    const fairs = half ? [chances[0] * 0.8, 1 - (chances[0] + chances[2]) * 0.8, chances[2] * 0.8] : chances
    return [
      { code: home.code, words: { name: home[venue] } },
      { code: 'TIE', words: { name: draw } },
      { code: away.code, words: { name: away[venue] } },
    ].map((option, n) => ({ ...option, key: `${half}${option.code}`, fair: fairs[n] ?? 0.3 }))
  }
  const code = `${kalshiDate(day)}${home.code}${away.code}`
  const pair = (venue: 'polymarket' | 'kalshi' | 'limitless', versus: string, swapped = false) =>
    (swapped ? [away, home] : [home, away]).map((side) => side[venue]).join(versus)

  return {
    /** Three Yes/No markets under one fixture; the draw is worded on its own. */
    polymarket(part: 'match' | 'half' = 'match'): EventDraft[] {
      const title = pair('polymarket', ' vs. ')
      const half = part === 'half'
      const asks = half
        ? [
            `${home.polymarket} leading at halftime?`,
            `${title}: Draw at halftime?`,
            `${away.polymarket} leading at halftime?`,
          ]
        : [
            `Will ${home.polymarket} win on ${day}?`,
            `Will ${title} end in a draw?`,
            `Will ${away.polymarket} win on ${day}?`,
          ]
      return question({
        ...base,
        listings: [
          {
            venue: 'polymarket',
            slug: `${competition.id}-${home.code}-${away.code}-${day}${half ? '-halftime-result' : ''}`.toLowerCase(),
            title: half ? `${title} - Halftime Result` : title,
            ask: '{ask}',
            label: '{name}',
            fact: `the result ${half ? 'at half-time' : 'after 90 minutes and stoppage time'} of the ${competition.name} match ${title} on ${date.by} is: {name}`,
            options: results('polymarket', half ? 'half ' : '').map((option, n) => ({
              ...option,
              words: { ...option.words, ask: asks[n] ?? '' },
            })),
          },
        ],
      })
    },

    kalshi(part: 'match' | 'half' = 'match', { swapped = false } = {}): EventDraft[] {
      const half = part === 'half'
      const title = pair('kalshi', swapped ? ' at ' : ' vs ', swapped)
      return question({
        ...base,
        closes: new Date(Date.parse(starts) + 13 * 86_400_000).toISOString().replace('.000', ''),
        listings: [
          {
            venue: 'kalshi',
            ticker: `${competition.ticker}${half ? '1H' : 'GAME'}-${code}`,
            title: half ? `${title}: First Half Winner` : title,
            subtitle: `${home.code} vs ${away.code} (${short.split(',')[0]})`,
            ask: half ? 'Will {name} win the 1st Half?' : `${title} Winner?`,
            fact: half
              ? `{name} is the result of the first half of the ${title} ${competition.name} match originally scheduled for ${short}`
              : `{name} is the result of the ${title} ${competition.name} match originally scheduled for ${short} after 90 minutes plus stoppage time`,
            options: results('kalshi', half ? 'half ' : ''),
          },
        ],
      })
    },

    limitless(): EventDraft[] {
      const title = `${competition.name}, ${pair('limitless', ' vs ')}, ${short}`
      return question({
        ...base,
        listings: [
          {
            venue: 'limitless',
            title: `⚽ ${title}`,
            ask: `${title}: {name}`,
            fact: `the match ends with this result after regular time: {name}`,
            options: results('limitless'),
          },
        ],
      })
    },

    manifold(ask: string, result: string): EventDraft[] {
      const options = results('limitless').filter(({ code }) => code === result)
      return question({
        ...base,
        listings: [
          {
            venue: 'manifold',
            ask,
            options: options.map((option) => ({ ...option, code: '' })),
            fact: 'that is the result after 90 minutes',
          },
        ],
      })
    },
  }
}
