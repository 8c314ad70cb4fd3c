/** A team of a league where every team plays for a city. */
interface Team {
  code: string
  /** Kalshi's name: the city, and a letter where two teams share one. */
  city: string
  nick: string
  name: string
}

export interface League {
  id: string
  /** Kalshi's name of the league, whose mark it may not use. */
  generic: string
  /** Start of Kalshi's tickers. */
  ticker: string
  brand: string
  tags: readonly string[]
  scored: string
  teams: Readonly<Record<string, Team>>
}

/** Reads `DAL Dallas, Cowboys` rows; a city in brackets is what the full name says where Kalshi says otherwise. */
function roster(rows: string): Record<string, Team> {
  return Object.fromEntries(
    rows
      .split('\n')
      .map((row) => /^\s*(\w+) ([^,(]+?)(?: \((.+)\))?, (.+)$/.exec(row))
      .filter((match) => match !== null)
      .map(([, code = '', city = '', place = city, nick = '']) => [
        code,
        { code, city, nick, name: `${place} ${nick}` },
      ]),
  )
}

export const nfl: League = {
  id: 'nfl',
  generic: 'Pro Football',
  ticker: 'KXNFL',
  brand: 'NFL',
  tags: ['Sports', 'NFL'],
  scored: 'points',
  teams: roster(`
    ARI Arizona, Cardinals
    ATL Atlanta, Falcons
    BAL Baltimore, Ravens
    BUF Buffalo, Bills
    CAR Carolina, Panthers
    CHI Chicago, Bears
    CIN Cincinnati, Bengals
    CLE Cleveland, Browns
    DAL Dallas, Cowboys
    DEN Denver, Broncos
    DET Detroit, Lions
    GB Green Bay, Packers
    HOU Houston, Texans
    IND Indianapolis, Colts
    JAC Jacksonville, Jaguars
    KC Kansas City, Chiefs
    LV Las Vegas, Raiders
    LAC Los Angeles C (Los Angeles), Chargers
    LAR Los Angeles R (Los Angeles), Rams
    MIA Miami, Dolphins
    MIN Minnesota, Vikings
    NE New England, Patriots
    NO New Orleans, Saints
    NYG New York G (New York), Giants
    NYJ New York J (New York), Jets
    PHI Philadelphia, Eagles
    PIT Pittsburgh, Steelers
    SF San Francisco, 49ers
    SEA Seattle, Seahawks
    TB Tampa Bay, Buccaneers
    TEN Tennessee, Titans
    WAS Washington, Commanders`),
}

export const nba: League = {
  id: 'nba',
  generic: 'Pro Basketball',
  ticker: 'KXNBA',
  brand: 'NBA',
  tags: ['Sports', 'NBA'],
  scored: 'points',
  teams: roster(`
    ATL Atlanta, Hawks
    BOS Boston, Celtics
    BKN Brooklyn, Nets
    CHA Charlotte, Hornets
    CHI Chicago, Bulls
    CLE Cleveland, Cavaliers
    DAL Dallas, Mavericks
    DEN Denver, Nuggets
    DET Detroit, Pistons
    GSW Golden State, Warriors
    HOU Houston, Rockets
    IND Indiana, Pacers
    LAC Los Angeles C (Los Angeles), Clippers
    LAL Los Angeles L (Los Angeles), Lakers
    MEM Memphis, Grizzlies
    MIA Miami, Heat
    MIL Milwaukee, Bucks
    MIN Minnesota, Timberwolves
    NOP New Orleans, Pelicans
    NYK New York, Knicks
    OKC Oklahoma City, Thunder
    ORL Orlando, Magic
    PHI Philadelphia, 76ers
    PHX Phoenix, Suns
    POR Portland, Trail Blazers
    SAC Sacramento, Kings
    SAS San Antonio, Spurs
    TOR Toronto, Raptors
    UTA Utah, Jazz
    WAS Washington, Wizards`),
}

export const nhl: League = {
  id: 'nhl',
  generic: 'Pro Hockey',
  ticker: 'KXNHL',
  brand: 'NHL',
  tags: ['Sports', 'NHL'],
  scored: 'goals',
  teams: roster(`
    ANA Anaheim, Ducks
    BOS Boston, Bruins
    BUF Buffalo, Sabres
    CAR Carolina, Hurricanes
    CBJ Columbus, Blue Jackets
    COL Colorado, Avalanche
    DAL Dallas, Stars
    DET Detroit, Red Wings
    EDM Edmonton, Oilers
    FLA Florida, Panthers
    LAK Los Angeles, Kings
    MIN Minnesota, Wild
    MTL Montreal, Canadiens
    NJD New Jersey, Devils
    NYI New York I (New York), Islanders
    NYR New York R (New York), Rangers
    OTT Ottawa, Senators
    PHI Philadelphia, Flyers
    PIT Pittsburgh, Penguins
    SEA Seattle, Kraken
    TBL Tampa Bay, Lightning
    TOR Toronto, Maple Leafs
    UTA Utah, Mammoth
    VGK Vegas, Golden Knights
    WPG Winnipeg, Jets
    WSH Washington, Capitals`),
}

export const mlb: League = {
  id: 'mlb',
  generic: 'Pro Baseball',
  ticker: 'KXMLB',
  brand: 'MLB',
  tags: ['Sports', 'MLB'],
  scored: 'runs',
  teams: roster(`
    ARI Arizona, Diamondbacks
    ATL Atlanta, Braves
    BAL Baltimore, Orioles
    BOS Boston, Red Sox
    CHC Chicago C (Chicago), Cubs
    CIN Cincinnati, Reds
    CLE Cleveland, Guardians
    DET Detroit, Tigers
    HOU Houston, Astros
    LAA Los Angeles A (Los Angeles), Angels
    LAD Los Angeles D (Los Angeles), Dodgers
    MIL Milwaukee, Brewers
    NYM New York M (New York), Mets
    NYY New York Y (New York), Yankees
    PHI Philadelphia, Phillies
    SD San Diego, Padres
    SEA Seattle, Mariners
    SF San Francisco, Giants
    TEX Texas, Rangers
    TOR Toronto, Blue Jays`),
}
