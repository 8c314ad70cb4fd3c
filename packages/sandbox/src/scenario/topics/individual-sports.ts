import { group, near, type Topic } from '../families/draft.ts'
import { duel } from '../families/duel.ts'
import { field, type Option } from '../families/options.ts'
import { question } from '../families/question.ts'

const sport = (...tags: string[]) => ({ category: 'sports' as const, tags: ['Sports', ...tags] })
/** How likely the first n places are, for someone with this chance of the first. */
const within = (places: number, options: readonly Option[]): Option[] =>
  options.map((option) => ({ ...option, fair: 1 - (1 - option.fair) ** (places * 0.9) }))

const golfers = field(
  `Scottie Scheffler 21; Rory McIlroy 12; Jon Rahm 8; Bryson DeChambeau 8; Xander Schauffele 7; Ludvig Aberg 7; Tommy Fleetwood 6; Collin Morikawa 5;
   Justin Thomas 4; Viktor Hovland 4; Joaquin Niemann 4; Hideki Matsuyama 4; Patrick Cantlay 3; Cameron Young 4; Justin Rose 3`,
)
const masters = question({
  ...sport('Golf'),
  key: 'masters 2027 winner',
  closes: '2027-04-11',
  options: golfers,
  listings: [
    { venue: 'polymarket', title: 'The Masters - Winner', ask: 'Will {name} win the 2027 Masters Tournament?', fact: '{name} wins the 2027 Masters' },
    { venue: 'kalshi', ticker: 'KXPGATOUR-MAST27', title: 'The Masters Winner?', subtitle: '2027', ask: 'Will {name} win The Masters?', fact: '{name} wins the 2027 Masters Tournament', names: { LABER: 'Ludvig Åberg' } },
  ],
})
const mastersPlaces = (n: number, venue: 'kalshi' | 'limitless') =>
  question({
    ...sport('Golf'),
    key: `masters 2027 top ${n}`,
    closes: '2027-04-11',
    exclusive: false,
    options: within(n, golfers),
    listings: [
      venue === 'kalshi'
        ? { venue, ticker: `KXPGATOP${n}-MAST27`, title: `The Masters: Top ${n} Finishers`, ask: `The Masters: Will {name} finish top ${n}?`, fact: `{name} finishes the 2027 Masters in the top ${n}, ties included` }
        : { venue, title: `⛳ 2027 Masters: Top ${n}`, ask: `2027 Masters: Top ${n}: {name}`, fact: `{name} finishes in the top ${n}, ties included`, only: ['SSCHE', 'RMCIL', 'JRAHM', 'BDECH', 'XSCHA', 'LABER'] },
    ],
  })
const cut = question({
  ...sport('Golf'),
  key: 'masters 2027 cut',
  closes: '2027-04-11',
  exclusive: false,
  options: within(30, golfers.slice(0, 8)),
  listings: [{ venue: 'polymarket', title: 'The Masters - To Make the Cut', ask: 'Will {name} make the cut at the 2027 Masters Tournament?', fact: '{name} makes the cut' }],
})
const championship = question({
  ...sport('Golf'),
  key: 'pga championship 2027 winner',
  closes: '2027-05-23',
  options: golfers,
  listings: [{ venue: 'polymarket', title: 'PGA Championship - Winner', ask: 'Will {name} win the 2027 PGA Championship?', fact: '{name} wins the 2027 PGA Championship', only: golfers.slice(0, 12).map(({ code }) => code), exclusive: false }],
})

const drivers = field('Max Verstappen 24; Lando Norris 27; Oscar Piastri 20; George Russell 15; Charles Leclerc 6; Lewis Hamilton 3; Kimi Antonelli 4; Fernando Alonso 1')
const abuDhabi = question({
  ...sport('F1'),
  key: 'f1 2026 abu dhabi winner',
  closes: '2026-12-06T13:00:00Z',
  starts: '2026-12-06T13:00:00Z',
  options: drivers,
  listings: [
    { venue: 'polymarket', title: 'F1: Abu Dhabi Grand Prix Winner', ask: 'Will {name} win the 2026 F1 Abu Dhabi Grand Prix?', fact: '{name} wins the race' },
    { venue: 'kalshi', ticker: 'KXF1RACE-ABUGP26', title: 'Abu Dhabi Grand Prix Winner?', subtitle: 'Dec 6', ask: 'Will {name} win the Abu Dhabi Grand Prix?', fact: '{name} is the official winner of the 2026 Abu Dhabi Grand Prix', closes: '2026-12-20T13:00:00Z' },
    { venue: 'limitless', ask: 'Will {name} win the Abu Dhabi GP on Dec 6?', fact: '{name} wins the Formula 1 Abu Dhabi Grand Prix of December 6, 2026', apart: true, only: ['MVERS', 'LNORR', 'OPIAS', 'GRUSS'] },
  ],
})
const podium = question({
  ...sport('F1'),
  key: 'f1 2026 abu dhabi podium',
  closes: '2026-12-06T13:00:00Z',
  exclusive: false,
  options: within(3, drivers),
  listings: [{ venue: 'kalshi', ticker: 'KXF1RACEPODIUM-ABUGP26', title: 'Abu Dhabi Grand Prix: Podium Finishers', ask: 'Will {name} finish on the podium at the Abu Dhabi Grand Prix?', fact: '{name} finishes in the top 3' }],
})
const titles = field('Lando Norris 44; Max Verstappen 31; Oscar Piastri 14; George Russell 11')
const driversTitle = question({
  ...sport('F1'),
  key: 'f1 2026 drivers champion',
  closes: '2026-12-06',
  options: titles,
  listings: [
    { venue: 'polymarket', title: "F1 Drivers' Champion", ask: "Will {name} be the 2026 F1 Drivers' Champion?", fact: '{name} wins the 2026 title' },
    { venue: 'kalshi', ticker: 'KXF1-26', title: 'F1 Drivers Championship Winner?', subtitle: '2026', ask: "Will {name} win the 2026 F1 Drivers' Championship?", fact: '{name} is the 2026 champion' },
    { venue: 'manifold', ask: 'Is {name} the 2026 Formula 1 world champion?', fact: '{name} wins the drivers’ title of 2026', apart: true, only: ['LNORR', 'MVERS'] },
  ],
})
const constructors = question({
  ...sport('F1'),
  key: 'f1 2026 constructors champion',
  closes: '2026-12-06',
  options: field('McLaren 49; Mercedes 28; Red Bull 15; Ferrari 8'),
  listings: [{ venue: 'limitless', title: '2026 F1 Constructors Championship', ask: '2026 F1 Constructors Championship: {name}', fact: '{name} win the constructors’ title' }],
})

const men = field('Jannik Sinner 39; Carlos Alcaraz 37; Novak Djokovic 8; Alexander Zverev 5; Jack Draper 4; Ben Shelton 4; Taylor Fritz 3')
const australianMen = question({
  ...sport('Tennis'),
  key: 'australian open 2027 men',
  closes: '2027-01-31',
  options: men,
  listings: [
    { venue: 'polymarket', title: "2027 Men's Australian Open Winner", ask: "Will {name} win the 2027 Men's Australian Open?", fact: '{name} wins the men’s singles' },
    { venue: 'kalshi', ticker: 'KXATPAO-27', title: "Australian Open Men's Singles Winner?", ask: "Will {name} win the 2027 Australian Open Men's Singles?", fact: '{name} wins the 2027 Australian Open men’s singles' },
    { venue: 'manifold', title: 'Men’s singles champion at the Australian Open 2027', ask: 'Men’s singles champion at the Australian Open 2027: {name}', fact: '{name} wins the title' },
  ],
})
const australianWomen = question({
  ...sport('Tennis'),
  key: 'australian open 2027 women',
  closes: '2027-01-30',
  options: field('Aryna Sabalenka 34; Iga Swiatek 22; Coco Gauff 14; Elena Rybakina 16; Mirra Andreeva 14'),
  listings: [{ venue: 'limitless', title: 'Australian Open 2027 Women’s Winner', ask: 'Australian Open 2027 Women’s Winner: {name}', fact: '{name} wins the women’s singles' }],
})
const wimbledon = question({
  ...sport('Tennis'),
  key: 'wimbledon 2027 men',
  closes: '2027-07-11',
  options: men,
  listings: [{ venue: 'limitless', title: 'Wimbledon 2027 Men’s Winner', ask: 'Wimbledon 2027 Men’s Winner: {name}', fact: '{name} wins the men’s singles' }],
})

const davis = duel({ key: 'davis cup 2026-11-22 SINNER-ALCARAZ', tags: ['Sports', 'Tennis'], starts: '2026-11-22T15:00:00Z', sides: ['Jannik Sinner', 'Carlos Alcaraz'], first: 0.53, prize: 'the Davis Cup singles rubber of November 22, 2026' })
const firstSet = duel({ key: 'davis cup 2026-11-22 SINNER-ALCARAZ set 1', tags: ['Sports', 'Tennis'], starts: '2026-11-22T15:00:00Z', sides: ['Jannik Sinner', 'Carlos Alcaraz'], first: 0.52, prize: 'the first set of the rubber of November 22, 2026' })
const fight = duel({ key: 'ufc 2026-12-12 TOPURIA-TSARUKYAN', tags: ['Sports', 'UFC'], starts: '2026-12-13T03:00:00Z', sides: ['Ilia Topuria', 'Arman Tsarukyan'], first: 0.66, prize: 'the UFC lightweight title fight of December 12, 2026' })
const knockout = question({
  ...sport('UFC'),
  key: 'ufc 2026-12-12 TOPURIA-TSARUKYAN by knockout',
  closes: '2026-12-13T03:00:00Z',
  options: [{ code: '', fair: 0.37, words: {} }],
  listings: [{ venue: 'limitless', ask: 'UFC: Topuria to beat Tsarukyan by KO/TKO on December 12?', fact: 'Ilia Topuria wins by knockout or technical knockout' }],
})

export const individualSports: Topic = {
  groups: [
    group('golf: Masters 2027', 'other-names', masters),
    group('f1: Abu Dhabi 2026', 'event-per-option', abuDhabi),
    group('f1: drivers’ champion 2026', 'event-per-option', driversTitle),
    group('tennis: Australian Open 2027, men', 'same-options', australianMen),
    group('tennis: Sinner v Alcaraz', 'team-outcomes',
      davis.polymarket({ slug: 'davis-cup-sinner-alcaraz-2026-11-22', title: 'Davis Cup: Jannik Sinner vs Carlos Alcaraz', names: { JSINN: 'Sinner', CALCA: 'Alcaraz' } }),
      davis.kalshi({ ticker: 'KXATPMATCH-26NOV22ALCSIN', title: 'Alcaraz vs Sinner', subtitle: 'Nov 22', ask: 'Will {name} win the Alcaraz vs Sinner : Davis Cup match?' })),
    group('ufc: Topuria v Tsarukyan', 'time-zones',
      fight.polymarket({ slug: 'ufc-ili-arm-2026-12-13', title: 'UFC: Ilia Topuria vs. Arman Tsarukyan' }),
      fight.kalshi({ ticker: 'KXUFCFIGHT-26DEC12TOPTSA', title: 'Topuria vs Tsarukyan', subtitle: 'Dec 12', ask: 'Will {name} win the Topuria vs Tsarukyan professional MMA fight scheduled for Dec 12, 2026?' }),
      fight.manifold('Does Arman Tsarukyan take the belt from Topuria on December 12?', 'second')),
  ],
  others: [mastersPlaces(5, 'kalshi'), mastersPlaces(10, 'limitless'), cut, championship, podium, constructors, australianWomen, wimbledon, knockout,
    firstSet.limitless({ title: 'Davis Cup, Sinner vs Alcaraz: First Set' })].flat(),
  nearMisses: [
    near('top-n', 'subset', 'kalshi masters 2027 top 5 SSCHE', 'limitless masters 2027 top 10 SSCHE'),
    near('top-n', 'superset', 'kalshi masters 2027 top 5 RMCIL', 'polymarket masters 2027 winner RMCIL'),
    near('make-the-cut', 'superset', 'polymarket masters 2027 cut SSCHE', 'kalshi masters 2027 top 5 SSCHE'),
    near('tournament', 'none', 'kalshi masters 2027 winner RMCIL', 'polymarket pga championship 2027 winner RMCIL'),
    near('top-n', 'superset', 'kalshi f1 2026 abu dhabi podium MVERS', 'polymarket f1 2026 abu dhabi winner MVERS'),
    near('race-or-season', 'overlap', 'limitless f1 2026 abu dhabi winner LNORR', 'polymarket f1 2026 drivers champion LNORR'),
    near('drivers-or-constructors', 'overlap', 'limitless f1 2026 constructors champion MCLAR', 'kalshi f1 2026 drivers champion LNORR'),
    near('men-or-women', 'none', 'limitless australian open 2027 women ASABA', 'kalshi australian open 2027 men JSINN'),
    near('tournament', 'none', 'limitless wimbledon 2027 men CALCA', 'kalshi australian open 2027 men CALCA'),
    near('period', 'overlap', 'limitless davis cup 2026-11-22 SINNER-ALCARAZ set 1 first wins', 'kalshi davis cup 2026-11-22 SINNER-ALCARAZ first wins'),
    near('method', 'subset', 'limitless ufc 2026-12-12 TOPURIA-TSARUKYAN by knockout', 'polymarket ufc 2026-12-12 TOPURIA-TSARUKYAN first wins'),
  ],
}
