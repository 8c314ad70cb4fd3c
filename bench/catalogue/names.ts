/** The subjects of the generated catalogue. Sides of games are "city nickname"; names of persons combine two lists. */
export const leagues = {
  NBA: [
    'Atlanta Hawks',
    'Boston Celtics',
    'Brooklyn Nets',
    'Charlotte Hornets',
    'Chicago Bulls',
    'Cleveland Cavaliers',
    'Dallas Mavericks',
    'Denver Nuggets',
    'Detroit Pistons',
    'Houston Rockets',
    'Indiana Pacers',
    'Miami Heat',
    'Milwaukee Bucks',
    'Minnesota Timberwolves',
    'Orlando Magic',
    'Phoenix Suns',
    'Sacramento Kings',
    'Utah Jazz',
  ],
  NHL: [
    'Anaheim Ducks',
    'Boston Bruins',
    'Buffalo Sabres',
    'Calgary Flames',
    'Carolina Hurricanes',
    'Chicago Blackhawks',
    'Colorado Avalanche',
    'Dallas Stars',
    'Edmonton Oilers',
    'Florida Panthers',
    'Nashville Predators',
    'Ottawa Senators',
    'Seattle Kraken',
    'Tampa Bay Lightning',
    'Toronto Maple Leafs',
    'Vancouver Canucks',
    'Winnipeg Jets',
    'Montreal Canadiens',
  ],
  EPL: [
    'Arsenal',
    'Aston Villa',
    'Bournemouth',
    'Brentford',
    'Brighton',
    'Burnley',
    'Chelsea',
    'Crystal Palace',
    'Everton',
    'Fulham',
    'Leeds United',
    'Liverpool',
    'Manchester City',
    'Manchester United',
    'Newcastle',
    'Nottingham Forest',
    'Tottenham',
    'West Ham',
  ],
  'La Liga': [
    'Alavés',
    'Athletic Bilbao',
    'Atlético Madrid',
    'Barcelona',
    'Celta Vigo',
    'Elche',
    'Espanyol',
    'Getafe',
    'Girona',
    'Levante',
    'Mallorca',
    'Osasuna',
    'Rayo Vallecano',
    'Real Betis',
    'Real Madrid',
    'Real Sociedad',
    'Sevilla',
    'Valencia',
  ],
} as const

// biome-ignore format: one list per line
export const coins = ['Bitcoin', 'Ethereum', 'Solana', 'XRP', 'Dogecoin', 'BNB', 'Cardano', 'Avalanche', 'Chainlink', 'Litecoin']
// biome-ignore format: one list per line
export const cities = ['New York', 'Chicago', 'Miami', 'Austin', 'Denver', 'Los Angeles', 'Philadelphia', 'Houston', 'Seattle', 'Boston', 'London', 'Paris', 'Tokyo', 'Seoul', 'Toronto', 'Madrid', 'Berlin', 'Sydney', 'Mumbai', 'Dubai']
// biome-ignore format: one list per line
export const series = ['CPI', 'core CPI', 'unemployment rate', 'GDP growth', 'PCE inflation', 'retail sales', 'jobs added', 'PPI', 'mortgage rate', 'ISM manufacturing PMI']
// biome-ignore format: one list per line
export const countries = ['France', 'Germany', 'Japan', 'Brazil', 'Canada', 'Mexico', 'Spain', 'Italy', 'Poland', 'Norway', 'Sweden', 'Chile', 'Peru', 'Kenya', 'Ghana', 'India', 'Turkey', 'Egypt', 'Austria', 'Portugal']
// biome-ignore format: one list per line
const given = ['Alma', 'Boris', 'Clara', 'Dario', 'Edith', 'Felix', 'Greta', 'Hugo', 'Irene', 'Jonas', 'Karin', 'Lukas', 'Marta', 'Nils', 'Olga', 'Pavel', 'Rosa', 'Simon', 'Tilda', 'Viktor', 'Wanda', 'Xenia', 'Yusuf', 'Zoe', 'Anton', 'Bella', 'Cyril', 'Dora', 'Emil', 'Flora', 'Gustav', 'Hanna', 'Ivo', 'Judit', 'Kaspar', 'Lena', 'Milo', 'Nora', 'Otto', 'Petra', 'Ravi', 'Selma', 'Timo', 'Ursula', 'Vera', 'Willem', 'Yara', 'Zeno']
// biome-ignore format: one list per line
const first = ['Al', 'Ber', 'Cor', 'Dal', 'Er', 'Fal', 'Gor', 'Hol', 'Ir', 'Jar', 'Kel', 'Lor', 'Mar', 'Nor', 'Os', 'Par', 'Quin', 'Ros', 'Sal', 'Tor', 'Ul', 'Vas', 'Wes', 'Zan', 'Bri', 'Cla', 'Dre', 'Fro', 'Gra', 'Kri']
// biome-ignore format: one list per line
const middle = ['a', 'den', 'fi', 'gu', 'li', 'mo', 'na', 'po', 'ri', 'so', 'ti', 've']
// biome-ignore format: one list per line
const last = ['bani', 'cott', 'dorf', 'gren', 'hart', 'kova', 'lund', 'mond', 'nelli', 'quist', 'rez', 'stein', 'ton', 'vic', 'ward', 'zek']

const at = <Value>(list: readonly Value[], position: number): Value => list[position % list.length] as Value

/** One of 5,760 words; neighboring numbers give unlike words. */
function word(n: number): string {
  const spread = (n * 2_654_435_761) % 5760
  return `${at(first, spread)}${at(middle, Math.floor(spread / first.length))}${at(last, Math.floor(spread / first.length / middle.length))}`
}

/** The n-th person. */
export const person = (n: number): string => `${at(given, n + Math.floor(n / given.length))} ${word(n)}`

/** The n-th of many companies and products. */
export const product = (n: number): string => `${word(n + 31)}${at(['ex', 'io', 'um', 'or', 'ix'], n)}`
