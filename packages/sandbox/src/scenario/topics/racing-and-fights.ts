import { group, near, type Topic } from '../families/draft.ts'
import { duel } from '../families/duel.ts'
import { field, type Option } from '../families/options.ts'
import { question } from '../families/question.ts'

const sport = (...tags: string[]) => ({ category: 'sports' as const, tags: ['Sports', ...tags] })

/** How likely the first n places are, for someone with this chance of the first. */
const within = (places: number, options: readonly Option[]): Option[] =>
  options.map((option) => ({ ...option, fair: 1 - (1 - option.fair) ** (places * 0.9) }))

const drivers = field(
  'Max Verstappen 24; Lando Norris 27; Oscar Piastri 20; George Russell 15; Charles Leclerc 6; Lewis Hamilton 3; Kimi Antonelli 4; Fernando Alonso 1',
)

const abuDhabi = question({
  ...sport('F1'),
  key: 'f1 2026 abu dhabi winner',
  closes: '2026-12-06T13:00:00Z',
  starts: '2026-12-06T13:00:00Z',
  options: drivers,
  listings: [
    {
      venue: 'polymarket',
      title: 'F1: Abu Dhabi Grand Prix Winner',
      ask: 'Will {name} win the 2026 F1 Abu Dhabi Grand Prix?',
      fact: '{name} wins the race',
    },
    {
      venue: 'kalshi',
      ticker: 'KXF1RACE-ABUGP26',
      title: 'Abu Dhabi Grand Prix Winner?',
      subtitle: 'Dec 6',
      ask: 'Will {name} win the Abu Dhabi Grand Prix?',
      fact: '{name} is the official winner of the 2026 Abu Dhabi Grand Prix',
      closes: '2026-12-20T13:00:00Z',
    },
    {
      venue: 'limitless',
      ask: 'Will {name} win the Abu Dhabi GP on Dec 6?',
      fact: '{name} wins the Formula 1 Abu Dhabi Grand Prix of December 6, 2026',
      apart: true,
      only: ['MVERS', 'LNORR', 'OPIAS', 'GRUSS'],
    },
  ],
})

const podium = question({
  ...sport('F1'),
  key: 'f1 2026 abu dhabi podium',
  closes: '2026-12-06T13:00:00Z',
  exclusive: false,
  options: within(3, drivers),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXF1RACEPODIUM-ABUGP26',
      title: 'Abu Dhabi Grand Prix: Podium Finishers',
      ask: 'Will {name} finish on the podium at the Abu Dhabi Grand Prix?',
      fact: '{name} finishes in the top 3',
    },
  ],
})

const titles = field('Lando Norris 44; Max Verstappen 31; Oscar Piastri 14; George Russell 11')

const driversTitle = question({
  ...sport('F1'),
  key: 'f1 2026 drivers champion',
  closes: '2026-12-06',
  options: titles,
  listings: [
    {
      venue: 'polymarket',
      title: "F1 Drivers' Champion",
      ask: "Will {name} be the 2026 F1 Drivers' Champion?",
      fact: '{name} wins the 2026 title',
    },
    {
      venue: 'kalshi',
      ticker: 'KXF1-26',
      title: 'F1 Drivers Championship Winner?',
      subtitle: '2026',
      ask: "Will {name} win the 2026 F1 Drivers' Championship?",
      fact: '{name} is the 2026 champion',
    },
    {
      venue: 'manifold',
      ask: 'Is {name} the 2026 Formula 1 world champion?',
      fact: '{name} wins the drivers’ title of 2026',
      apart: true,
      only: ['LNORR', 'MVERS'],
    },
  ],
})

const constructors = question({
  ...sport('F1'),
  key: 'f1 2026 constructors champion',
  closes: '2026-12-06',
  options: field('McLaren 49; Mercedes 28; Red Bull 15; Ferrari 8'),
  listings: [
    {
      venue: 'limitless',
      title: '2026 F1 Constructors Championship',
      ask: '2026 F1 Constructors Championship: {name}',
      fact: '{name} win the constructors’ title',
    },
  ],
})

const fight = duel({
  key: 'ufc 2026-12-12 TOPURIA-TSARUKYAN',
  tags: ['Sports', 'UFC'],
  starts: '2026-12-13T03:00:00Z',
  sides: ['Ilia Topuria', 'Arman Tsarukyan'],
  first: 0.66,
  prize: 'the UFC lightweight title fight of December 12, 2026',
})

const knockout = question({
  ...sport('UFC'),
  key: 'ufc 2026-12-12 TOPURIA-TSARUKYAN by knockout',
  closes: '2026-12-13T03:00:00Z',
  options: [{ code: '', fair: 0.37, words: {} }],
  listings: [
    {
      venue: 'limitless',
      ask: 'UFC: Topuria to beat Tsarukyan by KO/TKO on December 12?',
      fact: 'Ilia Topuria wins by knockout or technical knockout',
    },
  ],
})

export const racingAndFights: Topic = {
  groups: [
    group('f1: Abu Dhabi 2026', 'event-per-option', abuDhabi),
    group('f1: drivers’ champion 2026', 'event-per-option', driversTitle),
    group(
      'ufc: Topuria v Tsarukyan',
      'time-zones',
      fight.polymarket({ slug: 'ufc-ili-arm-2026-12-13', title: 'UFC: Ilia Topuria vs. Arman Tsarukyan' }),
      fight.kalshi({
        ticker: 'KXUFCFIGHT-26DEC12TOPTSA',
        title: 'Topuria vs Tsarukyan',
        subtitle: 'Dec 12',
        ask: 'Will {name} win the Topuria vs Tsarukyan professional MMA fight scheduled for Dec 12, 2026?',
      }),
      fight.manifold('Does Arman Tsarukyan take the belt from Topuria on December 12?', 'second'),
    ),
  ],
  others: [podium, constructors, knockout].flat(),
  nearMisses: [
    near('top-n', 'superset', 'kalshi f1 2026 abu dhabi podium MVERS', 'polymarket f1 2026 abu dhabi winner MVERS'),
    near(
      'race-or-season',
      'overlap',
      'limitless f1 2026 abu dhabi winner LNORR',
      'polymarket f1 2026 drivers champion LNORR',
    ),
    near(
      'drivers-or-constructors',
      'overlap',
      'limitless f1 2026 constructors champion MCLAR',
      'kalshi f1 2026 drivers champion LNORR',
    ),
    near(
      'method',
      'subset',
      'limitless ufc 2026-12-12 TOPURIA-TSARUKYAN by knockout',
      'polymarket ufc 2026-12-12 TOPURIA-TSARUKYAN first wins',
    ),
  ],
}
