import type { EventDraft } from './draft.ts'
import { type Game, type GameFacts, gameFacts } from './game-facts.ts'
import type { Option } from './options.ts'
import { question } from './question.ts'

type BetKind = 'winner' | 'spread' | 'total'

/** Lists a game of two teams that cannot end level, once per venue that has it. */
export function game(given: Game) {
  const facts = gameFacts(given)
  return {
    polymarket: () => polymarketDrafts(given, facts),
    kalshi: (...kinds: BetKind[]) => kalshiDrafts(given, facts, kinds),
    limitless: () => limitlessDrafts(given, facts),
    manifold: (ask: string, team: 'home' | 'away') => manifoldDrafts(facts, ask, team),
  }
}

/** One event: the winner with team names as outcomes, a spread and totals. */
function polymarketDrafts({ league, away, home, starts, spread }: Game, facts: GameFacts): EventDraft[] {
  const { date, visitor, host, base, awayToWin, byOver, over, lines } = facts
  const title = `${visitor.nick} vs. ${host.nick}`
  const favourite = spread >= 0 ? ('home' as const) : ('away' as const)
  const line = Math.max(Math.floor(Math.abs(spread)), 1) + 0.5
  const [strong, weak] = favourite === 'home' ? [host, visitor] : [visitor, host]
  const margin = byOver(favourite, line)
  return question({
    ...base,
    listings: [
      {
        venue: 'polymarket',
        slug: `${league.id}-${away}-${home}-${starts.slice(0, 10)}`.toLowerCase(),
        title,
        ask: '{title}',
        label: '{label}',
        fact: `{fact} in the ${league.brand} game of ${date.by}`,
        exclusive: false,
        series: { slug: league.id, title: league.brand },
        options: [
          {
            ...titled(awayToWin, title, 'Moneyline', `the ${visitor.nick} beat the ${host.nick}`),
            code: 'moneyline',
            outcomes: [visitor.nick ?? '', host.nick ?? ''],
          },
          {
            ...titled(
              margin,
              `Spread: ${strong.nick} (-${line})`,
              `${strong.nick} (-${line})`,
              `the ${strong.nick} win by more than ${line} ${league.scored}`,
            ),
            code: 'spread',
            outcomes: [strong.nick ?? '', weak.nick ?? ''],
          },
          ...[lines[1], lines[2], lines[3]].flatMap((value) => {
            if (value === undefined) return []
            const option = titled(
              over(value),
              `${title}: O/U ${value}`,
              `O/U ${value}`,
              `more than ${value} ${league.scored} are scored`,
            )
            return [{ ...option, code: `total-${value}`.replace('.', 'pt'), outcomes: ['Over', 'Under'] as const }]
          }),
        ],
      },
    ],
  })
}

/** One event per kind of bet; the winner as one Yes/No market per team. */
function kalshiDrafts(
  { league, away, home, starts, spread, deviation }: Game,
  { date, code, visitor, host, base, homeToWin, awayToWin, byOver, over, lines }: GameFacts,
  kinds: readonly BetKind[],
): EventDraft[] {
  const title = `${visitor.city} at ${host.city}`
  const subtitle = `${away} at ${home} (${date.day?.slice(0, 3)} ${date.day?.split(' ')[1]})`
  const about = `the ${title} ${league.generic} game originally scheduled for ${date.by}`
  const common = { venue: 'kalshi', subtitle } as const
  return question({
    ...base,
    closes: new Date(Date.parse(starts) + 14 * 86_400_000).toISOString().replace('.000', ''),
    listings: [
      kinds.includes('winner') && {
        ...common,
        ticker: `${league.ticker}GAME-${code}`,
        title,
        ask: `${title} Winner?`,
        label: '{city}',
        fact: `{city} wins ${about}`,
        options: [awayToWin, homeToWin],
      },
      kinds.includes('spread') && {
        ...common,
        ticker: `${league.ticker}SPREAD-${code}`,
        title: `${title}: Spread`,
        ask: `{city} wins by over {line} ${league.scored}?`,
        label: `{city} wins by over {line} ${league.scored}`,
        fact: `{city} wins ${about} by more than {line} ${league.scored}`,
        exclusive: false,
        options: [-1, 0, 1].flatMap((n) => {
          const line = Math.max(Math.floor(Math.abs(spread)), 1) + 0.5 + n * Math.max(1, Math.round(deviation / 4))
          return line < 1 ? [] : [byOver('home', line), byOver('away', line)]
        }),
      },
      kinds.includes('total') && {
        ...common,
        ticker: `${league.ticker}TOTAL-${code}`,
        title: `${title}: Total ${league.scored[0]?.toUpperCase()}${league.scored.slice(1)}`,
        ask: `${title}: Will over {line} ${league.scored} be scored?`,
        label: `Over {line} ${league.scored} scored`,
        fact: `the teams together score more than {line} ${league.scored} in ${about}`,
        exclusive: false,
        options: lines.map(over),
      },
    ].filter((listing) => listing !== false),
  })
}

function limitlessDrafts(
  { league }: Game,
  { date, local, visitor, host, base, homeToWin, awayToWin }: GameFacts,
): EventDraft[] {
  const title = `${league.brand}, ${host.nick} vs ${visitor.nick}, ${date.day?.slice(0, 3)} ${date.day?.split(' ')[1]}, ${local.slice(0, 4)}`
  return question({
    ...base,
    listings: [
      {
        venue: 'limitless',
        title,
        ask: `${title}: {nick}`,
        label: '{nick}',
        fact: `the {name} win the ${league.brand} game of ${date.by}, overtime included`,
        options: [homeToWin, awayToWin],
      },
    ],
  })
}

function manifoldDrafts({ base, homeToWin, awayToWin }: GameFacts, ask: string, team: 'home' | 'away'): EventDraft[] {
  const option = { ...(team === 'home' ? homeToWin : awayToWin), code: '' }
  return question({
    ...base,
    listings: [{ venue: 'manifold', ask, options: [option], fact: `the {name} win, overtime included` }],
  })
}

const titled = (option: Option, title: string, label: string, fact: string): Option => ({
  ...option,
  words: { ...option.words, title, label, fact },
})
