const split = (text: string) => text.trim().split(/\s*,\s*/)

/**
 * Teams that have won a contest at least once, by the id of the contest. Who has won once is never again a first-time
 * winner. Source: general knowledge, November 2026; later winners are missing, which makes no answer wrong.
 */
export const pastWinners: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'league:world-cup': split('Argentina, Brazil, England, France, Germany, Italy, Spain, Uruguay'),
    'league:euro': split('Denmark, France, Germany, Greece, Italy, Netherlands, Portugal, Spain'),
    'league:ucl':
      split(`Ajax, Aston Villa, Barcelona, Bayern Munich, Borussia Dortmund, Celtic, Chelsea, Feyenoord, Hamburg,
      Inter, Juventus, Liverpool, Manchester City, Manchester United, AC Milan, Marseille, Nottingham Forest, PSV, Porto,
      Paris Saint-Germain, Real Madrid`),
    'trophy:super-bowl': [
      'Chicago Bears',
      ...split(`Baltimore Ravens, Dallas Cowboys, Denver Broncos, Green Bay Packers,
      Indianapolis Colts, Kansas City Chiefs, Las Vegas Raiders, Los Angeles Rams, Miami Dolphins, New England Patriots,
      New Orleans Saints, New York Giants, New York Jets, Philadelphia Eagles, Pittsburgh Steelers, San Francisco 49ers,
      Seattle Seahawks, Tampa Bay Buccaneers, Washington Commanders`),
    ],
    'trophy:nba-finals': split(`Atlanta Hawks, Boston Celtics, Chicago Bulls, Cleveland Cavaliers, Dallas Mavericks,
      Denver Nuggets, Detroit Pistons, Golden State Warriors, Houston Rockets, Los Angeles Lakers, Miami Heat,
      Milwaukee Bucks, New York Knicks, Oklahoma City Thunder, Philadelphia 76ers, Portland Trail Blazers,
      Sacramento Kings, San Antonio Spurs, Toronto Raptors, Washington Wizards`),
    'trophy:world-series': split(`Arizona Diamondbacks, Athletics, Atlanta Braves, Baltimore Orioles, Boston Red Sox,
      Chicago Cubs, Chicago White Sox, Cincinnati Reds, Cleveland Guardians, Detroit Tigers, Houston Astros,
      Kansas City Royals, Los Angeles Angels, Los Angeles Dodgers, Miami Marlins, Minnesota Twins, New York Mets,
      New York Yankees, Philadelphia Phillies, Pittsburgh Pirates, San Francisco Giants, St. Louis Cardinals,
      Texas Rangers, Toronto Blue Jays, Washington Nationals`),
    'trophy:stanley-cup': split(`Anaheim Ducks, Boston Bruins, Calgary Flames, Carolina Hurricanes, Chicago Blackhawks,
      Colorado Avalanche, Dallas Stars, Detroit Red Wings, Edmonton Oilers, Florida Panthers, Los Angeles Kings,
      Montreal Canadiens, New Jersey Devils, New York Islanders, New York Rangers, Ottawa Senators, Philadelphia Flyers,
      Pittsburgh Penguins, St. Louis Blues, Tampa Bay Lightning, Toronto Maple Leafs, Vegas Golden Knights,
      Washington Capitals`),
  }),
)
