import type { Side } from './match.ts'

/** Reads `MUN Manchester United FC | Manchester Utd | Manchester United`: Polymarket's, Kalshi's and Limitless' name. */
const side = (row: string): [string, Side] => {
  const [, code = '', names = ''] = /^(\w+) (.+)$/.exec(row.trim()) ?? []
  const [polymarket = '', kalshi = polymarket, limitless = kalshi] = names.split(' | ')
  return [code, { code, polymarket, kalshi, limitless }]
}

const sides = Object.fromEntries(
  `MUN Manchester United FC | Manchester Utd | Manchester United
  MCI Manchester City FC | Manchester City | Man City
  LFC Liverpool FC | Liverpool
  ARS Arsenal FC | Arsenal
  TOT Tottenham Hotspur FC | Tottenham
  CHE Chelsea FC | Chelsea
  BUR Burnley FC | Burnley
  AVL Aston Villa FC | Aston Villa
  NEW Newcastle United FC | Newcastle
  NFO Nottingham Forest FC | Nottingham Forest | Nottm Forest
  ATH Athletic Club | Bilbao | Athletic Club
  CEL RC Celta de Vigo | Celta Vigo
  RMA Real Madrid CF | Real Madrid
  SEV Sevilla FC | Sevilla
  NAP SSC Napoli | Napoli
  BFC Bologna FC 1909 | Bologna
  INT FC Internazionale Milano | Inter | Inter
  KOE 1. FC Köln | FC Cologne | 1. FC Köln
  BMU FC Bayern München | Bayern Munich | Bayern München
  PSG Paris Saint-Germain FC | PSG | Paris Saint Germain
  ATM Club Atlético de Madrid | Atletico | Atlético Madrid
  OM Olympique de Marseille | Marseille
  CIV Côte d'Ivoire | Ivory Coast
  CPV Cabo Verde | Cape Verde | Cape Verde Islands
  KOR South Korea | Korea Republic | South Korea
  USA United States | USA
  MEX Mexico
  ESP Spain
  TUR Türkiye | Turkey
  NED Netherlands`
    .split('\n')
    .map(side),
)

/** A side of the scenario's matches by its code. */
export function club(code: string): Side {
  const found = sides[code]
  if (!found) throw new Error(`No side ${code}`)
  return found
}
