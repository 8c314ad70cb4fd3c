import { conferences, divisions, teamsByCountry } from './conferences.ts'
import { soccerClubs } from './teams-soccer.ts'

/**
 * A group of which a question may ask for any member: "any G7 country", "a Supreme Court justice". `kinds` are the
 * words for one member, `members` the names of all, or of those that are known.
 */
export interface Group {
  names: readonly string[]
  kinds: readonly string[]
  members: readonly string[]
  /** Names of its place, in "the winner is from Europe". */
  places?: readonly string[]
  /** Whether the name alone stands for its teams: "Will the AFC win the Super Bowl?" */
  alone?: boolean
  /** Members of another group of the same division are not members of this one: conferences, continents. */
  division?: string
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
  division: 'clubs',
  members: soccerClubs.flatMap(({ id, league: own, names: [name = ''] }) =>
    own === league && !ABROAD.test(id) ? name : [],
  ),
}))
/** Teams by conference, division and country; a conference has one in each final. */
const CONFERENCES = [...conferences, ...divisions, ...teamsByCountry].map((section) => ({
  ...section,
  kinds: ['team', 'club', 'champion', 'franchise'],
  alone: !teamsByCountry.includes(section),
}))
const COMPANY = ['AI company', 'AI lab', 'AI model', 'companies', 'company', 'firm', 'lab', 'model', 'tech company']
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
    names: ['Arab'],
    kinds: [...STATE, 'state'],
    members: split(`Algeria, Bahrain, Egypt, Iraq, Kuwait, Lebanon, Libya, Mauritania, Morocco, Oman, Qatar,
      Saudi Arabia, Sudan, Syria, Tunisia, United Arab Emirates, Yemen`),
  },
  {
    names: ['Gulf', 'GCC'],
    kinds: [...STATE, 'state'],
    members: split('Bahrain, Kuwait, Oman, Qatar, Saudi Arabia, United Arab Emirates'),
  },
  {
    names: ['Baltic'],
    kinds: [...STATE, 'state'],
    members: split('Estonia, Latvia, Lithuania'),
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
    places: ['South America'],
    division: 'continents',
    members: split('Argentina, Bolivia, Brazil, Chile, Colombia, Ecuador, Paraguay, Peru, Uruguay, Venezuela'),
  },
  {
    names: ['European', 'UEFA'],
    kinds: TEAM,
    places: ['Europe'],
    division: 'continents',
    members: split(`Albania, Andorra, Armenia, Austria, Azerbaijan, Belarus, Belgium, Bosnia, Bulgaria, Croatia, Cyprus,
      Czech Republic, Denmark, England, Estonia, Finland, France, Germany, Greece, Hungary, Iceland, Ireland, Italy,
      Kosovo, Latvia, Lithuania, Luxembourg, Malta, Moldova, Montenegro, Netherlands, North Macedonia, Norway, Poland,
      Portugal, Romania, Scotland, Serbia, Slovakia, Slovenia, Spain, Sweden, Switzerland, Ukraine, United Kingdom,
      Wales`),
  },
  {
    names: ['African', 'CAF'],
    kinds: TEAM,
    places: ['Africa'],
    division: 'continents',
    members: split(`Algeria, Angola, Burkina Faso, Cameroon, Cape Verde, DR Congo, Egypt, Ethiopia, Ghana, Ivory Coast,
      Kenya, Mali, Morocco, Nigeria, Senegal, South Africa, Sudan, Tunisia, Uganda, Zambia, Zimbabwe`),
  },
  {
    names: ['North American', 'CONCACAF'],
    kinds: TEAM,
    places: ['North America'],
    division: 'continents',
    members: split(
      'Canada, Costa Rica, Cuba, El Salvador, Guatemala, Haiti, Honduras, Jamaica, Mexico, Panama, United States',
    ),
  },
  {
    names: ['Oceanian'],
    kinds: TEAM,
    places: ['Oceania'],
    division: 'continents',
    members: split('Australia, Fiji, New Zealand, Papua New Guinea'),
  },
  {
    names: ['Asian'],
    kinds: TEAM,
    places: ['Asia'],
    division: 'continents',
    members: split(`Australia, China, India, Indonesia, Iran, Iraq, Japan, Malaysia, Philippines, Qatar,
      Saudi Arabia, South Korea, Thailand, United Arab Emirates, Uzbekistan, Vietnam`),
  },
  {
    names: ['Big Tech', 'Magnificent Seven', 'Magnificent 7', 'Mag 7'],
    kinds: ['company', 'companies', 'stock', 'firm', 'member'],
    members: split('Alphabet, Amazon, Apple, Google, Meta, Microsoft'),
  },
  {
    names: ['Chinese'],
    kinds: COMPANY,
    places: ['China'],
    division: 'companies',
    members: split('Alibaba, Baidu, BYD, ByteDance, DeepSeek, Huawei, MiniMax, Moonshot, Tencent, Xiaomi, Z.ai, Zhipu'),
  },
  {
    names: ['American', 'US', 'U.S.'],
    kinds: COMPANY,
    places: ['the United States', 'the US'],
    division: 'companies',
    members:
      split(`Alphabet, Amazon, Anthropic, Apple, Boeing, Google, Intel, Meta, Microsoft, Nvidia, OpenAI, Oracle, SpaceX,
      Tesla, xAI`),
  },
  {
    names: ['European'],
    kinds: COMPANY,
    places: ['Europe'],
    division: 'companies',
    members: split('Airbus, ASML, Mistral, Novo Nordisk, SAP, Siemens, Spotify, Volkswagen'),
  },
  {
    names: ['G7'],
    kinds: ['central bank'],
    members: split('Bank of Canada, Bank of England, Bank of Japan, European Central Bank, Federal Reserve'),
  },
  {
    names: ['Millennium Prize'],
    kinds: ['problem', 'problems'],
    members: split(`Birch and Swinnerton-Dyer conjecture, Hodge conjecture, Navier-Stokes, P vs NP, Riemann hypothesis,
      Yang-Mills`),
  },
  ...CONFERENCES,
  {
    names: ['elected', 'elective', 'political', 'public', 'elected public'],
    kinds: ['office', 'offices', 'position'],
    members: split(
      'president, vice president, governor, Senate, House, Congress, mayor, attorney general, prime minister',
    ),
  },
  {
    names: ['Cabinet', 'Trump Cabinet'],
    kinds: ['member', 'official', 'secretary'],
    members:
      split(`Scott Bessent, Pam Bondi, Doug Burgum, Lori Chavez-DeRemer, Doug Collins, Sean Duffy, Jamieson Greer, Pete Hegseth,
      Howard Lutnick, Linda McMahon, Kristi Noem, Brooke Rollins, Marco Rubio, Scott Turner, Chris Wright`),
  },
  {
    names: ['Supreme Court', 'SCOTUS'],
    kinds: ['justice', 'justices', 'member'],
    members: split(`Samuel Alito, Amy Coney Barrett, Neil Gorsuch, Ketanji Brown Jackson, Brett Kavanaugh, Elena Kagan,
      John Roberts, Sonia Sotomayor, Clarence Thomas`),
  },
  ...CLUBS,
]
