const split = (text: string) => text.trim().split(/\s*,\s*/)

/** Teams of one league that play for a title of their own; no team plays in two of one league. */
interface Section {
  names: readonly string[]
  /** The league, or the kind of section: a team is in one of each. */
  division: string
  members: readonly string[]
}

interface Conference {
  names: readonly string[]
  league: string
  /** The title that one of its teams wins, by entity id. */
  title: string
  /** Its divisions by name, each with its teams. */
  divisions: Readonly<Record<string, string>>
}

/** Conferences of the major leagues of North America. Source: general knowledge, the season of 2025-26. */
const rows: readonly Conference[] = [
  {
    names: ['AFC'],
    league: 'nfl',
    title: 'trophy:afc-championship',
    divisions: {
      'AFC East': 'Buffalo Bills, Miami Dolphins, New England Patriots, New York Jets',
      'AFC North': 'Baltimore Ravens, Cincinnati Bengals, Cleveland Browns, Pittsburgh Steelers',
      'AFC South': 'Houston Texans, Indianapolis Colts, Jacksonville Jaguars, Tennessee Titans',
      'AFC West': 'Denver Broncos, Kansas City Chiefs, Las Vegas Raiders, Los Angeles Chargers',
    },
  },
  {
    names: ['NFC'],
    league: 'nfl',
    title: 'trophy:nfc-championship',
    divisions: {
      'NFC East': 'Dallas Cowboys, New York Giants, Philadelphia Eagles, Washington Commanders',
      'NFC North': 'Chicago Bears, Detroit Lions, Green Bay Packers, Minnesota Vikings',
      'NFC South': 'Atlanta Falcons, Carolina Panthers, New Orleans Saints, Tampa Bay Buccaneers',
      'NFC West': 'Arizona Cardinals, Los Angeles Rams, San Francisco 49ers, Seattle Seahawks',
    },
  },
  {
    names: ['Eastern Conference'],
    league: 'nba',
    title: 'trophy:nba-eastern',
    divisions: {
      Atlantic: 'Boston Celtics, Brooklyn Nets, New York Knicks, Philadelphia 76ers, Toronto Raptors',
      Central: 'Chicago Bulls, Cleveland Cavaliers, Detroit Pistons, Indiana Pacers, Milwaukee Bucks',
      Southeast: 'Atlanta Hawks, Charlotte Hornets, Miami Heat, Orlando Magic, Washington Wizards',
    },
  },
  {
    names: ['Western Conference'],
    league: 'nba',
    title: 'trophy:nba-western',
    divisions: {
      Northwest: 'Denver Nuggets, Minnesota Timberwolves, Oklahoma City Thunder, Portland Trail Blazers, Utah Jazz',
      Pacific: 'Golden State Warriors, Los Angeles Clippers, Los Angeles Lakers, Phoenix Suns, Sacramento Kings',
      Southwest: 'Dallas Mavericks, Houston Rockets, Memphis Grizzlies, New Orleans Pelicans, San Antonio Spurs',
    },
  },
  {
    names: ['Eastern Conference'],
    league: 'nhl',
    title: 'trophy:nhl-eastern',
    divisions: {
      Atlantic: `Boston Bruins, Buffalo Sabres, Detroit Red Wings, Florida Panthers, Montreal Canadiens, Ottawa Senators,
        Tampa Bay Lightning, Toronto Maple Leafs`,
      Metropolitan: `Carolina Hurricanes, Columbus Blue Jackets, New Jersey Devils, New York Islanders, New York Rangers,
        Philadelphia Flyers, Pittsburgh Penguins, Washington Capitals`,
    },
  },
  {
    names: ['Western Conference'],
    league: 'nhl',
    title: 'trophy:nhl-western',
    divisions: {
      Central: `Chicago Blackhawks, Colorado Avalanche, Dallas Stars, Minnesota Wild, Nashville Predators, St. Louis Blues,
        Utah Mammoth, Winnipeg Jets`,
      Pacific: `Anaheim Ducks, Calgary Flames, Edmonton Oilers, Los Angeles Kings, San Jose Sharks, Seattle Kraken,
        Vancouver Canucks, Vegas Golden Knights`,
    },
  },
  {
    names: ['American League'],
    league: 'mlb',
    title: 'trophy:american-league',
    divisions: {
      'AL East': 'Baltimore Orioles, Boston Red Sox, New York Yankees, Tampa Bay Rays, Toronto Blue Jays',
      'AL Central': 'Chicago White Sox, Cleveland Guardians, Detroit Tigers, Kansas City Royals, Minnesota Twins',
      'AL West': 'Athletics, Houston Astros, Los Angeles Angels, Seattle Mariners, Texas Rangers',
    },
  },
  {
    names: ['National League'],
    league: 'mlb',
    title: 'trophy:national-league',
    divisions: {
      'NL East': 'Atlanta Braves, Miami Marlins, New York Mets, Philadelphia Phillies, Washington Nationals',
      'NL Central': 'Chicago Cubs, Cincinnati Reds, Milwaukee Brewers, Pittsburgh Pirates, St. Louis Cardinals',
      'NL West': 'Arizona Diamondbacks, Colorado Rockies, Los Angeles Dodgers, San Diego Padres, San Francisco Giants',
    },
  },
]

/** The conferences, each with the teams of its divisions. */
export const conferences: readonly (Section & Pick<Conference, 'title'>)[] = rows.map(
  ({ names, league, title, divisions }) => ({
    names,
    division: league,
    title,
    members: Object.values(divisions).flatMap(split),
  }),
)

/** The divisions. */
export const divisions: readonly Section[] = rows.flatMap(({ league, divisions }) =>
  Object.entries(divisions).map(([name, teams]) => ({
    names: [`${name} Division`, ...(name.includes(' ') ? [name] : [])],
    division: `divisions of ${league}`,
    members: split(teams),
  })),
)

const canadian = split(`Calgary Flames, Edmonton Oilers, Montreal Canadiens, Ottawa Senators, Toronto Blue Jays,
  Toronto Maple Leafs, Toronto Raptors, Vancouver Canucks, Winnipeg Jets`)

/** The same teams by country. */
export const teamsByCountry: readonly Section[] = [
  { names: ['Canadian', 'Canada'], division: 'teams by country', members: canadian },
  {
    names: ['American', 'US', 'United States'],
    division: 'teams by country',
    members: conferences.flatMap(({ members }) => members).filter((team) => !canadian.includes(team)),
  },
]
