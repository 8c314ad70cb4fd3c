import type { Entity } from './entity.ts'

/**
 * US states by postal code, each with its names. Source: general knowledge. In a district such as "AK-AL", "AL" means
 * at large and not Alabama.
 */
export const usStates: readonly Entity[] = [
  { id: 'al', names: ['Alabama'], codes: ['AL'] },
  { id: 'ak', names: ['Alaska'], codes: ['AK'] },
  { id: 'az', names: ['Arizona'], codes: ['AZ'] },
  { id: 'ar', names: ['Arkansas'], codes: ['AR'] },
  { id: 'ca', names: ['California'], codes: ['CA'] },
  { id: 'co', names: ['Colorado'], codes: ['CO'] },
  { id: 'ct', names: ['Connecticut'], codes: ['CT'] },
  { id: 'de', names: ['Delaware'], codes: ['DE'] },
  {
    id: 'dc',
    names: ['District of Columbia', 'Washington, District of Columbia', 'Washington DC', 'Washington D.C.', 'D.C.'],
    codes: ['DC'],
  },
  { id: 'fl', names: ['Florida'], codes: ['FL'] },
  { id: 'ga', names: ['Georgia'], codes: ['GA'] },
  { id: 'hi', names: ['Hawaii'], codes: ['HI'] },
  { id: 'id', names: ['Idaho'], codes: ['ID'] },
  { id: 'il', names: ['Illinois'], codes: ['IL'] },
  { id: 'in', names: ['Indiana'], codes: ['IN'] },
  { id: 'ia', names: ['Iowa'], codes: ['IA'] },
  { id: 'ks', names: ['Kansas'], codes: ['KS'] },
  { id: 'ky', names: ['Kentucky'], codes: ['KY'] },
  { id: 'la', names: ['Louisiana'], codes: ['LA'] },
  { id: 'me', names: ['Maine'], codes: ['ME'] },
  { id: 'md', names: ['Maryland'], codes: ['MD'] },
  { id: 'ma', names: ['Massachusetts'], codes: ['MA'] },
  { id: 'mi', names: ['Michigan'], codes: ['MI'] },
  { id: 'mn', names: ['Minnesota'], codes: ['MN'] },
  { id: 'ms', names: ['Mississippi'], codes: ['MS'] },
  { id: 'mo', names: ['Missouri'], codes: ['MO'] },
  { id: 'mt', names: ['Montana'], codes: ['MT'] },
  { id: 'ne', names: ['Nebraska'], codes: ['NE'] },
  { id: 'nv', names: ['Nevada'], codes: ['NV'] },
  { id: 'nh', names: ['New Hampshire'], codes: ['NH'] },
  { id: 'nj', names: ['New Jersey'], codes: ['NJ'] },
  { id: 'nm', names: ['New Mexico'], codes: ['NM'] },
  { id: 'ny', names: ['New York'], codes: ['NY'] },
  { id: 'nc', names: ['North Carolina'], codes: ['NC'] },
  { id: 'nd', names: ['North Dakota'], codes: ['ND'] },
  { id: 'oh', names: ['Ohio'], codes: ['OH'] },
  { id: 'ok', names: ['Oklahoma'], codes: ['OK'] },
  { id: 'or', names: ['Oregon'], codes: ['OR'] },
  { id: 'pa', names: ['Pennsylvania'], codes: ['PA'] },
  { id: 'ri', names: ['Rhode Island'], codes: ['RI'] },
  { id: 'sc', names: ['South Carolina'], codes: ['SC'] },
  { id: 'sd', names: ['South Dakota'], codes: ['SD'] },
  { id: 'tn', names: ['Tennessee'], codes: ['TN'] },
  { id: 'tx', names: ['Texas'], codes: ['TX'] },
  { id: 'ut', names: ['Utah'], codes: ['UT'] },
  { id: 'vt', names: ['Vermont'], codes: ['VT'] },
  { id: 'va', names: ['Virginia'], codes: ['VA'] },
  { id: 'wa', names: ['Washington'], codes: ['WA'] },
  { id: 'wv', names: ['West Virginia'], codes: ['WV'] },
  { id: 'wi', names: ['Wisconsin'], codes: ['WI'] },
  { id: 'wy', names: ['Wyoming'], codes: ['WY'] },
]

/** The ids of the states where a second round follows a primary that nobody wins with a majority. Source: general knowledge. */
export const runoffStates: ReadonlySet<string> = new Set(
  'al ar ga ms nc ok sc sd tx'.split(' ').map((code) => `state:${code}`),
)
