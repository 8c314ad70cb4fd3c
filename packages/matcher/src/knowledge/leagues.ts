import type { Entity } from './entity.ts'

/** A league, cup or tournament with its sport. `codes` are the beginnings of its series tickers on Kalshi. */
export interface League extends Entity {
  /** The sport; for esports, the game. */
  sport: string
  women?: true
}

/** Leagues, one row each: "sport: id|Name;Other name|CODE CODE". The sport of women's leagues is in capitals. */
const rows: readonly string[] = [
  'baseball: kbo|KBO;KBO League;Korean Baseball|KBO',
  'baseball: mlb|Pro Baseball;MLB;Major League Baseball|MLB',
  'baseball: npb|NPB;Nippon Professional Baseball|NPB',
  'baseball: wbc|World Baseball Classic|WBC WORLDBASEBALLCLASSIC',

  'basketball: acb|Liga ACB;Liga Endesa|ACB',
  'basketball: bsl|Basketbol Super Ligi;Turkish Basketball Super League;BSL|BSL',
  'basketball: bundesliga-basketball|Basketball Bundesliga;easyCredit BBL|GBL',
  'basketball: cba|Chinese Basketball Association;CBA|CBA',
  'basketball: eurocup|EuroCup;BKT EuroCup|EUROCUP',
  'basketball: euroleague|EuroLeague;Euroleague Basketball|EUROLEAGUE',
  'basketball: g-league|NBA G League;G League|NBAGLEAGUE',
  'basketball: kbl|KBL;Korean Basketball League|KBL',
  'basketball: lba|Lega Basket Serie A;Lega Basket|LBA',
  'basketball: lnb|LNB Elite;Betclic Elite;LNB Pro A|LNB',
  "basketball: nba|Pro Basketball;NBA;National Basketball Association;Pro Men's Basketball;Men's Pro Basketball|NBA",
  'basketball: nba-2k|NBA 2K League|NBA2K',
  'basketball: nba-summer|NBA Summer League;Summer League|NBASUMMER',
  'basketball: nbl|NBL;National Basketball League|NBL',
  "basketball: ncaab|Men's College Basketball;College Basketball;NCAAB;March Madness;CBB;NCAA Men's Basketball;NCAA Basketball|NCAAMB NCAAB CBB MARMAD",
  "BASKETBALL: ncaaw|Women's College Basketball;NCAA Women's Basketball;NCAAW|NCAAWB WMARMAD",
  "BASKETBALL: wnba|Women's Pro Basketball;Pro Women's Basketball;WNBA;Pro Basketball (W);Pro Basketball W|WNBA",

  'boxing: boxing|Boxing|BOXING',

  'chess: chess|World Chess Championship;FIDE World Championship;FIDE World Chess Championship|CHESS',

  'cod: cod|Call of Duty;Call of Duty League;CDL|CODGAME CDL',

  'cricket: bbl|Big Bash League|BBL',
  'cricket: bpl|Bangladesh Premier League|BPL',
  'cricket: cpl|Caribbean Premier League|CPL',
  "cricket: cricket-world-cup|Cricket World Cup;ICC Cricket World Cup;ICC World Cup;ICC Men's Cricket World Cup;ICC Men's World Cup;ODI World Cup|CWC",
  'cricket: ipl|IPL;Indian Premier League|IPL',
  'cricket: psl|Pakistan Super League;PSL|PSL',
  "cricket: t20-world-cup|T20 World Cup;ICC T20 World Cup;ICC Men's T20 World Cup|T20WC T20WORLDCUP",
  'cricket: the-hundred|The Hundred|THEHUNDRED',

  'cs2: blast|BLAST Premier;BLAST Open;BLAST Rivals;BLAST Bounty|',
  'cs2: cs2|Counter-Strike;CS2;Counter-Strike 2;CSGO;CS:GO|CS2 CSGO',
  'cs2: esl-pro-league|ESL Pro League|',
  'cs2: iem|IEM;Intel Extreme Masters|',

  "cycling: giro|Giro d'Italia;Giro dItalia|GIRO",
  'cycling: tour-de-france|Tour de France|TDF',
  'cycling: vuelta|Vuelta a España;Vuelta a Espana;La Vuelta|VUELTA',

  'darts: darts|PDC World Darts Championship;World Darts Championship;Darts|DARTS',

  'dota2: dota2|Dota 2;Dota|DOTA2',
  'dota2: the-international|The International|DOTA2TI',

  'football: cfl|CFL;Canadian Football League|CFL',
  'football: ncaaf|College Football;NCAAF;CFB;NCAA Football;CFP|NCAAF CFB',
  'football: nfl|Pro Football;NFL;National Football League|NFL',
  'football: ufl|UFL;United Football League|UFL',

  'golf: liv|LIV Golf;LIV|LIVGOLF LIVTOUR',
  'golf: dp-world-tour|DP World Tour|DPWORLDTOUR',
  'golf: masters|The Masters;US Masters;Masters Tournament;Masters Golf;Augusta National|MASTERS',
  'golf: open-championship|The Open Championship;Open Championship;The Open;British Open|THEOPEN',
  'golf: pga|PGA Tour;PGA|PGATOUR PGA',
  'golf: pga-championship|PGA Championship|PGC',
  'golf: ryder-cup|Ryder Cup|RYDERCUP',
  'golf: us-open-golf|US Open Golf;U.S. Open Golf;U.S. Open Championship;US Open|USOPENGOLF',

  'hockey: ahl|AHL;American Hockey League|AHL',
  'hockey: iihf|IIHF World Championship;Ice Hockey World Championship|IIHF',
  'hockey: khl|KHL|KHL',
  'hockey: nhl|Pro Hockey;NHL;National Hockey League|NHL',
  'hockey: shl|SHL;Swedish Hockey League|SHL',

  'lol: lck|LCK;LCK Cup|LCK',
  'lol: lcs|LCS|LCS',
  'lol: lec|LEC|LEC',
  'lol: lol|League of Legends;LoL|LOL',
  'lol: lol-worlds|LoL Worlds;League of Legends World Championship;Worlds|LOLWORLDS',
  'lol: lpl|LPL|LPL',
  'lol: lta|LTA;LTA North;LTA South|LTA',
  'lol: msi|Mid-Season Invitational;MSI|MSI',

  'mma: pfl|PFL;Professional Fighters League|PFL',
  'mma: ufc|UFC;Ultimate Fighting Championship|UFC',

  'motorsport: f1|Formula 1;F1;Formula One|F1',
  'motorsport: daytona-500|Daytona 500|',
  'motorsport: indy-500|Indy 500;Indianapolis 500|',
  'motorsport: indycar|IndyCar;IndyCar Series|INDYCAR',
  'motorsport: motogp|MotoGP|MOTOGP',
  'motorsport: nascar|NASCAR;NASCAR Cup Series;NASCAR Cup|NASCAR',

  'multi: olympics|Olympics;Summer Olympics;Olympic Games;LA Olympics;Los Angeles Olympics;Paris Olympics;Tokyo Olympics;Tokyo Olympic Games|OLYMPICS',
  'multi: winter-olympics|Winter Olympics;Winter Olympic Games;Milan Cortina Olympics;Milano Cortina Olympics|WOLYMPICS WO',

  'overwatch: overwatch|Overwatch|OVERWATCH',

  'rainbow-six: rainbow-six|Rainbow Six;Rainbow Six Siege;R6|R6GAME',

  'rocket-league: rocket-league|Rocket League;RLCS|RLCS ROCKETLEAGUE',

  'rugby: nrl|NRL;National Rugby League|NRL',
  'rugby: rugby-world-cup|Rugby World Cup|RUGBYWC',
  "rugby: six-nations|Six Nations;6 Nations;Six Nations Championship;Men's Six Nations;Guinness Six Nations|SIXNATIONS",
  'rugby: super-rugby|Super Rugby;Super Rugby Pacific|SUPERRUGBY',

  'afl: afl|AFL;Australian Football League|AFL',

  'snooker: snooker|World Snooker Championship;Snooker|SNOOKER',

  'soccer: a-league|A-League;A-League Men|ALEAGUE',
  'soccer: afc-champions-league|AFC Champions League;AFC Champions League Elite|AFCCL',
  'soccer: afcon|Africa Cup of Nations;AFCON|AFCON',
  'soccer: allsvenskan|Allsvenskan|ALLSVENSKAN',
  'soccer: argentina|Argentine Primera;Liga Profesional Argentina;Argentina Primera Division;Primera Division Argentina|ARGPREMDIV',
  'soccer: asian-cup|AFC Asian Cup;Asian Cup|ASIANCUP',
  'soccer: austria|Austrian Bundesliga|AUSTRIANBUNDESLIGA',
  'soccer: belgium|Belgian Pro League;Jupiler Pro League|BELGIANPL',
  'soccer: brasileirao|Brasileirao;Brasileirão;Brazil Serie A;Campeonato Brasileiro;Brasileiro Serie A;Brasileirao Serie A|BRASILEIRO',
  'soccer: bundesliga|Bundesliga;German Bundesliga|BUNDESLIGA',
  'soccer: bundesliga2|2. Bundesliga;Bundesliga 2|BUNDESLIGA2',
  'soccer: championship|EFL Championship;English Championship|EFLCHAMPIONSHIP',
  'soccer: chile|Chilean Primera;Liga de Primera Chile|CHLLDP',
  'soccer: china|Chinese Super League|CSLGAME CHINESESL',
  'soccer: club-world-cup|FIFA Club World Cup;Club World Cup|CLUBWC CLUBWORLDCUP',
  'soccer: colombia|Categoria Primera A;Liga BetPlay;Dimayor|DIMAYOR',
  'soccer: community-shield|Community Shield|COMMUNITYSHIELD',
  'soccer: concacaf-champions-cup|CONCACAF Champions Cup|CONCACAFCC',
  'soccer: conmebol-qualifiers|CONMEBOL qualifiers|',
  'soccer: copa-america|Copa America;Copa América|COPAAMERICA',
  'soccer: copa-del-rey|Copa del Rey|COPADELREY',
  'soccer: copa-do-brasil|Copa do Brasil|COPADOBRASIL',
  'soccer: coppa-italia|Coppa Italia|COPPAITALIA',
  'soccer: coupe-de-france|Coupe de France;French Cup|COUPEDEFRANCE',
  'soccer: croatia|HNL;Croatian First League;SuperSport HNL|HNL',
  'soccer: czech|Czech First League;Chance Liga|CZECHFL',
  'soccer: denmark|Danish Superliga;Superliga|DANISHSUPERLIGA',
  'soccer: dfb-pokal|DFB-Pokal;DFB Pokal;German Cup|DFBPOKAL',
  'soccer: ecuador|LigaPro;Ecuador Serie A|ECUADORLP',
  'soccer: efl-cup|EFL Cup;Carabao Cup;League Cup|EFLCUP',
  'soccer: ekstraklasa|Ekstraklasa|EKSTRAKLASA',
  'soccer: eliteserien|Eliteserien|ELITESERIEN',
  'soccer: epl|English Premier League;EPL;Premier League;Barclays Premier League|EPL PREMIERLEAGUE',
  'soccer: eredivisie|Eredivisie;Dutch Eredivisie|EREDIVISIE',
  'soccer: euro|UEFA European Championship;UEFA Euro;Euros|UEFAEURO',
  'soccer: fa-cup|FA Cup;Emirates FA Cup|FACUP',
  'soccer: gold-cup|CONCACAF Gold Cup;Gold Cup|GOLDCUP',
  'soccer: greece|Greek Super League;Super League Greece|SLGREECE',
  'soccer: india|Indian Super League|INDIANSL',
  'soccer: j-league|J-League;J1 League;J.League|JLEAGUE',
  'soccer: k-league|K-League;K League 1;K League|KLEAGUE',
  'soccer: laliga|La Liga;LaLiga;LaLiga EA Sports;Spanish La Liga|LALIGA',
  'soccer: laliga2|La Liga 2;LaLiga2;Segunda Division;LaLiga Hypermotion|LALIGA2',
  'soccer: league-one|EFL League One;League One|EFLL1',
  'soccer: league-two|EFL League Two;League Two|EFLL2',
  'soccer: leagues-cup|Leagues Cup|LEAGUESCUP',
  'soccer: libertadores|Copa Libertadores;CONMEBOL Libertadores|LIBERTADORES CONMEBOLLIB',
  'soccer: ligamx|Liga MX|LIGAMX',
  'soccer: ligue1|Ligue 1;French Ligue 1|LIGUE1',
  'soccer: ligue2|Ligue 2|LIGUE2',
  'soccer: mls|MLS;Major League Soccer;MLS Cup|MLS',
  'soccer: nations-league|UEFA Nations League;Nations League|UNL UEFANL',
  'SOCCER: nwsl|NWSL;National Women’s Soccer League|NWSL',
  'soccer: peru|Liga 1 Peru;Peru Liga 1;Peruvian Liga 1|PERLIGA1',
  'soccer: primeira|Primeira Liga;Liga Portugal;Liga Portugal Betclic|LIGAPORTUGAL',
  'soccer: russia|Russian Premier League|RPL',
  'soccer: saudi|Saudi Pro League;Saudi Professional League;Roshn Saudi League|SAUDIPL',
  'soccer: scottish|Scottish Premiership|SCOTTISHPREM',
  'soccer: serbia|Serbian SuperLiga|',
  'soccer: serie-b|Serie B;Italian Serie B|SERIEB',
  'soccer: seriea|Serie A;Italian Serie A;Scudetto|SERIEA',
  'soccer: sudamericana|Copa Sudamericana;CONMEBOL Sudamericana|SUDAMERICANA CONMEBOLSUD',
  'soccer: super-cup|UEFA Super Cup|UEFASC',
  'soccer: super-lig|Super Lig;Süper Lig;Turkish Super Lig;Trendyol Super Lig|SUPERLIG',
  'soccer: supercopa|Supercopa de Espana;Spanish Super Cup|SUPERCOPA',
  'soccer: switzerland|Swiss Super League|SWISSSL',
  'soccer: ucl|UEFA Champions League;Champions League;UCL|UCL',
  'soccer: uecl|UEFA Conference League;Europa Conference League;Conference League;UECL|UECL',
  'soccer: uel|UEFA Europa League;Europa League;UEL|UEL',
  'soccer: usl|USL Championship;USL|USL',
  'SOCCER: uwcl|UEFA Women’s Champions League;Women’s Champions League;UWCL|UWCL',
  "SOCCER: womens-world-cup|FIFA Women's World Cup;Women's World Cup|WWC WOMENWORLDCUP",
  "SOCCER: wsl|Women's Super League;WSL|WSL",
  "soccer: world-cup|FIFA World Cup;World Cup;FIFA Men's World Cup;Men's World Cup|WORLDCUP MENWORLDCUP WC FIFAWC",

  'starcraft: starcraft|StarCraft;StarCraft II;StarCraft 2|STARCRAFT',

  'tennis: atp|ATP;ATP Tour;ATP Finals|ATP',
  'tennis: australian-open|Australian Open|AUSOPEN',
  'tennis: davis-cup|Davis Cup|DAVISCUP',
  'tennis: french-open|French Open;Roland Garros;Roland-Garros|FOPEN FRENCHOPEN',
  'tennis: us-open-tennis|US Open Tennis;U.S. Open;US Open Men;US Open Women|USOPEN',
  'tennis: wimbledon|Wimbledon|WIMBLEDON',
  'tennis: wta|WTA;WTA Tour;WTA Finals|WTA',

  'valorant: valorant|Valorant;VCT;Valorant Champions Tour|VALORANT',
]

/**
 * Leagues, cups and tournaments with their sports and names. Source: general knowledge; Kalshi avoids trademarks and
 * writes "Pro Football" for the NFL.
 */
export const leagues: readonly League[] = rows.map((row) => {
  const [sport = '', rest = ''] = row.split(/: (.*)/)
  const [id = '', names = '', codes] = rest.split('|')
  return {
    id,
    sport: sport.toLowerCase(),
    names: names.split(';'),
    ...(codes && { codes: codes.split(' ') }),
    ...(sport !== sport.toLowerCase() && { women: true }),
  }
})
