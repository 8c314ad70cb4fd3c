import type { Relation, UnifiedEvent } from '@crossvenue/venues'

/** Two listings that are easily taken for something they are not. `number` is our own running number. */
export interface Trap {
  number: number
  kind: string
  a: UnifiedEvent
  b: UnifiedEvent
  /** The relation from A to B of their (only) markets. */
  relation: Relation | 'none'
}

interface Facts {
  label?: string
  event?: string
  id?: string
  slug?: string
  outcomes?: readonly [string, string]
  closes?: string
  opens?: string
  rules?: string
}

/** One event with one market, as little as a venue tells. */
function listing(venue: string, title: string, facts: Facts = {}): UnifiedEvent {
  const id = facts.id ?? title
  return {
    id,
    title: facts.event ?? title,
    sourceExchange: venue,
    ...(facts.slug !== undefined && { slug: facts.slug }),
    markets: [
      {
        marketId: id,
        title,
        outcomes: (facts.outcomes ?? ['Yes', 'No']).map((label, index) => ({ outcomeId: `${id}#${index}`, label })),
        ...(facts.label !== undefined && { subtitle: facts.label }),
        ...(facts.closes !== undefined && { resolutionDate: facts.closes }),
        ...(facts.opens !== undefined && { startDate: facts.opens }),
        ...(facts.rules !== undefined && { description: facts.rules }),
      },
    ],
  }
}

const kalshi = (title: string, facts?: Facts) => listing('kalshi', title, facts)
const polymarket = (title: string, facts?: Facts) => listing('polymarket', title, facts)
const limitless = (title: string, facts?: Facts) => listing('limitless', title, facts)
const predict = (title: string, facts?: Facts) => listing('predict', title, facts)

type Row = [kind: string, a: UnifiedEvent, b: UnifiedEvent, relation: Trap['relation']]

// Modelled on listings that really fooled somebody; titles shortened or made up in the venues' style.
const rows: readonly Row[] = [
  [
    'station',
    kalshi('Will the high temp in NYC be 63-64° on May 14, 2026?', {
      id: 'KXHIGHNY-26MAY14-B63.5',
      label: '63° to 64°',
      event: 'Highest temperature in NYC on May 14, 2026?',
      rules: 'Recorded at Central Park, New York, per the NWS Climatological Report.',
    }),
    polymarket('Will the highest temperature in New York City be between 63-64°F on May 14?', {
      label: '63-64°F',
      event: 'Highest temperature in NYC on May 14?',
      closes: '2026-05-14T12:00:00Z',
      rules: 'Resolves by the reading at LaGuardia Airport Station.',
    }),
    'overlap',
  ],
  [
    'bracket',
    kalshi('Will the high temp in Chicago be 63-64° on Oct 6, 2026?', {
      id: 'KXHIGHCHI-26OCT06-B63.5',
      label: '63° to 64°',
    }),
    polymarket('Will the highest temperature in Chicago be between 66-67°F on October 6?', {
      label: '66-67°F',
      closes: '2026-10-06T12:00:00Z',
    }),
    'disjoint',
  ],
  [
    'touch or close',
    polymarket('Will Bitcoin hit $100,000 in 2026?', { closes: '2026-12-31T23:59:00Z' }),
    kalshi('Will the price of Bitcoin be above $100,000 on Dec 31, 2026?', { closes: '2026-12-31T22:00:00Z' }),
    'superset',
  ],
  [
    'touch or close',
    polymarket('Will Silver (SI) close above $60 on the last trading day of June 2026?', {
      event: 'Silver (SI) above ___ end of June?',
      label: '$60',
      closes: '2026-06-30T00:00:00Z',
    }),
    predict('Will Silver (SI) hit $60 by end of June 2026?', {
      event: 'What will Silver (SI) hit by end of June?',
      label: '↑ $60',
      closes: '2026-06-30T00:00:00Z',
    }),
    'subset',
  ],
  [
    'first to touch',
    polymarket('Will Silver (SI) hit $150 by June 30, 2026?', { closes: '2026-06-30T00:00:00Z' }),
    predict('Will Silver hit $60 or $150 first by July 2026?', {
      outcomes: ['$150', '$60'],
      closes: '2026-07-01T00:00:00Z',
    }),
    'overlap',
  ],
  [
    'rank',
    kalshi('Will Brooks Koepka finish in the top 5 at the Myrtle Beach Classic?', {
      event: 'Myrtle Beach Classic: Top 5 Finishers',
      label: 'Brooks Koepka',
      id: 'KXPGATOP5-ONMBC26-BKOE',
    }),
    polymarket('Will Brooks Koepka finish in the Top 10 at the 2026 Myrtle Beach Classic?', {
      event: 'PGA Tour: Myrtle Beach Classic Top 10',
      label: 'Brooks Koepka',
    }),
    'subset',
  ],
  [
    'tournament',
    kalshi('Will Brooks Koepka finish in the top 20 at the Myrtle Beach Classic?', {
      event: 'Myrtle Beach Classic: Top 20 Finishers',
      label: 'Brooks Koepka',
    }),
    polymarket('Will Brooks Koepka finish in the Top 20 at the 2026 PGA Championship?', {
      event: 'PGA Tour: PGA Championship Top 20',
      label: 'Brooks Koepka',
    }),
    'none',
  ],
  [
    'round',
    kalshi('Will Scottie Scheffler be in the top 10 after Round 3 of the PGA Championship?', {
      event: 'PGA Championship: Round 3 Top 10',
      label: 'Scottie Scheffler',
      id: 'KXPGAR3TOP10-PGC26-SSCH',
    }),
    polymarket('Will Scottie Scheffler finish in the Top 20 at the 2026 PGA Championship?', {
      event: 'PGA Tour: PGA Championship Top 20',
      label: 'Scottie Scheffler',
    }),
    'overlap',
  ],
  [
    'rank',
    kalshi('Will Scottie Scheffler make the cut at the PGA Championship?', {
      event: 'PGA Championship: To Make the Cut',
      label: 'Scottie Scheffler',
    }),
    polymarket('Will Scottie Scheffler finish in the Top 20 at the 2026 PGA Championship?', {
      event: 'PGA Tour: PGA Championship Top 20',
      label: 'Scottie Scheffler',
    }),
    'superset',
  ],
  [
    'integer edge',
    kalshi('Will the government shutdown last more than 29 days?', {
      label: 'More than 29 days',
      event: 'How long will the 2026 government shutdown last?',
    }),
    polymarket('Will the 2026 government shutdown last 30 or more days?', {
      label: '30+',
      event: 'How many days will the 2026 government shutdown last?',
    }),
    'identity',
  ],
  [
    'level or change',
    kalshi('Will the upper bound of the federal funds rate be above 3.75% following the October 2026 meeting?', {
      id: 'KXFED-26OCT-T3.75',
      label: 'Above 3.75%',
    }),
    polymarket('Will the Fed decrease interest rates by 25 bps after the October 2026 meeting?', {
      label: '25 bps decrease',
      event: 'Fed decision in October?',
    }),
    'overlap',
  ],
  [
    'central bank',
    kalshi('Will the Federal Reserve Hike rates by 0bps at their October 2026 meeting?', {
      id: 'KXFEDDECISION-26OCT-H0',
      label: 'Fed maintains rate',
      event: 'Fed decision in Oct 2026?',
    }),
    polymarket('Will there be no change in Fed interest rates after the October 2026 meeting?', {
      label: 'No change',
      event: 'Fed decision in October?',
      closes: '2026-10-28T00:00:00Z',
    }),
    'identity',
  ],
  [
    'central bank',
    kalshi('Will the Federal Reserve Cut rates by 25bps at their October 2026 meeting?', {
      id: 'KXFEDDECISION-26OCT-C25',
      label: 'Cut 25bps',
      event: 'Fed decision in Oct 2026?',
    }),
    polymarket('Will the Fed decrease interest rates by 25 bps after the October 2026 meeting?', {
      label: '25 bps decrease',
      event: 'Fed decision in October?',
      closes: '2026-10-28T00:00:00Z',
    }),
    'identity',
  ],
  [
    'central bank',
    kalshi('Will the Federal Reserve Cut rates by 25bps at their October 2026 meeting?', {
      id: 'KXFEDDECISION-26OCT-C25',
      label: 'Cut 25bps',
    }),
    polymarket('Will the Fed decrease interest rates by 25 bps after the December 2026 meeting?', {
      label: '25 bps decrease',
      event: 'Fed decision in December?',
      closes: '2026-12-09T00:00:00Z',
    }),
    'none',
  ],
  [
    'count',
    kalshi('Will the Fed cut rates 3 times in 2026?', {
      event: 'Number of rate cuts in 2026?',
      label: '3 cuts',
      id: 'KXRATECUTCOUNT-26DEC31-T3',
    }),
    polymarket('Will 3 Fed rate cuts happen in 2026?', {
      event: 'How many Fed rate cuts in 2026?',
      label: '3 (75 bps)',
    }),
    'identity',
  ],
  [
    'core or headline',
    kalshi('Will core CPI rise more than 0.3% in April 2026?', { id: 'KXCPICORE-26APR-T0.3', label: 'Above 0.3%' }),
    limitless('April Inflation US - Monthly: >0.3%', { label: '>0.3%', closes: '2026-05-13T12:30:00Z' }),
    'overlap',
  ],
  [
    'exact or at most',
    kalshi('Will annual CPI inflation be exactly 3.3% in May 2026?', {
      label: 'Exactly 3.3%',
      event: 'CPI year-over-year in May 2026?',
    }),
    limitless('May Inflation US - Annual: ≤3.3%', { label: '≤3.3%', closes: '2026-06-10T12:30:00Z' }),
    'subset',
  ],
  [
    'month or quarter',
    kalshi('Will UK GDP grow more than 0.2% in March 2026?', {
      event: 'UK GDP MoM for March 2026',
      label: 'Above 0.2%',
      id: 'KXUKGDPMOM-26MAY14-T0.2',
    }),
    polymarket('Will UK GDP growth in Q1 2026 be above 0.2%?', { event: 'UK GDP growth in Q1 2026?', label: '>0.2%' }),
    'overlap',
  ],
  [
    'country',
    kalshi('Will China GDP growth be above 4.5% in Q2 2026?', { event: 'China GDP YoY Q2 2026', label: 'Above 4.5%' }),
    limitless('US GDP growth in Q2 2026?: >4.5%', { label: '>4.5%' }),
    'none',
  ],
  [
    'subject',
    polymarket('Base FDV above $100M one day after launch?'),
    predict('Cap FDV above $100M one day after launch?'),
    'none',
  ],
  [
    'strike',
    predict('Puffpaw FDV above $100M one day after launch?'),
    limitless('Puffpaw FDV above $50M one day after launch?'),
    'subset',
  ],
  [
    'deadline wording',
    kalshi('Will Trump resign before 2027?', { id: 'KXTRUMPRESIGN-27', closes: '2027-01-01T15:00:00Z' }),
    polymarket('Will Trump resign by December 31, 2026?', { closes: '2026-12-31T00:00:00Z' }),
    'identity',
  ],
  [
    'deadline wording',
    kalshi('Will Keir Starmer leave office before Jul 1, 2026?', {
      id: 'KXLEAVESTARMER-26JUL01',
      label: 'Before Jul 1, 2026',
      closes: '2027-01-01T00:00:00Z',
    }),
    polymarket('Starmer out by June 30, 2026?', { closes: '2026-06-30T00:00:00Z' }),
    'identity',
  ],
  [
    'deadline',
    kalshi('Will Keir Starmer leave office before Aug 1, 2026?', {
      label: 'Before Aug 1, 2026',
      closes: '2027-01-01T00:00:00Z',
    }),
    polymarket('Starmer out by August 31, 2026?', { closes: '2026-08-31T00:00:00Z' }),
    'subset',
  ],
  [
    'deadline wording',
    kalshi('Will Justin Trudeau and Katy Perry get engaged in 2026?', { id: 'KXENGAGEMENTTRUDEAUPERRY-26' }),
    polymarket('Justin Trudeau and Katy Perry engaged by end of 2026?', { closes: '2026-12-31T00:00:00Z' }),
    'identity',
  ],
  [
    'deadline',
    kalshi('Will Trump be impeached during his term?', { id: 'KXIMPEACH-29', closes: '2029-01-20T00:00:00Z' }),
    polymarket('Will Trump be impeached by end of 2026?', { closes: '2026-12-31T00:00:00Z' }),
    'superset',
  ],
  [
    'deadline',
    polymarket('Will the Fed cut rates in 2026?', { closes: '2026-12-31T00:00:00Z' }),
    kalshi('Will the Fed cut rates in June 2026?', { closes: '2026-06-17T18:00:00Z' }),
    'superset',
  ],
  [
    'cycle',
    kalshi('Will the Republican Party win the Kansas Senate race in 2028?', {
      id: 'SENATEKS-28-R',
      event: 'Kansas Senate winner? (2028)',
      label: 'Republican',
    }),
    polymarket('Will the Republicans win the Kansas Senate race in 2026?', {
      event: 'Kansas Senate Election Winner',
      label: 'Republican',
      closes: '2026-11-03T00:00:00Z',
    }),
    'none',
  ],
  [
    'cycle',
    kalshi('Will Democrats win the Presidency, House, and Senate in 2028?', { id: 'POWER-28-DDD' }),
    limitless('Which party will win the House in 2026?: Democratic', {
      label: 'Democratic',
      closes: '2026-11-03T00:00:00Z',
    }),
    'none',
  ],
  [
    'season',
    polymarket('Will Arsenal win the 2025-26 English Premier League?'),
    kalshi('Will Arsenal win the 2026-27 English Premier League?'),
    'none',
  ],
  [
    'award year',
    kalshi('Will Josh Allen win NFL MVP?', {
      id: 'KXNFLMVP-27-JALL',
      event: 'Pro Football MVP Winner?',
      label: 'Josh Allen',
      closes: '2027-02-15T00:00:00Z',
    }),
    polymarket('Will Josh Allen win the 2026 NFL MVP?', {
      event: 'Pro Football: 2026 MVP Winner',
      label: 'Josh Allen',
      closes: '2027-02-10T00:00:00Z',
    }),
    'identity',
  ],
  [
    'deadline',
    kalshi('Will the U.S. confirm that aliens exist before 2027?', { id: 'KXALIENS-27' }),
    polymarket('Will the US confirm that aliens exist by June 30, 2026?', {
      label: 'June 30',
      closes: '2026-06-30T00:00:00Z',
    }),
    'superset',
  ],
  [
    'window',
    predict('Bitcoin Up or Down - May 14, 2:15AM-2:20AM ET', {
      outcomes: ['Up', 'Down'],
      closes: '2026-05-14T06:20:00Z',
    }),
    polymarket('Bitcoin Up or Down - May 14, 2:15AM-2:30AM ET', {
      outcomes: ['Up', 'Down'],
      closes: '2026-05-14T06:30:00Z',
    }),
    'overlap',
  ],
  [
    'window',
    predict('Bitcoin Up or Down - May 13, 4:55PM-5PM ET', { outcomes: ['Up', 'Down'], closes: '2026-05-13T21:00:00Z' }),
    polymarket('Bitcoin Up or Down - May 13, 4:55PM-5:00PM ET', {
      outcomes: ['Up', 'Down'],
      closes: '2026-05-13T21:00:00Z',
    }),
    'identity',
  ],
  [
    'window',
    polymarket('BNB Up or Down - May 14, 3:30AM-3:35AM ET', {
      outcomes: ['Up', 'Down'],
      closes: '2026-05-14T07:35:00Z',
    }),
    predict('BNB Up or Down - May 14, 3AM ET', { outcomes: ['Up', 'Down'], closes: '2026-05-14T08:00:00Z' }),
    'overlap',
  ],
  [
    'window',
    polymarket('Ethereum Up or Down - May 13, 10PM ET', { outcomes: ['Up', 'Down'], closes: '2026-05-14T03:00:00Z' }),
    predict('Ethereum Up or Down - May 13, 10PM ET', { outcomes: ['Up', 'Down'], closes: '2026-05-14T03:00:00Z' }),
    'identity',
  ],
  [
    'window',
    polymarket('Bitcoin Up or Down - May 13, 10PM ET', { outcomes: ['Up', 'Down'], closes: '2026-05-14T03:00:00Z' }),
    predict('Ethereum Up or Down - May 13, 10PM ET', { outcomes: ['Up', 'Down'], closes: '2026-05-14T03:00:00Z' }),
    'none',
  ],
  [
    'polarity',
    kalshi('Will Dallas win the Tampa Bay at Dallas Pro Football game?', {
      id: 'KXNFLGAME-26OCT08TBDAL-DAL',
      event: 'Tampa Bay at Dallas',
      label: 'Dallas',
    }),
    polymarket('Buccaneers vs. Cowboys', {
      slug: 'nfl-tb-dal-2026-10-09',
      outcomes: ['Buccaneers', 'Cowboys'],
      closes: '2026-10-09T00:15:00Z',
    }),
    'complement',
  ],
  [
    'series or game',
    polymarket('NBA Playoffs: Who Will Win Series? - Knicks vs. 76ers', {
      outcomes: ['Knicks', '76ers'],
      closes: '2026-05-17T00:00:00Z',
    }),
    predict('Knicks vs. 76ers', {
      outcomes: ['Knicks', '76ers'],
      slug: 'nba-nyk-phi-2026-05-14',
      closes: '2026-05-14T23:00:00Z',
    }),
    'overlap',
  ],
  [
    'map or match',
    kalshi('Will XLG Gaming win map 3 in the XLG Gaming vs. EDward Gaming match?', {
      id: 'KXVALORANTMAP-26MAY12XLGEDG-3-XLG',
      label: 'XLG Gaming',
      event: 'XLG Gaming vs. EDward Gaming: Map 3',
    }),
    polymarket('Valorant: XLG Gaming vs EDward Gaming (BO5)', {
      outcomes: ['XLG Gaming', 'EDward Gaming'],
      closes: '2026-05-12T10:00:00Z',
    }),
    'overlap',
  ],
  [
    'first half',
    kalshi('Will Bilbao win the 1st half against Celta Vigo?', {
      id: 'KXLALIGA1H-26MAY17ATHRCC-ATH',
      event: 'Bilbao vs Celta Vigo: First Half Winner',
      label: 'Bilbao',
    }),
    polymarket('Will Athletic Club be leading at halftime against RC Celta de Vigo?', {
      event: 'Athletic Club vs. RC Celta de Vigo - Halftime Result',
      label: 'Athletic Club',
      closes: '2026-05-17T19:00:00Z',
    }),
    'identity',
  ],
  [
    'first half',
    kalshi('Will Bilbao win the 1st half against Celta Vigo?', {
      id: 'KXLALIGA1H-26MAY17ATHRCC-ATH',
      event: 'Bilbao vs Celta Vigo: First Half Winner',
      label: 'Bilbao',
    }),
    polymarket('Will Athletic Club win on 2026-05-17?', {
      event: 'Athletic Club vs. RC Celta de Vigo',
      label: 'Athletic Club',
      closes: '2026-05-17T19:00:00Z',
    }),
    'overlap',
  ],
  [
    'name with a number',
    kalshi('Will Bologna win the Napoli vs Bologna match?', {
      id: 'KXSERIEAGAME-26MAY11NAPBFC-BFC',
      event: 'Napoli vs Bologna',
      label: 'Bologna',
    }),
    polymarket('Will Bologna FC 1909 win on 2026-05-11?', {
      event: 'SSC Napoli vs. Bologna FC 1909',
      label: 'Bologna FC 1909',
      closes: '2026-05-11T18:45:00Z',
    }),
    'identity',
  ],
  [
    'exact score',
    polymarket('Will the exact score of RC Strasbourg Alsace vs AS Monaco be 1-1?', {
      event: 'RC Strasbourg Alsace vs. AS Monaco FC - Exact Score',
      label: '1 - 1',
      closes: '2026-05-17T19:00:00Z',
    }),
    limitless('Ligue 1, Strasbourg vs Monaco, May 17, 2026: Draw', { label: 'Draw', closes: '2026-05-17T19:00:00Z' }),
    'subset',
  ],
  [
    'goals or corners',
    kalshi('Will over 2.5 goals be scored in Aston Villa at Burnley?', {
      id: 'KXEPLTOTAL-26MAY10BURAVL-3',
      event: 'Aston Villa at Burnley: Totals',
      label: 'Over 2.5 goals scored',
    }),
    polymarket('Burnley FC vs. Aston Villa FC: Total Corners O/U 9.5', {
      event: 'Burnley FC vs. Aston Villa FC - Total Corners',
      outcomes: ['Over', 'Under'],
      closes: '2026-05-10T13:00:00Z',
    }),
    'overlap',
  ],
  [
    'margin',
    kalshi('Will Atlas win by more than 1.5 goals against Queretaro?', {
      id: 'KXLIGAMXSPREAD-26APR12ATLQRO-ATL2',
      event: 'Atlas vs Queretaro: Spread',
      label: 'Atlas wins by over 1.5 goals',
    }),
    polymarket('Will Atlas FC win on 2026-04-12?', {
      event: 'Atlas FC vs. Querétaro FC',
      label: 'Atlas FC',
      closes: '2026-04-12T23:00:00Z',
    }),
    'subset',
  ],
  [
    'fixture',
    polymarket('Dota 2: Nigma Galaxy vs PlayTime (BO3)', {
      outcomes: ['Nigma Galaxy', 'PlayTime'],
      closes: '2026-05-13T12:00:00Z',
    }),
    predict('Dota 2: Nigma Galaxy vs Tundra Esports (BO3)', {
      outcomes: ['Nigma Galaxy', 'Tundra Esports'],
      closes: '2026-05-13T15:00:00Z',
    }),
    'none',
  ],
  [
    'renamed team',
    kalshi('Will OKSavingsBank BRION win the DN SOOPers vs. OKSavingsBank BRION League of Legends match?', {
      id: 'KXLOLGAME-26MAY150600DNFBRO-BRO',
      event: 'DN SOOPers vs. OKSavingsBank BRION',
      label: 'OKSavingsBank BRION',
    }),
    polymarket('LoL: HANJIN BRION vs DN SOOPers (BO3)', {
      outcomes: ['HANJIN BRION', 'DN SOOPers'],
      closes: '2026-05-15T10:00:00Z',
    }),
    'identity',
  ],
  [
    'city and letter',
    kalshi('Los Angeles A vs Toronto Winner?', {
      id: 'KXMLBGAME-26MAY101337LAATOR-LAA',
      event: 'Los Angeles A vs Toronto',
      label: 'Los Angeles A',
    }),
    polymarket('Los Angeles Angels vs. Toronto Blue Jays', {
      slug: 'mlb-laa-tor-2026-05-10',
      outcomes: ['Los Angeles Angels', 'Toronto Blue Jays'],
      closes: '2026-05-10T17:37:00Z',
    }),
    'identity',
  ],
  [
    'consecutive days',
    kalshi('Los Angeles A vs Toronto Winner?', {
      id: 'KXMLBGAME-26MAY091507LAATOR-LAA',
      event: 'Los Angeles A vs Toronto',
      label: 'Los Angeles A',
    }),
    polymarket('Los Angeles Angels vs. Toronto Blue Jays', {
      slug: 'mlb-laa-tor-2026-05-10',
      outcomes: ['Los Angeles Angels', 'Toronto Blue Jays'],
      closes: '2026-05-10T17:37:00Z',
    }),
    'none',
  ],
  [
    'total or winner',
    kalshi('New York Y vs Milwaukee: Total Runs over 8.5?', {
      id: 'KXMLBTOTAL-26MAY101410NYYMIL-9',
      event: 'New York Y vs Milwaukee: Total Runs',
      label: 'Over 8.5 runs scored',
    }),
    polymarket('New York Yankees vs. Milwaukee Brewers', {
      slug: 'mlb-nyy-mil-2026-05-10',
      outcomes: ['New York Yankees', 'Milwaukee Brewers'],
      closes: '2026-05-10T18:10:00Z',
    }),
    'overlap',
  ],
  [
    'country name',
    kalshi('Will Cape Verde win the Spain vs Cape Verde World Cup match?', {
      id: 'KXWCGAME-26JUN15ESPCPV-CPV',
      event: 'Spain vs Cape Verde',
      label: 'Cape Verde',
    }),
    limitless('World Cup, Spain vs Cape Verde Islands, Jun 15, 2026: Cape Verde Islands', {
      label: 'Cape Verde Islands',
      closes: '2026-06-15T16:00:00Z',
    }),
    'identity',
  ],
  [
    'country name',
    limitless('World Cup, Germany vs Ivory Coast, Jun 20, 2026: Draw', {
      label: 'Draw',
      closes: '2026-06-20T20:00:00Z',
    }),
    predict("Will Côte d'Ivoire win on 2026-06-20?", {
      event: "Germany vs. Côte d'Ivoire",
      label: "Côte d'Ivoire",
      closes: '2026-06-20T20:00:00Z',
    }),
    'disjoint',
  ],
  [
    'country name',
    limitless('World Cup, USA vs Australia, Jun 19, 2026: Australia', {
      label: 'Australia',
      closes: '2026-06-19T19:00:00Z',
    }),
    polymarket('Will Australia win on 2026-06-19?', {
      event: 'United States vs. Australia',
      label: 'Australia',
      closes: '2026-06-19T19:00:00Z',
    }),
    'identity',
  ],
  [
    'tie is draw',
    kalshi('Real Sociedad vs Valencia Winner?', {
      id: 'KXLALIGAGAME-26MAY17RSOVCF-TIE',
      event: 'Real Sociedad vs Valencia',
      label: 'Tie',
    }),
    limitless('LaLiga, Real Sociedad vs Valencia, May 17, 2026: Draw', {
      label: 'Draw',
      closes: '2026-05-17T17:00:00Z',
    }),
    'identity',
  ],
  [
    'league mark',
    kalshi('Will the Yankees make the Pro Baseball playoffs in 2026?', {
      id: 'KXMLBPLAYOFFS-26-NYY',
      event: 'Pro Baseball Playoff Qualifiers',
      label: 'New York Y',
    }),
    polymarket('Will the New York Yankees make the 2026 MLB postseason?', {
      event: 'MLB: Team to make postseason',
      label: 'New York Yankees',
    }),
    'identity',
  ],
  [
    'league mark',
    kalshi('Will Washington win the 2026 Pro Football Championship?', {
      id: 'KXSB-26-WAS',
      event: 'Pro Football Champion 2026',
      label: 'Washington',
    }),
    polymarket('Will the Washington Commanders win Super Bowl 2026?', {
      event: 'Super Bowl Champion 2026',
      label: 'Washington Commanders',
    }),
    'identity',
  ],
  [
    'one letter',
    kalshi('Will Shohei Ohtani win the NL Hank Aaron Award in 2026?', {
      id: 'KXMLBNLHAARON-26-SOHT',
      label: 'Shohei Ohtani',
    }),
    polymarket('Will Aaron Judge win the 2026 AL Hank Aaron Award?', {
      event: 'MLB: 2026 AL Hank Aaron Winner',
      label: 'Aaron Judge',
    }),
    'none',
  ],
  [
    'one letter',
    kalshi('Will Japan win World Cup Group F?', {
      id: 'KXWCGROUPWIN-26F-JPN',
      event: 'World Cup Group F Winner',
      label: 'Japan',
    }),
    limitless('FIFA World Cup Group J Winner: Algeria', { label: 'Algeria', closes: '2026-06-28T00:00:00Z' }),
    'none',
  ],
  [
    'stage',
    limitless('2026 FIFA World Cup Winner: Argentina', { label: 'Argentina', closes: '2026-07-19T00:00:00Z' }),
    polymarket('Will Argentina reach the 2026 FIFA World Cup Final?', {
      event: '2026 FIFA World Cup: Nation to Reach Final',
      label: 'Argentina',
      closes: '2026-07-19T00:00:00Z',
    }),
    'subset',
  ],
  [
    'same prize',
    kalshi('Will Carolina Hurricanes win the NHL Metropolitan Division?', {
      id: 'KXNHLMETROPOLITAN-26-CAR',
      label: 'Carolina',
    }),
    polymarket('Will the Carolina Hurricanes win the Metropolitan Division?', {
      slug: 'will-the-carolina-hurricanes-win-the-metropolitan-division-123',
      label: 'Carolina Hurricanes',
      closes: '2026-04-20T00:00:00Z',
    }),
    'identity',
  ],
  [
    'other prize',
    kalshi('Will Carolina Hurricanes win the NHL Metropolitan Division?', {
      id: 'KXNHLMETROPOLITAN-26-CAR',
      label: 'Carolina',
    }),
    polymarket('Will the Carolina Hurricanes win the 2026 NHL Stanley Cup?', {
      label: 'Carolina Hurricanes',
      closes: '2026-06-30T00:00:00Z',
    }),
    'overlap',
  ],
  [
    'same prize, other team',
    kalshi('Will Carolina Hurricanes win the NHL Metropolitan Division?', {
      id: 'KXNHLMETROPOLITAN-26-CAR',
      label: 'Carolina',
    }),
    polymarket('Will the New Jersey Devils win the Metropolitan Division?', {
      label: 'New Jersey Devils',
      closes: '2026-04-20T00:00:00Z',
    }),
    'disjoint',
  ],
  [
    'split or season',
    polymarket("Will Anyone's Legend win the LPL 2026 Split 2?", {
      event: 'LPL 2026 Split 2 Winner',
      label: "Anyone's Legend",
    }),
    predict("LoL: LPL 2026 Season Winner: Anyone's Legend", { label: "Anyone's Legend" }),
    'overlap',
  ],
  [
    'way out',
    polymarket('Will Trump resign before 2027?', { closes: '2026-12-31T00:00:00Z' }),
    predict('Trump out as President before 2027?', { closes: '2026-12-31T00:00:00Z' }),
    'subset',
  ],
  [
    'first or top two',
    kalshi('Will Mike Thompson finish first in the CA-07 primary?', {
      id: 'KXCAPRIMARY-07FIRST26-MTHO',
      event: 'CA-07 primary: first place',
      label: 'Mike Thompson',
    }),
    polymarket('Will Mike Thompson advance from the CA-07 primary?', {
      event: 'CA-07 Primary Winners',
      label: 'Mike Thompson',
      closes: '2026-06-02T00:00:00Z',
    }),
    'subset',
  ],
  [
    'office',
    kalshi('Will Michael Bennet be the Democratic nominee for Governor of Colorado?', {
      id: 'KXGOVCONOMD-26-MBEN',
      event: 'Colorado Democratic Governor nominee?',
      label: 'Michael Bennet',
    }),
    polymarket('Will John Hickenlooper win the Colorado Democratic Senate primary?', {
      event: 'Colorado Democratic Senate Primary Winner',
      label: 'John Hickenlooper',
    }),
    'none',
  ],
  [
    'district',
    kalshi('Will Republicans win the House race for VA-09?', {
      id: 'KXHOUSERACE-VA09-26-R',
      event: 'VA-09 House winner?',
      label: 'Republican',
    }),
    polymarket('Will the Republicans win the VA-08 House seat?', {
      event: 'VA-08 House Election Winner',
      label: 'Republican',
      closes: '2026-11-03T00:00:00Z',
    }),
    'none',
  ],
  [
    'at large',
    kalshi('Will Republicans win the House race for Alaska?', {
      id: 'HOUSEAKAL-26-R',
      event: 'Alaska House winner?',
      label: 'Republican',
    }),
    polymarket('Will the Republicans win the AK-AL House seat?', {
      event: 'AK-AL House Election Winner',
      label: 'Republican',
      closes: '2026-11-03T00:00:00Z',
    }),
    'identity',
  ],
  [
    'option per event',
    kalshi('Will the Democratic party win the 2028 Presidential Election?', {
      id: 'KXPRESPARTY-2028-D',
      event: '2028 Presidential Election winner? (Party)',
      label: 'Democratic',
    }),
    limitless('Which party wins 2028 US Presidential Election?: Democratic', {
      label: 'Democratic',
      closes: '2028-11-07T00:00:00Z',
    }),
    'identity',
  ],
  [
    'person or party',
    limitless('Presidential Election Winner 2028: Alexandria Ocasio-Cortez', {
      label: 'Alexandria Ocasio-Cortez',
      closes: '2028-11-07T00:00:00Z',
    }),
    kalshi('Will the Democratic party win the 2028 Presidential Election?', {
      id: 'KXPRESPARTY-2028-D',
      label: 'Democratic',
    }),
    'subset',
  ],
  [
    'next',
    kalshi('Will Trump next nominate Kevin Warsh as Fed Chair?', { label: 'Kevin Warsh' }),
    polymarket('Will Trump nominate Kevin Warsh as the next Fed chair?', { label: 'Kevin Warsh' }),
    'overlap',
  ],
  [
    'part of',
    polymarket('Will Trump acquire Greenland before 2027?', { closes: '2026-12-31T00:00:00Z' }),
    limitless('Will the US acquire part of Greenland in 2026?', { closes: '2026-12-31T00:00:00Z' }),
    'subset',
  ],
  [
    'same title',
    polymarket('Will Trump acquire Greenland before 2027?', { closes: '2026-12-31T00:00:00Z' }),
    predict('Will Trump acquire Greenland before 2027?', { closes: '2026-12-31T00:00:00Z' }),
    'identity',
  ],
  [
    'at the end or during',
    polymarket('Will Reza Pahlavi be the leader of Iran at the end of 2026?', {
      event: 'Iran leader end of 2026?',
      label: 'Reza Pahlavi',
      closes: '2026-12-31T00:00:00Z',
    }),
    predict('Will Reza Pahlavi lead Iran in 2026?', { closes: '2026-12-31T00:00:00Z' }),
    'subset',
  ],
  [
    'bill number',
    polymarket('H.R. 22 (SAVE Act) signed into law in 2026?', { closes: '2026-12-31T00:00:00Z' }),
    predict('SAVE Act signed into law in 2026?', { closes: '2026-12-31T00:00:00Z' }),
    'identity',
  ],
  [
    'paraphrase',
    kalshi('Will anyone win the Brazil presidential election outright in the first round?', {
      id: 'KXBRAZILPRES1R-26OCT04',
    }),
    polymarket('Will any candidate win the Brazilian presidential election outright in the first round?', {
      closes: '2026-10-04T00:00:00Z',
    }),
    'identity',
  ],
  [
    'narrower kind',
    kalshi('Will there be a pandemic in 2026?', { id: 'KXNEWOUTBREAK-P-26' }),
    polymarket('New Coronavirus Pandemic in 2026?', { closes: '2026-12-31T00:00:00Z' }),
    'superset',
  ],
  [
    'ticker year',
    kalshi('Will Henry be the #1 most popular baby boy name in 2025?', {
      id: 'KXBABYNAMEBOY-26DEC-HEN',
      label: 'Henry',
    }),
    polymarket("Will Henry rank #1 among boy names on the SSA's official list for 2025?", {
      label: 'Henry',
      closes: '2026-05-31T00:00:00Z',
    }),
    'identity',
  ],
  [
    'other option',
    kalshi('Will Henry be the #1 most popular baby boy name in 2025?', {
      id: 'KXBABYNAMEBOY-26DEC-HEN',
      label: 'Henry',
    }),
    polymarket("Will Noah rank #1 among boy names on the SSA's official list for 2025?", {
      label: 'Noah',
      closes: '2026-05-31T00:00:00Z',
    }),
    'disjoint',
  ],
  [
    'qualifier',
    polymarket('Will Alibaba have the best Math AI model at the end of May 2026?', {
      event: 'Which company has the best Math AI model end of May?',
      label: 'Alibaba',
      closes: '2026-05-31T00:00:00Z',
    }),
    predict('Which company has the best AI model end of May?: Alibaba', {
      label: 'Alibaba',
      closes: '2026-05-31T00:00:00Z',
    }),
    'overlap',
  ],
  [
    'qualifier',
    polymarket('Which company has the #1 AI model end of May? (Style Control On): Alibaba', {
      label: 'Alibaba',
      closes: '2026-05-31T00:00:00Z',
    }),
    predict('Which company has the best AI model end of May?: Alibaba', {
      label: 'Alibaba',
      closes: '2026-05-31T00:00:00Z',
    }),
    'overlap',
  ],
  [
    'televote',
    kalshi('Will Finland win the Eurovision Televote?', {
      id: 'KXEUROVISIONTELEV-26-FIN',
      event: 'Eurovision: who will win the Televote?',
      label: 'Finland',
    }),
    polymarket('Will Finland finish in the Top 3 at Eurovision 2026?', {
      event: 'Eurovision 2026: Top 3',
      label: 'Finland',
      closes: '2026-05-16T00:00:00Z',
    }),
    'overlap',
  ],
  [
    'language',
    kalshi('Best Anime Voice Artist Performance (German) at the Crunchyroll Anime Awards: Jane Doe?', {
      label: 'Jane Doe',
    }),
    polymarket('Best Anime Voice Artist Performance (Castilian Spanish) at the Crunchyroll Anime Awards: Ana Gil?', {
      label: 'Ana Gil',
    }),
    'none',
  ],
  [
    'album or song',
    kalshi('Will Debut by The Quartet be the top album on Spotify U.S. in 2026?', {
      event: 'Top Album on Spotify U.S in 2026?',
      label: 'Debut',
    }),
    polymarket('Will Debut by The Quartet be the #1 song on US Spotify this week?', {
      event: '#1 song on US Spotify this week? (May 15)',
      label: 'Debut',
      closes: '2026-05-15T00:00:00Z',
    }),
    'none',
  ],
]

/** The traps, numbered from 1. */
export const traps: readonly Trap[] = rows.map(([kind, a, b, relation], index) => ({
  number: index + 1,
  kind,
  a,
  b,
  relation,
}))
