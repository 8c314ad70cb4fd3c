import { group, near, type Topic } from '../families/draft.ts'
import { duel } from '../families/duel.ts'
import { field } from '../families/options.ts'
import { question } from '../families/question.ts'

const tags = ['Sports', 'Esports']
const brion = duel({
  key: 'lol 2026-11-28 BRION-DNS',
  tags,
  starts: '2026-11-28T08:00:00Z',
  sides: ['HANJIN BRION', 'DN SOOPers'],
  first: 0.41,
  prize: 'the League of Legends match of November 28, 2026',
})
const gen = duel({
  key: 'lol 2026-11-29 T1-GEN',
  tags,
  starts: '2026-11-29T06:00:00Z',
  sides: ['T1', 'Gen.G'],
  first: 0.44,
  prize: 'the best-of-five League of Legends final of November 29, 2026',
})
const vitality = duel({
  key: 'cs2 2026-12-06 VIT-SPIRIT',
  tags,
  starts: '2026-12-06T16:00:00Z',
  sides: ['Team Vitality', 'Team Spirit'],
  first: 0.56,
  prize: 'the Counter-Strike 2 match of December 6, 2026',
})
const nigma = duel({
  key: 'dota 2026-11-24 NIGMA-TUNDRA',
  tags,
  starts: '2026-11-24T13:00:00Z',
  sides: ['Nigma Galaxy', 'Tundra Esports'],
  first: 0.33,
  prize: 'the Dota 2 series of November 24, 2026',
})
const playtime = duel({
  key: 'dota 2026-11-24 NIGMA-PLAYTIME',
  tags,
  starts: '2026-11-24T17:00:00Z',
  sides: ['Nigma Galaxy', 'PlayTime'],
  first: 0.7,
  prize: 'the Dota 2 series against the other side on November 24, 2026',
})
const edward = duel({
  key: 'valorant 2026-11-27 XLG-EDG',
  tags,
  starts: '2026-11-27T09:00:00Z',
  sides: ['XLG Gaming', 'EDward Gaming'],
  first: 0.48,
  prize: 'the Valorant match (BO5) of November 27, 2026',
})
const thirdMap = duel({
  key: 'valorant 2026-11-27 XLG-EDG map 3',
  tags,
  starts: '2026-11-27T11:00:00Z',
  sides: ['XLG Gaming', 'EDward Gaming'],
  first: 0.49,
  prize: 'map 3 of the match of November 27, 2026',
})
const falcons = duel({
  key: 'cs2 2026-12-03 FALCONS-MOUZ',
  tags,
  starts: '2026-12-03T18:00:00Z',
  sides: ['Team Falcons', 'MOUZ'],
  first: 0.52,
  prize: 'the Counter-Strike 2 match of December 3, 2026',
})

const major = question({
  key: 'cs2 major december 2026',
  category: 'sports',
  tags,
  closes: '2026-12-13',
  options: field('Team Vitality 29; Team Spirit 19; Team Falcons 16; MOUZ 12; The MongolZ 8; FURIA 10; G2 Esports 6'),
  listings: [
    {
      venue: 'polymarket',
      title: 'Counter-Strike: December Major 2026 Winner',
      ask: 'Will {name} win the December 2026 Counter-Strike Major?',
      fact: '{name} win the Major that ends on December 13, 2026',
    },
    {
      venue: 'kalshi',
      ticker: 'KXCS2-MAJDEC26',
      title: 'CS2 December Major Champion',
      ask: 'Will {name} win the December 2026 CS2 Major?',
      fact: '{name} wins the Counter-Strike 2 Major in December 2026',
      names: { TVITA: 'Vitality', TSPIR: 'Spirit', TFALC: 'Falcons' },
    },
    {
      venue: 'limitless',
      title: '🎮 CS2 Major Dec 2026: Winner',
      ask: 'CS2 Major Dec 2026: {name} to win',
      fact: '{name} win the Counter-Strike 2 Major in December 2026',
    },
  ],
})
const split = question({
  key: 'lpl 2027 split 1 winner',
  category: 'sports',
  tags,
  closes: '2027-03-10',
  options: field("Bilibili Gaming 38; Anyone's Legend 30; Top Esports 20; Invictus Gaming 12"),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXLPL-27S1',
      title: 'LPL 2027 Split 1 Winner',
      ask: 'Will {name} win LPL 2027 Split 1?',
      fact: '{name} wins Split 1 of the 2027 LPL season',
    },
  ],
})
const wholeSeason = question({
  key: 'lpl 2027 season winner',
  category: 'sports',
  tags,
  closes: '2027-09-20',
  options: field("Bilibili Gaming 36; Anyone's Legend 28; Top Esports 22; Invictus Gaming 14"),
  listings: [
    {
      venue: 'polymarket',
      title: 'LoL: LPL 2027 Season Winner',
      ask: 'Will {name} win the LPL 2027 season?',
      fact: '{name} are LPL champions of 2027',
    },
  ],
})

export const esports: Topic = {
  groups: [
    group(
      'lol: BRION v DN SOOPers',
      'other-names',
      brion.polymarket({ slug: 'lol-bro-dns-2026-11-28', title: 'LoL: HANJIN BRION vs DN SOOPers (BO3)' }),
      brion.kalshi({
        ticker: 'KXLOLGAME-26NOV280300DNSBRO',
        title: 'DN SOOPers vs. OKSavingsBank BRION',
        ask: 'Will {name} win the DN SOOPers vs. OKSavingsBank BRION League of Legends match?',
        names: { HBRIO: 'OKSavingsBank BRION' },
      }),
    ),
    group(
      'lol: T1 v Gen.G',
      'inverted-polarity',
      gen.polymarket({
        slug: 'lol-t1-gen-2026-11-29',
        title: 'LoL: Gen.G vs T1 (BO5) - KeSPA Cup Final',
        swapped: true,
      }),
      gen.limitless({ title: 'LoL, T1 vs Gen.G, Nov 29, 2026' }),
      gen.manifold('Will T1 beat Gen.G in the KeSPA Cup final on 29 November 2026?', 'first'),
    ),
    group(
      'cs2: Vitality v Spirit',
      'team-outcomes',
      vitality.polymarket({
        slug: 'cs2-vit-spirit-2026-12-06',
        title: 'Counter-Strike: Vitality vs Spirit (BO3)',
        names: { TVITA: 'Vitality', TSPIR: 'Spirit' },
      }),
      vitality.kalshi({
        ticker: 'KXCS2GAME-26DEC06VITSPI',
        title: 'Vitality vs. Spirit',
        subtitle: 'Dec 6',
        ask: 'Will {name} win the Vitality vs. Spirit CS2 match?',
        names: { TVITA: 'Vitality', TSPIR: 'Spirit' },
      }),
    ),
    group('cs2: December major', 'same-options', major),
  ],
  others: [
    nigma.limitless({ title: 'Dota 2, Nigma Galaxy vs Tundra Esports, Nov 24, 2026' }),
    playtime.polymarket({ slug: 'dota2-nigma-playtime-2026-11-24', title: 'Dota 2: Nigma Galaxy vs PlayTime (BO3)' }),
    edward.polymarket({ slug: 'val-xlg-edg-2026-11-27', title: 'Valorant: XLG Gaming vs EDward Gaming (BO5)' }),
    thirdMap.kalshi({
      ticker: 'KXVALORANTMAP-26NOV27XLGEDG-3',
      title: 'XLG Gaming vs. EDward Gaming: Map 3',
      ask: 'Will {name} win map 3 in the XLG Gaming vs. EDward Gaming match?',
    }),
    falcons.kalshi({
      ticker: 'KXCS2GAME-26DEC03FALMOU',
      title: 'Falcons vs. MOUZ',
      subtitle: 'Dec 3',
      ask: 'Will {name} win the Falcons vs. MOUZ CS2 match?',
      names: { TFALC: 'Falcons' },
    }),
    split,
    wholeSeason,
  ].flat(),
  nearMisses: [
    near(
      'map',
      'overlap',
      'kalshi valorant 2026-11-27 XLG-EDG map 3 first wins',
      'polymarket valorant 2026-11-27 XLG-EDG first wins',
    ),
    near(
      'opponent',
      'none',
      'limitless dota 2026-11-24 NIGMA-TUNDRA first wins',
      'polymarket dota 2026-11-24 NIGMA-PLAYTIME first wins',
    ),
    near(
      'part-of-season',
      'overlap',
      'kalshi lpl 2027 split 1 winner ALEGE',
      'polymarket lpl 2027 season winner ALEGE',
    ),
    near(
      'match-or-tournament',
      'overlap',
      'kalshi cs2 2026-12-06 VIT-SPIRIT first wins',
      'limitless cs2 major december 2026 TVITA',
    ),
    near(
      'opponent',
      'none',
      'kalshi cs2 2026-12-03 FALCONS-MOUZ first wins',
      'polymarket cs2 2026-12-06 VIT-SPIRIT first wins',
    ),
  ],
}
