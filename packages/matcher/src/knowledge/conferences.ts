const split = (text: string) => text.trim().split(/\s*,\s*/)

/**
 * Teams of the major leagues of North America by conference. A team of one conference is in no other of its
 * division. Source: general knowledge, the season of 2025-26.
 */
export const conferences: readonly { names: readonly string[]; division: string; members: readonly string[] }[] = [
  {
    names: ['AFC'],
    division: 'nfl',
    members:
      split(`Baltimore Ravens, Buffalo Bills, Cincinnati Bengals, Cleveland Browns, Denver Broncos, Houston Texans,
      Indianapolis Colts, Jacksonville Jaguars, Kansas City Chiefs, Las Vegas Raiders, Los Angeles Chargers, Miami Dolphins,
      New England Patriots, New York Jets, Pittsburgh Steelers, Tennessee Titans`),
  },
  {
    names: ['NFC'],
    division: 'nfl',
    members: [
      'Chicago Bears',
      ...split(`Arizona Cardinals, Atlanta Falcons, Carolina Panthers, Dallas Cowboys, Detroit Lions,
      Green Bay Packers, Los Angeles Rams, Minnesota Vikings, New Orleans Saints, New York Giants, Philadelphia Eagles,
      San Francisco 49ers, Seattle Seahawks, Tampa Bay Buccaneers, Washington Commanders`),
    ],
  },
  {
    names: ['Eastern Conference'],
    division: 'nba',
    members: split(`Atlanta Hawks, Boston Celtics, Brooklyn Nets, Charlotte Hornets, Chicago Bulls, Cleveland Cavaliers,
      Detroit Pistons, Indiana Pacers, Miami Heat, Milwaukee Bucks, New York Knicks, Orlando Magic, Philadelphia 76ers,
      Toronto Raptors, Washington Wizards`),
  },
  {
    names: ['Western Conference'],
    division: 'nba',
    members: split(`Dallas Mavericks, Denver Nuggets, Golden State Warriors, Houston Rockets, Los Angeles Clippers,
      Los Angeles Lakers, Memphis Grizzlies, Minnesota Timberwolves, New Orleans Pelicans, Oklahoma City Thunder,
      Phoenix Suns, Portland Trail Blazers, Sacramento Kings, San Antonio Spurs, Utah Jazz`),
  },
  {
    names: ['Eastern Conference'],
    division: 'nhl',
    members: split(`Boston Bruins, Buffalo Sabres, Carolina Hurricanes, Columbus Blue Jackets, Detroit Red Wings,
      Florida Panthers, Montreal Canadiens, New Jersey Devils, New York Islanders, New York Rangers, Ottawa Senators,
      Philadelphia Flyers, Pittsburgh Penguins, Tampa Bay Lightning, Toronto Maple Leafs, Washington Capitals`),
  },
  {
    names: ['Western Conference'],
    division: 'nhl',
    members:
      split(`Anaheim Ducks, Calgary Flames, Chicago Blackhawks, Colorado Avalanche, Dallas Stars, Edmonton Oilers,
      Los Angeles Kings, Minnesota Wild, Nashville Predators, San Jose Sharks, Seattle Kraken, St. Louis Blues,
      Utah Mammoth, Vancouver Canucks, Vegas Golden Knights, Winnipeg Jets`),
  },
  {
    names: ['American League'],
    division: 'mlb',
    members:
      split(`Athletics, Baltimore Orioles, Boston Red Sox, Chicago White Sox, Cleveland Guardians, Detroit Tigers,
      Houston Astros, Kansas City Royals, Los Angeles Angels, Minnesota Twins, New York Yankees, Seattle Mariners,
      Tampa Bay Rays, Texas Rangers, Toronto Blue Jays`),
  },
  {
    names: ['National League'],
    division: 'mlb',
    members: split(`Arizona Diamondbacks, Atlanta Braves, Chicago Cubs, Cincinnati Reds, Colorado Rockies,
      Los Angeles Dodgers, Miami Marlins, Milwaukee Brewers, New York Mets, Philadelphia Phillies, Pittsburgh Pirates,
      San Diego Padres, San Francisco Giants, St. Louis Cardinals, Washington Nationals`),
  },
]

const canadian = split(`Calgary Flames, Edmonton Oilers, Montreal Canadiens, Ottawa Senators, Toronto Blue Jays,
  Toronto Maple Leafs, Toronto Raptors, Vancouver Canucks, Winnipeg Jets`)

/** The same teams by country. */
export const teamsByCountry: typeof conferences = [
  { names: ['Canadian', 'Canada'], division: 'teams by country', members: canadian },
  {
    names: ['American', 'US', 'United States'],
    division: 'teams by country',
    members: conferences.flatMap(({ members }) => members).filter((team) => !canadian.includes(team)),
  },
]
