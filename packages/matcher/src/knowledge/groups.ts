import { soccerClubs } from './teams-soccer.ts'

/**
 * A group of which a question may ask for any member: "any G7 country", "a Supreme Court justice". `kinds` are the
 * words for one member, `members` the names of all.
 */
export interface Group {
  names: readonly string[]
  kinds: readonly string[]
  members: readonly string[]
}

const STATE = [
  'country',
  'countries',
  'nation',
  'nations',
  'member',
  'members',
  'member state',
  'member states',
  'ally',
]
const TEAM = [...STATE, 'team', 'teams', 'side']
const split = (text: string) => text.trim().split(/\s*,\s*/)

const ABROAD = /:(?:cardiff|swansea|wrexham|monaco)/
/** Clubs by the country of their league; clubs that play abroad (Cardiff, Monaco) are left out. */
const CLUBS = [
  ['epl', 'England', 'English'],
  ['laliga', 'Spain', 'Spanish'],
  ['seriea', 'Italy', 'Italian'],
  ['bundesliga', 'Germany', 'German'],
  ['ligue1', 'France', 'French'],
  ['eredivisie', 'Netherlands', 'Dutch'],
  ['primeira', 'Portugal', 'Portuguese'],
  ['super-lig', 'Turkey', 'Turkish'],
].map(([league, ...names]) => ({
  names,
  kinds: ['team', 'club', 'side'],
  members: soccerClubs.flatMap(({ id, league: own, names: [name = ''] }) =>
    own === league && !ABROAD.test(id) ? name : [],
  ),
}))
/** Groups with their members. Source: the groups' own lists and general knowledge, November 2026. */
export const groups: readonly Group[] = [
  {
    names: ['G7'],
    kinds: STATE,
    members: split('Canada, France, Germany, Italy, Japan, United Kingdom, United States'),
  },
  {
    names: ['G20'],
    kinds: STATE,
    members:
      split(`Argentina, Australia, Brazil, Canada, China, France, Germany, India, Indonesia, Italy, Japan, Mexico,
      Russia, Saudi Arabia, South Africa, South Korea, Turkey, United Kingdom, United States`),
  },
  {
    names: ['NATO'],
    kinds: STATE,
    members:
      split(`Albania, Belgium, Bulgaria, Canada, Croatia, Czech Republic, Denmark, Estonia, Finland, France, Germany,
      Greece, Hungary, Iceland, Italy, Latvia, Lithuania, Luxembourg, Montenegro, Netherlands, North Macedonia, Norway,
      Poland, Portugal, Romania, Slovakia, Slovenia, Spain, Sweden, Turkey, United Kingdom, United States`),
  },
  {
    names: ['EU', 'European Union'],
    kinds: STATE,
    members:
      split(`Austria, Belgium, Bulgaria, Croatia, Cyprus, Czech Republic, Denmark, Estonia, Finland, France, Germany,
      Greece, Hungary, Ireland, Italy, Latvia, Lithuania, Luxembourg, Malta, Netherlands, Poland, Portugal, Romania,
      Slovakia, Slovenia, Spain, Sweden`),
  },
  {
    names: ['Baltic'],
    kinds: [...STATE, 'state', 'states'],
    members: split('Estonia, Latvia, Lithuania'),
  },
  {
    names: ['Nordic'],
    kinds: STATE,
    members: split('Denmark, Finland, Iceland, Norway, Sweden'),
  },
  {
    names: ['BRICS'],
    kinds: STATE,
    members: split(
      'Brazil, China, Egypt, Ethiopia, India, Indonesia, Iran, Russia, South Africa, United Arab Emirates',
    ),
  },
  {
    names: ['OPEC'],
    kinds: STATE,
    members: split('Algeria, Iran, Iraq, Kuwait, Libya, Nigeria, Saudi Arabia, United Arab Emirates, Venezuela'),
  },
  {
    names: ['South American'],
    kinds: TEAM,
    members: split('Argentina, Bolivia, Brazil, Chile, Colombia, Ecuador, Paraguay, Peru, Uruguay, Venezuela'),
  },
  {
    names: ['European', 'UEFA'],
    kinds: TEAM,
    members: split(`Albania, Andorra, Armenia, Austria, Azerbaijan, Belarus, Belgium, Bosnia, Bulgaria, Croatia, Cyprus,
      Czech Republic, Denmark, England, Estonia, Finland, France, Germany, Greece, Hungary, Iceland, Ireland, Italy,
      Kosovo, Latvia, Lithuania, Luxembourg, Malta, Moldova, Montenegro, Netherlands, North Macedonia, Norway, Poland,
      Portugal, Romania, Scotland, Serbia, Slovakia, Slovenia, Spain, Sweden, Switzerland, Ukraine, United Kingdom,
      Wales`),
  },
  {
    names: ['African'],
    kinds: TEAM,
    members: split(`Algeria, Angola, Burkina Faso, Cameroon, Cape Verde, DR Congo, Egypt, Ethiopia, Ghana, Ivory Coast,
      Kenya, Mali, Morocco, Nigeria, Senegal, South Africa, Sudan, Tunisia, Uganda, Zambia, Zimbabwe`),
  },
  {
    names: ['Asian', 'AFC'],
    kinds: TEAM,
    members: split(`Australia, China, India, Indonesia, Iran, Iraq, Japan, Malaysia, Philippines, Qatar,
      Saudi Arabia, South Korea, Thailand, United Arab Emirates, Uzbekistan, Vietnam`),
  },
  {
    names: ['Big Tech', 'Magnificent Seven', 'Magnificent 7', 'Mag 7'],
    kinds: ['company', 'companies', 'stock', 'firm', 'member'],
    members: split('Alphabet, Amazon, Apple, Google, Meta, Microsoft'),
  },
  {
    names: ['Supreme Court', 'SCOTUS'],
    kinds: ['justice', 'justices', 'member'],
    members: split(`Samuel Alito, Amy Coney Barrett, Neil Gorsuch, Ketanji Brown Jackson, Brett Kavanaugh, Elena Kagan,
      John Roberts, Sonia Sotomayor, Clarence Thomas`),
  },
  ...CLUBS,
]
