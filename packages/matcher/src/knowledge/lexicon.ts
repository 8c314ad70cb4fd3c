/**
 * Words that say little about the subject of a question. Any other word distinguishes one question from another. The
 * lists follow how venues word questions in general; they are sorted by concept.
 */

/**
 * Filler words, whose presence or absence makes no difference between questions (weight 0): "the", "will", "official".
 */
export const fillerWords = new Set(
  `a an the of in on at to by for from with as into onto per is are was were be been being am will would shall should can could may might must do does did has have had having
  anyone anybody someone somebody this that these those it its their his her him them they he she there here who whom whose which what when where why how than then and or if so
  also any some such own per via vs versus please market question event contract predict prediction odds
  become becomes becoming get gets got receive receives take takes taken place happen happens occur occurs occurring come comes make makes made finish finishes finished
  official officially actually successfully currently now ever still following upcoming according between
  before after during within throughout while until up down out off over under about around finally formerly again
  yes no not never wont isnt doesnt cannot inclusive specified outright date dated dates name named names called described listed via either other final-day v`
    .split(/\s+/)
    .filter(
      (word) =>
        word !== 'out' && word !== 'no' && word !== 'up' && word !== 'down' && word !== 'under' && word !== 'over',
    ),
)

/**
 * Words that distinguish questions little (low weight), because they name a kind of thing and not a single one:
 * "election", "team", "total".
 */
export const lightWords = new Set(
  `conduct give gives gave given put puts way another 7-day long comprehensive formal add added adds new permanent midterm many much cumulative amount held hold actor actress general parliamentary legislative federal growth target-price stock stocks worth both achieve active against award awards band betting campaign candidate candidates category ceremony championship club coming company competition conference contest country countries
  current decision division edition election elections electoral end ended ends entire esports exchange fc final finals finale football full game games general index item
  largest league leagues level standings list listed majority man mark match matches matchup meeting member members men mens month monthly most nation national new next number numbers official
  olympic open option overall part party percentage percent person people period place player players point points position possible price prices pro
  qualifier qualifying question race race race rate rates rating reading regular report reported result results round rounds score scores season seat seats second selected
  serve served serving share show single soccer social special stage state states status still term time times title total tournament tour trading type value vote votes voting winner world year years
  esport team teams cup series presented media day days week weeks hour hours minute minutes daily weekly hourly`
    .split(/\s+/)
    .filter((word) => !strict().has(word)),
)

/** Returns words that look like filler but narrow a question, so that they keep their full weight. */
function strict(): Set<string> {
  return new Set(
    'tour majority largest most second social special part final monthly open total share finale cup points world annual media regular'.split(
      ' ',
    ),
  )
}

/**
 * Concepts, one row each: words and phrases that mean the same, separated by "|". The first one is the key of their
 * token. Longer phrases are read before shorter ones.
 */
export const concepts: readonly string[] = [
  'win|take back|takes back|keep control|keep control of|keeps control of|retain control|retain control of|retains control of|hold control of|take control of|takes control of|gain control of|wins|winning|won|winner|winners|victory|victor|victorious|champion|champions|elected|elect|elects|re-elected|reelected|reelection|clinch|clinches|control|controls|control of|win control of|win the most seats|win most seats|most seats|gain most seats|gains most seats|win back|wins back|win it all|largest party|comes first|come first|crowned|be crowned|take home|takes home|come out on top|comes out on top|win re-election|wins re-election|win reelection|re-election',
  'leave|leaves|leaving|left|out|out as|exit|exits|exiting|exit date|depart|departs|departure|ousted|removed|gone|cease|ceases|cease to be|step down|steps down|stand down|stands down|step aside|steps aside|pushed out|forced out|leave office|removed from office|remove from office|removal from office|out of office|leave office as|stop being|pull out of|pulls out of|pulled out of|part ways|parts ways|parted ways',
  'stay|stays|remain|remains',
  'join|joins|joined|joining|sign for|signs for|sign with|signs with|signed with',
  'attend|attends|attended|attending|attendance|guests|guest',
  'release|releases|released|releasing|come out|comes out|release date|hit the market|go on sale|goes on sale|on sale|available for purchase|available to the public|publicly available|make public|makes public|made public',
  'conduct|conducts|conducted|carry out|carries out|carried out|undertake|undertakes',
  'sold-out|sold out|sell out|sells out',
  'rule-out|rule out|rules out|ruled out',
  'run-out|run out|runs out',
  'bail-out|bail out|bails out|bailed out|bailout',
  'outbreak|break out|breaks out',
  'knockout|knock out|knocks out|knocked out',
  'lockout|lock out|locked out',
  'announce|announces|announced|announcement|announcing|declare|declares|declared|declaration|declarations|designate|designates|designated|classify|classifies|classified|identify|identifies|identified',
  'sign|signs|signed|signing',
  'agree|agrees|agreed|agreeing',
  'arrest|arrests|arrested|taken into custody',
  'sell|sells|sold|selling|part with|parts with|parted with',
  'acquire|acquires|acquired|acquisition|buy|buys|bought|purchase|purchases|take over|taken over|takes over|took over|bought out|buy out|buys out|buyout',
  'recognize|recognise|recognizes|recognises|recognized|recognised|recognition',
  'confirm|confirms|confirmed|confirmation',
  'visit|visits|visited|visiting|travel to|travels to|traveled to|travelled to|trip to|make a trip to|official visit to|state visit to',
  'fire|fires|fired|sack|sacks|sacked|dismiss|dismisses|dismissed|dismissal',
  'senedd|welsh parliament|welsh assembly',
  'resign|resigns|resigned|resignation',
  'impeach|vote to impeach|votes to impeach|impeached|impeachment|impeaches',
  'indict|indicted|indictment|indicts|face an indictment|faces an indictment|face indictment|faces indictment',
  'charge|charged|charges|face charges|faces charges|face criminal charges|faces criminal charges|charged with a crime|charged with any crime|charged with a any crime|criminally charged',
  'sentence|sentences|sentenced|sentencing',
  'convict|convicted|conviction|found guilty|find guilty|guilty verdict',
  'plead-guilty|plead guilty|pleads guilty|pleaded guilty|pled guilty|guilty plea',
  'pardon|pardons|pardoned',
  'commute|commutes|commuted|commutation|commute the sentence|commutes the sentence|commute the sentence of',
  'clemency|granted clemency|grant clemency|grants clemency|clemency to|grant clemency to|grants clemency to|pardon or commute|pardons or commutes|pardoned or commuted|pardon or commutation|pardon or commute the sentence of|pardons or commutes the sentence of|pardon or a commutation|pardon or sentence commutation',
  'retire|retires|retired|retirement|retiring',
  'layoff|layoffs|lay off|lays off|laid off|laying off|job cuts|cut jobs|cuts jobs',
  'invade|invades|invaded|invasion',
  'strike|strikes|struck|attack|attacks|attacked|military strike|military strikes',
  'ban|bans|banned',
  'endorse|endorses|endorsed|endorsement',
  'replace|replaces|replaced|replacement|succeed|succeeds|successor|appointed as the next|to succeed',
  'appoint|appoints|appointed|appointment|pick|picks|picked',
  'headline|headlines|headlining|headliner|headliners',
  'perform|performs|performed|performing|performer|performers|performance',
  'die|dies|died|death|pass away|passes away|passed away',
  'marry|marries|married|marriage|wedding|wed|weds|tie the knot|get married|gets married',
  'divorce|divorced|divorces',
  'engaged|engagement',
  'pregnant|pregnancy',
  'launch|launches|launched|launching|launch date|lift off|lifts off|lifted off|liftoff|blast off|blasts off|roll out|rolls out|rolled out|rollout',
  'airdrop|airdrops|airdropped|perform an airdrop|airdrop token|airdrop a token',
  'ipo|ipos|complete an ipo|completes an ipo|complete its ipo|completes its ipo|go public|public offering|initial public offering|goes public|going public|went public|public listing|stock market debut|become publicly traded|publicly traded|trade publicly',
  'gold-medal|gold medal|gold medals|golds|win gold|wins gold|win gold medal|wins gold medal|win a gold medal|wins a gold medal|win the gold medal|wins the gold medal|gold medallist|gold medalist',
  'deal|deals|treaty|agreement|agreements|accord|accords|pact',
  'domestic|domestically',
  'collapse|collapses|collapsed|fall apart|falls apart|break down|breaks down|broken',
  'administration|trump administration|biden administration|white house staff',
  'ceasefire|cease-fire|truce|agree to a ceasefire|agree to ceasefire|ceasefire agreement|ceasefire deal|armistice|cessation of hostilities',
  'cut|cuts|cutting|decrease|decreases|decreased|lower|lowers|reduction|reduce|reduces',
  'hike|hikes|hiked|increase|increases|increased|raise|raises|raised',
  'draw|tie|tied|end in a draw',
  'above|over|more than|greater than|exceed|exceeds|higher than',
  'below|under|less than|fewer than|lower than',
  'hit|hits|reach|reaches|touch|touches|how high',
  'another-country|any new country|any other country|another country|a new country|any country|a third country',
  'election|elections|general election|general elections|federal election|federal elections|parliamentary election|parliamentary elections|legislative election|legislative elections|national election|national elections',
  'jury-vote|jury vote|jury winner',
  'televote|televotes|public vote|televote winner',
  'reconciliation|budget reconciliation',
  'before-election|before next general election|before the next general election|before the next election|before next election|before the election|before election day',
  'up-down|up or down|price up|up down',
  'become-law|become law|becomes law|become a law|signed into law|sign into law|signs into law|enact|enacts|enacted|be enacted|made law|pass into law|passes into law|passed into law',
  'rain|rains|rainfall|precipitation',
  'snow|snows|snowfall',
  'head-of-state|head of state|heads of state',
  'head-of-government|head of government',
  'nyc|new york city',
  '7-day|7 day|seven day|7-day rolling|rolling|rolling average|moving average',
  'belgrade|beograd',
  'bucharest|bucuresti',
  'prague|praha',
  'vienna|wien',
  'warsaw|warszawa',
  'andalusia|andalucia',
  'basque-country|basque country|euskadi|pais vasco',
  'castile-and-leon|castile and leon|castilla y leon',
  'catalonia|cataluna|catalunya',
  'hesse|hessen',
  'kharkiv|kharkov',
  'kyiv|kiev',
  'lower-saxony|lower saxony|niedersachsen',
  'mecklenburg-western-pomerania|mecklenburg western pomerania|mecklenburg vorpommern|mecklenburg west pomerania',
  'north-rhine-westphalia|north rhine westphalia|nordrhein westfalen|nrw',
  'odesa|odessa',
  'rhineland-palatinate|rhineland palatinate|rheinland pfalz',
  'saxony|sachsen',
  'saxony-anhalt|saxony anhalt|sachsen anhalt',
  'thuringia|thuringen',
  'un|united nations',
  'eu|european union',
  'grand-prix|grand prix|gp',
  'gta|gta vi|gta 6|gta6|gtavi|grand theft auto vi|grand theft auto 6|grand theft auto',
  'ever|on record|in history|of all time|ever recorded',
  'finale|finales|season finale|series finale|final episode|last episode',
  'final-day|final trading day|last trading day',
  'rate|rates|bank rate|base rate|bank base rate|target range|target rate|interest rate|interest rates|policy rate|key rate|key interest rate|official cash rate|cash rate|benchmark rate|repo rate|selic rate|deposit facility rate|deposit rate|main refinancing rate|overnight rate',
  'regular-season|regular season',
  'netflix-us|netflix us|us netflix|netflix usa',
  'spotify-us|spotify us|us spotify|spotify usa|spotify u s|spotify in the us|spotify in the united states',
  'post|posts|posted|tweet|tweets|tweeted|truth|truths',
  'gross|grosses|grossing|grossed|box office|earn|earns',
  'top|best|most streamed|rank1|rank1 most popular|rank1 among|rank rank1|rank rank1 among|number one|top ranked|ranked first|most popular',
  'top-us|top us|top american',
  'largest-company|largest company|largest companies|highest market cap|largest market cap|biggest market cap|highest market capitalization|largest market capitalization|most valuable company|most valuable companies|biggest company|biggest companies',
  'normalize|normalizes|normalise|normalises|normalization|normalisation|normalize relations|normalise relations|normalize ties|normalizes ties|normalise ties|normalises ties|normalizes relations|normalises relations|normalization of relations|normalisation of relations|normalization of ties|normalisation of ties|normalize diplomatic relations|normalizes diplomatic relations|normalise diplomatic relations',
  'no-confidence|no confidence|non confidence|nonconfidence',
  'decided|win outright|wins outright',
  'margin|margin of victory|victory margin|winning margin|margin of win',
  'bankrupt|bankruptcy|go bankrupt|goes bankrupt|file for bankruptcy|files for bankruptcy|declare bankruptcy|declares bankruptcy|bankruptcy filing',
  'exit-bankruptcy|exit bankruptcy|exits bankruptcy|emerge from bankruptcy|emerges from bankruptcy|emergence from bankruptcy|leave bankruptcy|leaves bankruptcy|come out of bankruptcy|comes out of bankruptcy',
  'give-birth|give birth|gives birth|gave birth|have a baby|has a baby|have a child|has a child',
  'deliver|delivers|delivered|delivery|deliveries',
  'imo|international math olympiad|international mathematical olympiad|math olympiad|the international math olympiad|the international mathematical olympiad',
  'revis|revised|revision',
  'second-estimate|second estimate|2nd estimate',
  'final-estimate|final estimate|third estimate|3rd estimate',
  'turnout|voter turnout|people vote|people voted|people voting|voters vote|votes cast|votes be cast|total votes|total votes cast|ballots cast|ballots be cast|registered voters vote|of registered voters vote|eligible voters vote|of eligible voters vote|voting eligible population vote|of voting eligible population vote|of the voting eligible population vote|of the eligible population vote',
  'named-storm|named storm|named storms|tropical storm|tropical storms',
  'land|lands|landed|landing|set foot|sets foot|touch down|touches down',
  'device|devices|product|products|gadget|gadgets',
  'high-temperature|high temp|high temperature|highest temperature|maximum temperature|max temperature|max temp',
  'low-temperature|low temp|low temperature|lowest temperature|minimum temperature|min temperature|min temp',
  'growth|grow|grows|grew|rise|rises|rose|rising',
  'participate|take part|takes part|participates|compete|competes|play in|plays in|playing in',
  'advance-estimate|advance estimate|first estimate|initial estimate|advance reading',
  'unchanged|no change|unaltered',
  'popular-vote|popular vote|national popular vote|nationwide vote|nationwide popular vote',
  'leave-prison|leave prison|leaves prison|leave jail|leaves jail|leave custody|leaves custody|get out of prison|get out of jail|walk free|walks free|out of prison|released from prison|release from prison|freed from prison|out of jail|released from jail|released from custody|release from jail|release from custody|freed from jail|freed from custody',
  'home-run|home runs|home run|hrs|homers|homer',
  'touchdown|touchdowns|tds',
  'prison|jail|custody|federal custody|federal prison|behind bars|incarcerated|incarceration|locked up',
  'commit|commits|committed|commitment|commitments',
  'qualify|qualifies|qualified|qualification|advance|advances|advanced|advancing|go through',
  'world|global|worldwide',
  'annual|yoy|year over year|year on year|annually|yearly|for the year ending|year ending|12 months ending|12 month|over the last year',
  'monthly|mom|month over month|month on month',
  'covid|covid-19|coronavirus|covid 19|sars cov 2|sars-cov-2',
  'metascore|metacritic score|metacritic',
  'record-high|record high|new record high|set a new record high|sets a new record high|set a record high|hit a new record high|hits a new record high|hit a record high|reach a new record high|reach a record high|all time high|new all time high|set an all time high|set a new all time high|sets a new all time high|set a new ath|sets a new ath|set an ath|sets an ath|reach an all time high|reach a new all time high|hit a new all time high|hits a new all time high|hit an all time high|ath|new ath',
  'temperature-anomaly|temperature anomaly|temperature increase|temperature increases|temperature rise',
  'hot-100|hot 100|billboard hot 100',
  'billboard-200|billboard 200',
  'audience-score|audience score|audience score popcornmeter|popcornmeter|popcornmeter score',
  'ipo-day|ipo day|first trading day|first day of trading|ipo closing|day of ipo|day of its ipo',
  'abolish|abolishes|abolished|abolition|eliminate|eliminates|eliminated|elimination|scrap|scraps|scrapped',
  'pass|passes|passed|passage|passing',
  'km2|square kilometers|square kilometres|square km|sq km',
  'overturn|overturns|overturned|strike down|strikes down|struck down|invalidate|invalidates|invalidated',
  'uphold|upholds|upheld|uphold the|rule in favor of|rules in favor of|ruled in favor of|rule in favour of|rules in favour of|side with|sides with',
  'rt|rotten tomatoes|rotten tomatoes score|tomatometer',
  'postseason|playoff|playoffs|clinch a spot|playoff qualifiers|make playoffs|make postseason|make the playoffs',
  'halftime-show|halftime show|half-time show|half time show',
  'dissolve|dissolved|dissolution',
  'approval|approve|approves|approved|job approval|approval rating',
  'favorability|favorable|favorability rating|favourability|favourable',
  'run|runs|running|run for|on the ballot|be on the ballot|be a candidate|be a candidate for',
  'vote|votes|voted|voting',
  'vote-for|vote for|votes for|vote to confirm|votes to confirm|vote yes on|vote in favor of|votes in favor of',
  'promot|promote|promotes|promoted|promotion',
  'seat|seats',
  'fiscal-year|fiscal year|financial year',
  'ballot|ballots',
  'coup|coups|coup detat|coup d etat',
  'electoral-vote|electoral vote|electoral votes|electoral college vote|electoral college votes',
  'federal|federally|federal level',
  'hung-parliament|hung parliament|no overall majority',
  'icbm|icbms|intercontinental ballistic missile|intercontinental ballistic missiles',
  'icc|international criminal court',
  'icj|international court of justice',
  'iaea|international atomic energy agency',
  'imf|international monetary fund',
  'iss|international space station',
  'obamacare|aca|affordable care act',
  'proposition|prop|propositions',
  'say|says|said|saying',
  'shake-hands|shake hands|shakes hands|shook hands|handshake|handshakes',
  'vacancy|vacancies|vacant|seat become vacant|seat becomes vacant|vacant seat',
  'state-of-the-union|state of the union|state of the union address|state of the union speech|sotu',
  'arms-control|arms control',
  'border-control|border control|border controls',
  'birth-control|birth control',
  'export-control|export control|export controls',
  'gun-control|gun control',
  'price-control|price control|price controls|rent control',
  'talk|talks|talked|talk to|talk with|talks to|talks with|talked to|talked with|speak to|speak with|speaks to|speaks with|spoke to|spoke with|phone call with|call with|hold talks with|hold a call with|speak by phone with|hold talks|holds talks|diplomatic talks|phone call|have a phone call|hold a phone call|speak by phone|speak on the phone|speak over the phone|talk by phone|talk on the phone|talk over the phone',
  'market-cap|market cap|market capitalization|market capitalisation',
  'fdv|fully diluted valuation',
  'btts|both teams to score|both teams score',
  'target-price|target price|price to beat',
  'top-score|top score|highest score|best score|highest scoring',
  'relegate|relegated|be relegated|get relegated|relegation',
  'goals|goal',
  'goalscorer|anytime goalscorer|score a goal|scores a goal|to score a goal',
  'bill|which bills|legislation|act',
  'executive-order|executive order|executive orders',
  'government-shutdown|government shutdown|government shut down|government be shut down|government shuts down|shutdown|shut down|govt shutdown|federal government shutdown|lapse in appropriations|funding lapse|lapse in funding',
  'leader|lead|leads|leading|leadership|leaders',
  'independence|independent state',
  'ai|artificial intelligence',
  'tv|television|televised',
  'film|movie|movies|films|motion picture',
  'song|songs|track|single',
  'album|albums',
  'artist|artists|singer|musician',
  'streamed|streams|streaming|stream',
  'cabinet|cabinet member',
  'tariff|tariffs',
  'nuclear weapon|nuclear weapons|nuke|nukes|nuclear bomb',
  'acquit|acquits|acquitted|acquittal|found not guilty|not guilty verdict',
  'death-penalty|death penalty|sentenced to death|death sentence|capital punishment',
  'life-sentence|life sentence|life in prison|life imprisonment|sentenced to life',
  'hand-over|hand over|hands over|handed over|turn over|turned over',
  'depeg|depegs|depegged|lose its peg|loses its peg|break its peg|breaks its peg',
  'marijuana|cannabis|weed',
  'join-eurozone|adopt the euro|adopts the euro|join the eurozone|joins the eurozone|join the euro|join the euro area|enter the eurozone|adopt euro|join eurozone',
  'net-worth|net worth',
  'break-up|break up|breaks up|broke up|broken up|breakup|split up|splits up|call it quits|calls it quits',
  'drop-out|drop out|drops out|dropped out',
  'inaugurate|inaugurated|inaugurates|sworn in|swear in|swears in|take office|takes office|took office|assume office|assumes office|take the oath of office|takes the oath of office',
  'agi|artificial general intelligence',
  'lmarena|lm arena|chatbot arena|lmsys|text arena',
  'debt-ceiling|debt ceiling|debt limit',
  'bird-flu|bird flu|avian flu|avian influenza|h5n1',
  'mpox|monkeypox',
  'public-health-emergency|public health emergency|pheic|public health emergency of international concern',
  'hle|humanity last exam|humanitys last exam',
  'etf|etfs|exchange traded fund',
  'landfall|make landfall|makes landfall',
  'hat-trick|hat trick|hattrick',
  'pole|pole position',
  'customs-union|customs union',
  'percent|percentage|%|percentage point|percentage points|percent of vote|vote share|share of the vote|% of vote|% of the vote|percentage of the vote|percent of the vote',
]

/**
 * Token keys of predicates, which assert something of a subject: "win", "resign". A predicate that only one question
 * has weighs less than a name; two different predicates make two different questions.
 */
export const predicates = new Set(
  'win qualify participate fire leave stay attend release announce acquire recognize confirm visit resign impeach indict charge convict pardon invade strike ban airdrop endorse replace appoint headline perform die marry divorce launch cut hike unchanged draw hit run vote vote-for leader approval postseason relegate join commute clemency retire plead-guilty sentence pass become-law sign agree'.split(
    ' ',
  ),
)

/** Letters and words around the names of sports clubs, which may be left out: "FC", "CF". */
export const clubAffixes = new Set(
  'fc saudi cf ac afc sc cd ca ud sd rc rcd ssc as us ss sv fk sk nk if bk ff ik gf tsg vfb vfl fsv bv tsv sco ogc losc aj ec se cr fbpa fbc cs ad atletico saf sad club clube deportivo futebol calcio balompie esports esport gaming team 1 04 05 09 29'.split(
    ' ',
  ),
)
