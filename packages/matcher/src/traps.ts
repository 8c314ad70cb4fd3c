import type { Relation } from '@crossvenue/venues'

/** One listing of a trap: an event with the market that matters. */
export interface TrapSide {
  venue: string
  /** A venue-style event id where its code matters. */
  id?: string
  title: string
  /** The market's title where it is not the event's. */
  market?: string
  marketId?: string
  label?: string
  closes?: string
  outcomes?: readonly [string, string]
  slug?: string
}

export interface Trap {
  kind: string
  a: TrapSide
  b: TrapSide
  /** Read from A to B; 'none' where no useful link exists. */
  relation: Relation | 'none'
}

const kalshi = (title: string, more: Partial<TrapSide> = {}): TrapSide => ({ venue: 'kalshi', title, ...more })
const limitless = (title: string, more: Partial<TrapSide> = {}): TrapSide => ({ venue: 'limitless', title, ...more })
const manifold = (title: string, more: Partial<TrapSide> = {}): TrapSide => ({ venue: 'manifold', title, ...more })
const polymarket = (title: string, more: Partial<TrapSide> = {}): TrapSide => ({ venue: 'polymarket', title, ...more })
const predictit = (title: string, more: Partial<TrapSide> = {}): TrapSide => ({ venue: 'predictit', title, ...more })

/** Listings that look alike and are not, and listings that look different and are one. Written for these tests. */
export const traps: readonly Trap[] = [
  // deadlines and periods
  { kind: 'deadline wording', a: kalshi('Will Modi resign before 2028?'), b: polymarket('Will Modi resign by December 31, 2027?'), relation: 'identity' },
  { kind: 'deadline wording', a: kalshi('Will the ECB digital euro launch before Jul 1, 2027?'), b: polymarket('ECB digital euro launched by June 30, 2027?'), relation: 'identity' },
  { kind: 'deadline wording', a: kalshi('Will Zendaya and Tom Holland marry in 2027?'), b: polymarket('Zendaya and Tom Holland married by end of 2027?'), relation: 'identity' },
  { kind: 'deadline ladder', a: kalshi('Will Scholz leave the SPD before Aug 1, 2027?'), b: polymarket('Will Scholz leave the SPD before September 1, 2027?'), relation: 'subset' },
  { kind: 'longer window', a: manifold('Will Lula be impeached by the end of 2028?'), b: polymarket('Will Lula be impeached by end of 2026?'), relation: 'superset' },
  { kind: 'other year', a: kalshi('Who will win the Nebraska Senate race?', { id: 'SENATENE-30', market: 'Will Republicans win the Senate race in Nebraska?', marketId: 'SENATENE-30-R', label: 'Republican party' }), b: predictit('Which party will win the 2028 US Senate election in Nebraska?', { market: 'Nebraska Senate party winner?: Republican', label: 'Republican' }), relation: 'none' },
  { kind: 'other season', a: manifold('Will Ajax win the 2026-27 Eredivisie?'), b: polymarket('Will Ajax win the 2025–26 Eredivisie?'), relation: 'none' },
  { kind: 'season by its later year', a: kalshi('Premier League winner', { id: 'KXPREMIERLEAGUE-27', market: 'Will Newcastle win the English Premier League?', marketId: 'KXPREMIERLEAGUE-27-NEW', label: 'Newcastle' }), b: polymarket('English Premier League Winner', { market: 'Will Newcastle win the 2026–27 English Premier League?' }), relation: 'identity' },
  { kind: 'edition by number', a: manifold('Will Zoe Saldaña win Best Actress at the 2027 Oscars?'), b: polymarket('Will Zoe Saldaña win Best Actress at the 99th Academy Awards?'), relation: 'identity' },
  { kind: 'which meeting', a: kalshi('Will the Fed cut rates in June 2027?'), b: polymarket('Will the Fed cut rates in 2027?'), relation: 'subset' },
  // numbers
  { kind: 'strike', a: manifold('Will Puffle FDV be above $100M one day after launch?'), b: limitless('Puffle FDV above $50M one day after launch?'), relation: 'subset' },
  { kind: 'template with another subject', a: polymarket('Orbit FDV above $100M one day after launch?'), b: limitless('Cinder FDV above $100M one day after launch?'), relation: 'none' },
  { kind: 'integer comparator', a: kalshi('How long will the strike last?', { market: 'How long will the BA cabin crew strike last? - More than 29 days', label: 'More than 29 days' }), b: polymarket('Will the BA cabin crew strike last 30 days or more?'), relation: 'identity' },
  { kind: 'touch or close', a: polymarket('Will Ethereum hit $9,000 in 2027?'), b: manifold('Ethereum above $9,000 on December 31, 2027?'), relation: 'superset' },
  { kind: 'touch in other directions', a: polymarket('Will Solana reach $400 in March 2027?'), b: manifold('Will Solana dip to $40 in March 2027?'), relation: 'overlap' },
  { kind: 'magnitudes', a: polymarket('Will Bitcoin reach 180k in May 2027?'), b: limitless('What price will Bitcoin hit in May 2027?', { market: 'What price will Bitcoin hit in May 2027? - ↑ 180,000', label: '↑ 180,000' }), relation: 'identity' },
  { kind: 'bracket edges', a: kalshi('Highest temperature in Oslo on May 14, 2027?', { market: 'Highest temperature in Oslo on May 14, 2027? - 63° to 64°', label: '63° to 64°' }), b: polymarket('Will the highest temperature in Oslo be between 62-63°F on May 14, 2027?'), relation: 'overlap' },
  { kind: 'brackets apart', a: kalshi('How many seats will Volt win in the Dutch election?', { market: 'How many seats will Volt win in the Dutch election? - 10 to 14', label: '10 to 14' }), b: polymarket('Will Volt win between 15 and 19 seats in the Dutch election?'), relation: 'disjoint' },
  { kind: 'share of the vote', a: kalshi('What share of the vote will Vox get in the Spanish election?', { market: 'What share of the vote will Vox get in the Spanish election? - 15% to 19.9%', label: '15% to 19.9%' }), b: polymarket('Will Vox get between 15% and 20% of the vote in the Spanish election?'), relation: 'identity' },
  { kind: 'level or change', a: kalshi('Fed decision in October 2027', { market: 'Fed decision in October 2027? - Cut 25bps', label: 'Cut 25bps' }), b: polymarket('Will the Fed decrease interest rates by 25 bps after the October 2027 meeting?'), relation: 'identity' },
  { kind: 'central banks', a: kalshi('Fed decision in October 2027', { market: 'Fed decision in October 2027? - No change', label: 'No change' }), b: polymarket('Bank of England: no change in rates in October 2027?'), relation: 'none' },
  { kind: 'core or headline', a: kalshi('CPI core in April 2027', { market: 'Will core CPI rise more than 0.3% in April 2027?' }), b: limitless('Will CPI rise more than 0.3% in April 2027?'), relation: 'none' },
  { kind: 'country', a: kalshi('Will China GDP growth in Q2 2027 be above 4.5%?'), b: limitless('Will US GDP growth in Q2 2027 be above 4.5%?'), relation: 'none' },
  // crypto windows
  { kind: 'window length', a: polymarket('Bitcoin Up or Down - May 14, 2:15AM-2:20AM ET', { closes: '2027-05-14T06:20:00Z', outcomes: ['Up', 'Down'] }), b: limitless('Bitcoin Up or Down - May 14, 2:15AM-2:30AM ET', { closes: '2027-05-14T06:30:00Z', outcomes: ['Up', 'Down'] }), relation: 'none' },
  { kind: 'writing of a window', a: polymarket('Bitcoin Up or Down - May 13, 4:55PM-5:00PM ET', { closes: '2027-05-13T21:00:00Z', outcomes: ['Up', 'Down'] }), b: limitless('BTC Up or Down - May 13, 4:55PM-5PM ET', { closes: '2027-05-13T21:00:00Z', outcomes: ['Up', 'Down'] }), relation: 'identity' },
  { kind: 'hour or five minutes', a: polymarket('BNB Up or Down - May 14, 3:30AM-3:35AM ET', { closes: '2027-05-14T07:35:00Z', outcomes: ['Up', 'Down'] }), b: limitless('BNB Up or Down - May 14, 3AM ET', { closes: '2027-05-14T08:00:00Z', outcomes: ['Up', 'Down'] }), relation: 'none' },
  { kind: 'other coin', a: polymarket('Ethereum Up or Down - May 13, 10PM ET', { closes: '2027-05-14T03:00:00Z', outcomes: ['Up', 'Down'] }), b: limitless('Solana Up or Down - May 13, 10PM ET', { closes: '2027-05-14T03:00:00Z', outcomes: ['Up', 'Down'] }), relation: 'none' },
  // games
  { kind: 'city and nickname', a: kalshi('Chicago at Detroit', { id: 'KXNBAGAME-27JAN11CHIDET', market: 'Chicago at Detroit - Detroit', marketId: 'KXNBAGAME-27JAN11CHIDET-DET', label: 'Detroit' }), b: polymarket('Bulls vs. Pistons', { closes: '2027-01-12T00:00:00Z', outcomes: ['Bulls', 'Pistons'], slug: 'nba-chi-det-2027-01-11' }), relation: 'complement' },
  { kind: 'city and nickname', a: kalshi('Chicago at Detroit', { id: 'KXNBAGAME-27JAN11CHIDET', market: 'Chicago at Detroit - Chicago', marketId: 'KXNBAGAME-27JAN11CHIDET-CHI', label: 'Chicago' }), b: polymarket('Bulls vs. Pistons', { closes: '2027-01-12T00:00:00Z', outcomes: ['Bulls', 'Pistons'], slug: 'nba-chi-det-2027-01-11' }), relation: 'identity' },
  { kind: 'next day', a: kalshi('Chicago at Detroit', { id: 'KXNBAGAME-27JAN11CHIDET', market: 'Chicago at Detroit - Chicago', marketId: 'KXNBAGAME-27JAN11CHIDET-CHI', label: 'Chicago' }), b: polymarket('Bulls vs. Pistons', { closes: '2027-01-13T00:00:00Z', outcomes: ['Bulls', 'Pistons'], slug: 'nba-chi-det-2027-01-12' }), relation: 'none' },
  { kind: 'one team shared', a: polymarket('Dota 2: Nigma Galaxy vs Aurora Gaming (BO3)', { closes: '2027-05-13T12:00:00Z', outcomes: ['Nigma Galaxy', 'Aurora Gaming'] }), b: limitless('Dota 2: Nigma Galaxy vs Tundra Esports (BO3)', { closes: '2027-05-13T12:00:00Z', outcomes: ['Nigma Galaxy', 'Tundra Esports'] }), relation: 'none' },
  { kind: 'half or match', a: kalshi('Celta vs Getafe: First Half Winner', { id: 'KXLALIGA1H-27MAY17CELGET', market: 'Will Celta win the 1st Half?', marketId: 'KXLALIGA1H-27MAY17CELGET-CEL', label: 'Celta' }), b: limitless('LaLiga, Celta Vigo vs Getafe, May 17, 2027: Celta Vigo', { closes: '2027-05-17' }), relation: 'overlap' },
  { kind: 'names of a period', a: kalshi('Celta vs Getafe: First Half Winner', { id: 'KXLALIGA1H-27MAY17CELGET', market: 'Will Celta win the 1st Half?', marketId: 'KXLALIGA1H-27MAY17CELGET-CEL', label: 'Celta' }), b: polymarket('RC Celta de Vigo vs. Getafe CF - Halftime Result', { market: 'RC Celta de Vigo leading at halftime?', closes: '2027-05-17T18:00:00Z' }), relation: 'identity' },
  { kind: 'tie and draw', a: kalshi('Osasuna vs Elche', { id: 'KXLALIGAGAME-27MAY16OSAELC', market: 'Osasuna vs Elche Winner?', marketId: 'KXLALIGAGAME-27MAY16OSAELC-TIE', label: 'Tie' }), b: limitless('LaLiga, Osasuna vs Elche, May 16, 2027: Draw', { closes: '2027-05-16' }), relation: 'identity' },
  { kind: 'margin', a: kalshi('Lens vs Nantes: Spread', { id: 'KXLIGUE1SPREAD-27MAY16LENNAN', market: 'Lens wins by over 1.5 goals?', marketId: 'KXLIGUE1SPREAD-27MAY16LENNAN-LEN1', label: 'Lens wins by over 1.5 goals' }), b: limitless('Ligue 1, Lens vs Nantes, May 16, 2027: Lens', { closes: '2027-05-16' }), relation: 'subset' },
  { kind: 'exact score', a: polymarket('RC Lens vs. FC Nantes - Exact Score', { market: 'Exact Score: RC Lens 2 - 2 FC Nantes?', closes: '2027-05-16T18:00:00Z' }), b: limitless('Ligue 1, Lens vs Nantes, May 16, 2027: Draw', { closes: '2027-05-16' }), relation: 'subset' },
  { kind: 'goals or corners', a: kalshi('Lens vs Nantes: Total Goals', { id: 'KXLIGUE1TOTAL-27MAY16LENNAN', market: 'Will over 9.5 goals be scored?', marketId: 'KXLIGUE1TOTAL-27MAY16LENNAN-10' }), b: polymarket('RC Lens vs. FC Nantes - Total Corners', { market: 'RC Lens vs. FC Nantes: O/U 9.5 Total Corners', closes: '2027-05-16T18:00:00Z' }), relation: 'overlap' },
  { kind: 'line of a total', a: kalshi('Lens vs Nantes: Total Goals', { id: 'KXLIGUE1TOTAL-27MAY16LENNAN', market: 'Will over 2.5 goals be scored?', marketId: 'KXLIGUE1TOTAL-27MAY16LENNAN-3' }), b: limitless('Lens vs Nantes: 3+ total goals?', { closes: '2027-05-16' }), relation: 'identity' },
  { kind: 'series or game', a: polymarket('NBA Playoffs: Who Will Win Series? - Heat vs. Magic', { closes: '2027-05-21T00:00:00Z', outcomes: ['Heat', 'Magic'] }), b: limitless('Heat vs. Magic', { closes: '2027-05-14T00:00:00Z', outcomes: ['Heat', 'Magic'] }), relation: 'overlap' },
  { kind: 'map or match', a: kalshi('Team Spirit vs. FURIA: Map 3', { id: 'KXCS2MAP-27MAY10SPIFUR-3', market: 'Will Team Spirit win map 3 in the Team Spirit vs. FURIA match?', marketId: 'KXCS2MAP-27MAY10SPIFUR-3-SPI', label: 'Team Spirit' }), b: polymarket('Counter-Strike: Team Spirit vs FURIA (BO5)', { closes: '2027-05-10T12:00:00Z', outcomes: ['Team Spirit', 'FURIA'] }), relation: 'overlap' },
  // contests
  { kind: 'names of a competition', a: kalshi('Pro Football Championship winner', { id: 'KXSB-27', market: 'Will Washington win the 2027 Pro Football Championship?', marketId: 'KXSB-27-WAS', label: 'Washington' }), b: polymarket('Super Bowl Champion 2027', { market: 'Will the Washington Commanders win Super Bowl 2027?' }), relation: 'identity' },
  { kind: 'one letter: league', a: kalshi('NL Hank Aaron Award Winner?', { id: 'KXMLBNLHAARON-27', market: 'Will Juan Soto win the NL Hank Aaron Award?', marketId: 'KXMLBNLHAARON-27-JSOT', label: 'Juan Soto' }), b: polymarket('MLB: 2027 AL Hank Aaron Winner', { market: 'Will Juan Soto win the 2027 AL Hank Aaron Award?' }), relation: 'none' },
  { kind: 'one letter: group', a: kalshi('World Cup Group F Winner', { market: 'Will Japan finish first in World Cup Group F?' }), b: limitless('FIFA World Cup Group J Winner: Japan'), relation: 'none' },
  { kind: 'prize', a: kalshi('Will Carolina Hurricanes win the NHL Metropolitan Division?', { id: 'KXNHLMETROPOLITAN-27' }), b: polymarket('Will the Carolina Hurricanes win the 2027 NHL Stanley Cup?'), relation: 'none' },
  { kind: 'top five or top ten', a: kalshi('Harbour Classic: Top 5 Finishers', { market: 'Harbour Classic: Will Rory McIlroy finish top 5?' }), b: polymarket('PGA Tour: Harbour Classic Top 10', { market: 'Will Rory McIlroy finish in the Top 10 at the Harbour Classic?' }), relation: 'subset' },
  { kind: 'winner and finalist', a: limitless('2030 FIFA World Cup Winner: Morocco'), b: polymarket('Will Morocco reach the 2030 FIFA World Cup final?'), relation: 'subset' },
  { kind: 'split or season', a: polymarket('LPL 2027 Split 2 Winner', { market: 'Will Top Esports win the LPL 2027 Split 2?' }), b: limitless('LoL: LPL 2027 Season Winner: Top Esports'), relation: 'none' },
  { kind: 'men and women', a: kalshi("Will Brazil win the 2027 Women's World Cup?"), b: polymarket('Will Brazil win the 2027 World Cup?'), relation: 'none' },
  // politics
  { kind: 'resign or leave', a: polymarket('Will Milei resign before 2028?'), b: limitless('Milei out as President of Argentina before 2028?'), relation: 'subset' },
  { kind: 'nominee and winner', a: kalshi('Will Kari Lake win the 2028 US presidential election?'), b: polymarket('Will Kari Lake win the 2028 Republican presidential nomination?'), relation: 'subset' },
  { kind: 'nominee and primary', a: kalshi('Georgia Republican Governor nominee?', { id: 'KXGOVGANOMR-30', market: 'Will Burt Jones be the Republican nominee for Governor in Georgia?', marketId: 'KXGOVGANOMR-30-BJON', label: 'Burt Jones' }), b: polymarket('Georgia Governor Republican Primary Winner', { market: 'Will Burt Jones win the 2030 Georgia Governor Republican primary?' }), relation: 'identity' },
  { kind: 'office', a: kalshi('Colorado Democratic Governor nominee?', { id: 'KXGOVCONOMD-30', market: 'Will Phil Weiser be the Democratic nominee for Governor in Colorado?', marketId: 'KXGOVCONOMD-30-PWEI', label: 'Phil Weiser' }), b: polymarket('Colorado Democratic Senate Primary Winner', { market: 'Will Phil Weiser win the 2030 Colorado Democratic Senate primary?' }), relation: 'none' },
  { kind: 'district', a: kalshi('VA-09 House winner?', { id: 'KXHOUSERACE-VA09-28', market: 'Will Democratic win the House race for VA-09?', marketId: 'KXHOUSERACE-VA09-28-D', label: 'Democratic' }), b: polymarket('VA-08 House Election Winner', { market: 'Will the Democratic Party win the VA-08 House seat?' }), relation: 'none' },
  { kind: 'district spelt out', a: kalshi('OH-10 House winner?', { id: 'KXHOUSERACE-OH10-28', market: 'Will Republican win the House race for OH-10?', marketId: 'KXHOUSERACE-OH10-28-R', label: 'Republican' }), b: predictit("Which party will win the 2028 US House election in Ohio's 10th District?", { market: 'OH-10 House race winner?: Republican', label: 'Republican' }), relation: 'identity' },
  { kind: 'second place', a: manifold('Will Brad Lander win the 2029 NYC mayoral election?'), b: polymarket('Will Brad Lander get second place in the 2029 NYC mayoral election?'), relation: 'disjoint' },
  { kind: 'family name', a: kalshi('Who will be the 2032 Republican nominee?', { market: 'Will Donald Trump Jr. be the 2032 Republican presidential nominee?' }), b: polymarket('Will Donald Trump win the 2032 Republican presidential nomination?'), relation: 'disjoint' },
  { kind: 'same family name', a: kalshi('Who will replace the Florida Senator?', { market: 'Will Casey DeSantis be appointed as the next Florida Senator?' }), b: polymarket('Will Ron DeSantis be appointed as the next Florida Senator?'), relation: 'none' },
  { kind: 'bill number', a: polymarket('H.R. 41 (CLEAR Act) signed into law in 2027?'), b: limitless('CLEAR Act signed into law in 2027?'), relation: 'identity' },
  { kind: 'any or one kind', a: kalshi('Pandemic in 2027?'), b: polymarket('New influenza pandemic in 2027?'), relation: 'none' },
  // culture and technology
  { kind: 'ranking of one field', a: polymarket('Which company has the best Math AI model end of May?', { market: 'Will Mistral have the best Math AI model at the end of May 2027?' }), b: limitless('Which company has the best AI model end of May 2027?: Mistral'), relation: 'none' },
  { kind: 'headline or perform', a: kalshi('Who will headline the 2028 Super Bowl halftime show?', { market: 'Will SZA headline the 2028 Super Bowl halftime show?' }), b: polymarket('Will SZA perform at the 2028 Super Bowl halftime show?'), relation: 'subset' },
  { kind: 'album or song', a: kalshi('Will Lorde have the top album on US Spotify in 2027?'), b: polymarket('Will Lorde have the top song on US Spotify in 2027?'), relation: 'none' },
  { kind: 'language of an award', a: kalshi('Anime Award for Best Voice Artist (German)', { market: 'Will Levin Hahn win Best Voice Artist (German) at the 2027 Anime Awards?' }), b: polymarket('Anime Awards: Best Voice Artist (Castilian)', { market: 'Will Levin Hahn win Best Voice Artist (Castilian) at the 2027 Anime Awards?' }), relation: 'none' },
  { kind: 'other option', a: kalshi('Will Henry be the most popular boy name in 2027?'), b: polymarket('Will Noah be the most popular boy name in 2027?'), relation: 'none' },
  { kind: 'accents dropped', a: kalshi('Best Actor at the 2027 Oscars', { market: 'Best Actor at the 2027 Oscars - Timothée Chalamet', label: 'Timothée Chalamet' }), b: polymarket('will timothe chalamet win best actor at the 99th academy awards'), relation: 'identity' },
  { kind: 'asker in brackets', a: manifold('[ACX 2027] Will GTA VII be announced during 2027?'), b: polymarket('Will GTA VII be announced in 2027?'), relation: 'identity' },
]
