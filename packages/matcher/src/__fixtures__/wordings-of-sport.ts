/** Wordings of questions about sport. The form is that of `readWordings`. */
export const wordingsOfSport = `
## winners of seasons and cups
Will Quilmar win the 2030-31 Premier League?
Quilmar to win the Premier League 2030/31?
Premier League 2030-31 Winner # Quilmar
Will Quilmar be crowned Premier League champions in 2031?
Will Quilmar win the Premier League this season? @2031-05-25

Will Real Madrid win La Liga in the 2030-31 season?
La Liga 2030/31 - Winner # Real Madrid
Who will win the Spanish La Liga? # Real Madrid ~ If Real Madrid wins the 2030-31 La Liga, then the market resolves to Yes.

Will the Boston Celtics win the 2031 NBA Finals?
NBA Champion 2030-31 # Boston Celtics
Pro Basketball Champion 2031? # Boston
Will the Celtics win the NBA title in 2031?
Will the Celtics win it all in the 2030-31 NBA season?

Will the Kansas City Chiefs win Super Bowl LXV?
Super Bowl 2031 Winner # Kansas City Chiefs
Pro Football Champion 2031? # Kansas City
Will the Chiefs win the 2031 Super Bowl?

Will the Florida Panthers win the 2031 Stanley Cup?
2030-31 NHL Stanley Cup Champion # Florida Panthers
Pro Hockey Champion 2031? # Florida
Panthers to lift the Stanley Cup in 2031?

Will the Los Angeles Dodgers win the 2031 World Series?
MLB 2031 World Series Winner # Los Angeles Dodgers
Pro Baseball Champion? # Los Angeles D ~ If Los Angeles D wins the 2031 Pro Baseball Championship, then the market resolves to Yes.
Will the Dodgers be World Series champions in 2031?

Will Duke win the 2031 NCAA Tournament?
2031 March Madness Winner # Duke
Men's College Basketball Champion 2031? # Duke
Will Duke win the 2031 NCAA men's basketball national championship?

Will Ohio State win the 2031 College Football Playoff National Championship?
College Football National Champion 2031 # Ohio State
CFP 2031 National Championship Winner # Ohio St.

Will Arsenal win the 2030-31 UEFA Champions League?
Champions League 2030/31 - Winner # Arsenal
UCL 2030-31 Champion? # Arsenal
Will Arsenal win the 2031 Champions League final?
Will Arsenal lift the 2031 Champions League trophy?

Will Flamengo win the 2031 Copa Libertadores?
Copa Libertadores 2031 Champion # Flamengo
Will Flamengo be crowned champions of the 2031 Copa Libertadores?

Will Peru win the 2034 FIFA World Cup?
2034 Men's World Cup Winner? # Peru
Will Peru be crowned world champions at the 2034 FIFA World Cup?
World Cup 2034 - To Win Outright # Peru

Will the Las Vegas Aces win the 2031 WNBA Finals?
WNBA Champion 2031 # Las Vegas Aces
Pro Women's Basketball Champion 2031 # Las Vegas
Pro Basketball (W) Champion 2031? # Las Vegas

Will the Mumbai Indians win IPL 2031?
2031 Indian Premier League Winner # Mumbai Indians
Will Mumbai Indians win the 2031 IPL title?

Will LA Galaxy win the 2031 MLS Cup?
MLS Cup 2031 Champion # LA Galaxy
Will Los Angeles Galaxy be crowned MLS Cup champions in 2031?

Will Zorro Quibble win the 2031 Tour de France?
Tour de France 2031 - Winner # Zorro Quibble
Will Zorro Quibble win the general classification of the 2031 Tour de France?
Will Zorro Quibble win the yellow jersey at the 2031 Tour de France?

Will Team Tadra win the 2031 Lima Cup?
Lima Cup 2031 Winner? # Team Tadra
Will the 2031 Lima Cup be won by Team Tadra?
! Will Team Tadra fail to win the 2031 Lima Cup?

## conferences, divisions and seeds
Will the Buffalo Bills win the AFC East in the 2030 NFL season?
AFC East Winner 2030-31 # Buffalo Bills
Pro Football AFC East Division Winner 2030? # Buffalo
Will the Bills finish first in the AFC East in the 2030 season?

Will the Oklahoma City Thunder win the Western Conference in the 2030-31 NBA season?
NBA Western Conference Champion 2031 # Oklahoma City Thunder
Will the Thunder win the 2031 Western Conference Finals?
Will the Thunder reach the 2031 NBA Finals?

Will the New York Yankees win the AL East in 2031?
American League East Division Winner 2031? # New York Y
2031 MLB AL East Division Winner # New York Yankees

Will the Philadelphia Eagles win the NFC Championship in the 2030-31 season?
2031 NFC Champion # Philadelphia Eagles
Pro Football NFC Champion 2030-31? # Philadelphia
Will the Eagles reach Super Bowl LXV?

Will the Dodgers win the National League pennant in 2031?
2031 National League Champion # Los Angeles Dodgers
Will the Dodgers win the 2031 NLCS?
Will the Los Angeles Dodgers make the 2031 World Series?

Will the Edmonton Oilers win the 2030-31 Presidents' Trophy?
Presidents' Trophy Winner 2030-31 # Edmonton Oilers
Will the Oilers have the best regular season record in the NHL in 2030-31?

Will the Thunder be the #1 seed in the Western Conference in the 2030-31 NBA season?
NBA Western Conference #1 Seed 2030-31 # Oklahoma City Thunder
Will Oklahoma City finish as the No. 1 seed in the NBA Western Conference in 2030-31?

Will the Detroit Lions win the NFC North? @2031-01-10
NFC North Division Champion 2030-31 # Detroit Lions
Pro Football NFC North Winner 2030-31? # Detroit

Will Georgia win the SEC football championship in 2030?
SEC Football Champion 2030 # Georgia
Will Georgia win the 2030 SEC Championship Game?

## playoffs
Will the Chicago Bulls make the 2031 NBA playoffs?
NBA Playoff Qualifiers 2030-31 # Chicago Bulls
Which teams will make the 2030-31 NBA Playoffs? # Chicago Bulls
! Will the Bulls miss the 2031 NBA playoffs?

Will the New York Jets make the NFL playoffs in the 2030-31 season?
Pro Football Playoff Qualifiers 2030-31? # New York J
Jets to clinch a playoff berth in the 2030-31 NFL season?
! Will the Jets fail to make the 2030-31 NFL playoffs?

Will the New York Mets make the 2031 MLB postseason?
Will the Mets clinch a playoff spot in 2031?
Pro Baseball Playoff Qualifiers 2031? # New York M
! Mets miss the 2031 MLB playoffs?

Will Tarkington make the knockout stage of the 2030-31 Champions League?
Champions League 2030/31 - To reach the knockout stage # Tarkington
Will Tarkington qualify for the Champions League knockout phase in 2030-31?

Will Peru qualify for the 2034 FIFA World Cup?
2034 World Cup qualification # Peru
Peru qualifies for the 2034 World Cup?
! Will Peru fail to qualify for the 2034 World Cup?

Will Peru reach the quarterfinals of the 2034 World Cup?
World Cup 2034 - To reach the quarter-finals # Peru
Will Peru make it to the quarter-finals of the 2034 FIFA World Cup?
Will Peru win their round of 16 match at the 2034 World Cup?

Will Peru win Group C at the 2034 World Cup?
2034 World Cup Group C Winner # Peru
Will Peru finish first in Group C at the 2034 World Cup?
Will Peru top Group C at the 2034 FIFA World Cup?

## relegation, promotion and places in a table
Will Tarkington be relegated from the Premier League in 2030-31?
Premier League 2030/31 - Relegation # Tarkington
Which clubs get relegated from the Premier League in 2030-31? # Tarkington
EPL 2030-31: To be relegated # Tarkington
! Will Tarkington avoid relegation from the Premier League in 2030-31?
! Will Tarkington stay up in the Premier League in 2030-31?

Will Quilmar be promoted to the Premier League in 2030-31?
Championship 2030/31 - Promotion to the Premier League # Quilmar
Will Quilmar win promotion to the Premier League in the 2030-31 season?
Quilmar promoted to the Premier League in 2031?

Will Quilmar finish bottom of the 2030-31 Premier League?
Will Quilmar finish last in the 2030-31 Premier League?
Premier League 2030/31 - To finish bottom # Quilmar

Will Quilmar finish in the top 4 of the 2030-31 Premier League?
Premier League 2030/31 - Top 4 Finish # Quilmar
English Premier League Top 4 2030-31? # Quilmar
Will Quilmar have a top-four finish in the 2030-31 Premier League?
! Will Quilmar finish outside the top 4 of the 2030-31 Premier League?

Will Quilmar finish second in the 2030-31 Premier League?
Will Quilmar be runners-up in the 2030-31 Premier League?
Premier League 2030/31 - 2nd Place # Quilmar

Will Quilmar finish above Tarkington in the 2030-31 Premier League?
Will Quilmar finish higher than Tarkington in the Premier League in 2030-31?
Will Tarkington finish below Quilmar in the 2030-31 Premier League?

Will Quilmar go unbeaten in the 2030-31 Premier League season?
Will Quilmar finish the 2030-31 Premier League season undefeated?

## top scorers and leaders
Will Erling Haaland win the 2030-31 Premier League Golden Boot?
Premier League 2030/31 Top Goalscorer # Erling Haaland
Will Haaland score the most goals in the 2030-31 Premier League?
Will Erling Haaland be the top scorer in the 2030-31 Premier League?
Will Haaland lead the Premier League in goals in 2030-31?

Will Zorro Quibble win the Golden Boot at the 2034 World Cup?
2034 World Cup Top Goalscorer # Zorro Quibble
Will Zorro Quibble score the most goals at the 2034 World Cup?

Will Zorro Quibble win the Pichichi Trophy in the 2030-31 season?
La Liga 2030/31 - Top Goalscorer # Zorro Quibble
Will Zorro Quibble be the top scorer in La Liga in 2030-31?

Will Connor McDavid win the Art Ross Trophy in 2030-31?
Will McDavid lead the NHL in points in the 2030-31 season?
NHL Points Leader 2030-31 # Connor McDavid
Will Connor McDavid record the most points in the 2030-31 NHL regular season?

Will Zorro Quibble win the 2030-31 Rocket Richard Trophy?
NHL Goals Leader 2030-31 # Zorro Quibble
Will Zorro Quibble score the most goals in the 2030-31 NHL regular season?

Will Aaron Judge lead MLB in home runs in 2031?
MLB Home Run Leader 2031 # Aaron Judge
Will Aaron Judge hit the most home runs in the 2031 MLB season?
Pro Baseball Home Run Leader 2031? # Aaron Judge

Will Josh Allen lead the NFL in passing yards in the 2030 season?
NFL Passing Yards Leader 2030-31 # Josh Allen
Will Josh Allen have the most passing yards in the 2030 NFL regular season?

Will Luka Doncic lead the NBA in scoring in 2030-31?
NBA Scoring Leader 2030-31 # Luka Doncic
Will Luka Doncic win the 2030-31 NBA scoring title?
Will Luka Dončić lead the NBA in points per game in the 2030-31 season?

Will Zorro Quibble lead the NBA in assists in 2030-31?
NBA Assists Leader 2030-31 # Zorro Quibble
Will Zorro Quibble average the most assists per game in the 2030-31 NBA season?

Will Zorro Quibble win the Orange Cap at IPL 2031?
IPL 2031 Orange Cap Winner # Zorro Quibble
Will Zorro Quibble score the most runs in IPL 2031?

Will Zorro Quibble win the Purple Cap in the 2031 IPL?
IPL 2031 - Most Wickets # Zorro Quibble
Will Zorro Quibble take the most wickets in IPL 2031?

Will Zorro Quibble score 20 or more goals in the 2030-31 Premier League?
Zorro Quibble: 20+ goals in the 2030-31 Premier League?
Will Zorro Quibble score at least 20 Premier League goals in 2030-31?
Zorro Quibble Premier League goals 2030-31 O/U 19.5 # Over
! Will Zorro Quibble score fewer than 20 goals in the 2030-31 Premier League?

## most valuable players and awards
Will Shai Gilgeous-Alexander win the 2030-31 NBA MVP?
NBA MVP 2031 # Shai Gilgeous-Alexander
Pro Basketball MVP 2030-31? # Shai Gilgeous-Alexander
Will Shai Gilgeous-Alexander be named NBA Most Valuable Player for the 2030-31 season?

Will Josh Allen win NFL MVP for the 2030 season?
Pro Football MVP 2030-31? # Josh Allen
AP NFL Most Valuable Player 2030-31 # Josh Allen
Will Josh Allen be named NFL MVP in the 2030-31 season?

Will Arch Manning win the 2030 Heisman Trophy?
2030 Heisman Trophy Winner # Arch Manning
Heisman 2030 # Arch Manning
Will Arch Manning be awarded the Heisman Trophy in 2030?

Will Lamine Yamal win the 2031 Ballon d'Or?
Men's Ballon d'Or 2031 Winner # Lamine Yamal
Will Yamal be awarded the Ballon d'Or in 2031?

Will Zorro Quibble win the AL Cy Young in 2031?
2031 American League Cy Young Award # Zorro Quibble
AL Cy Young Winner 2031? # Zorro Quibble

Will Shohei Ohtani win NL MVP in 2031?
2031 National League MVP # Shohei Ohtani
National League Most Valuable Player 2031? # Shohei Ohtani
Will Ohtani be named the 2031 National League MVP?

Will Zorro Quibble be NL Rookie of the Year in 2031?
NL Rookie of the Year 2031 # Zorro Quibble
National League Rookie of the Year Award 2031? # Zorro Quibble
NL ROTY 2031 # Zorro Quibble

Will Zorro Quibble win NBA Rookie of the Year in 2030-31?
NBA ROY 2030-31 # Zorro Quibble
Pro Basketball Rookie of the Year 2030-31? # Zorro Quibble

Will Zorro Quibble win the Calder Trophy in 2031?
NHL Rookie of the Year 2030-31 # Zorro Quibble
Calder Memorial Trophy Winner 2030-31 # Zorro Quibble

Will Zorro Quibble win the Hart Trophy in 2031?
NHL MVP 2030-31 # Zorro Quibble
Hart Memorial Trophy Winner 2030-31? # Zorro Quibble

Will Zorro Quibble win NBA Sixth Man of the Year in 2031?
NBA 6MOY 2030-31 # Zorro Quibble
NBA 6th Man of the Year 2030-31 # Zorro Quibble

Will Zorro Quibble be named MVP of the 2031 NBA Finals?
NBA Finals MVP 2031 # Zorro Quibble
Pro Basketball Finals MVP 2031? # Zorro Quibble

Will Patrick Mahomes win Super Bowl LXV MVP?
Super Bowl LXV MVP # Patrick Mahomes
Will Patrick Mahomes be the MVP of Super Bowl LXV?
Super Bowl MVP 2031? # Patrick Mahomes

Will Zorro Quibble win NFL Coach of the Year for the 2030 season?
NFL Coach of the Year 2030-31 # Zorro Quibble
Pro Football Coach of the Year 2030-31? # Zorro Quibble

Will the Lakers win the 2030 NBA Cup?
NBA Cup Champion 2030 # Los Angeles Lakers
Emirates NBA Cup 2030 Winner # Lakers

## drafts
Will Zorro Quibble be the first overall pick in the 2031 NFL Draft?
2031 NFL Draft: #1 Overall Pick # Zorro Quibble
Will Zorro Quibble be drafted first overall in the 2031 NFL Draft?
Pro Football Draft 2031: 1st overall pick? # Zorro Quibble
Who will be the No. 1 pick in the 2031 NFL Draft? # Zorro Quibble

Will Zorro Quibble be selected in the first round of the 2031 NFL Draft?
2031 NFL Draft: First Round Picks # Zorro Quibble
Will Zorro Quibble be a first-round pick in the 2031 NFL Draft?
Will Zorro Quibble be drafted in the 1st round of the 2031 NFL Draft?

Will the New York Giants draft Zorro Quibble in the 2031 NFL Draft?
Which team will draft Zorro Quibble in the 2031 NFL Draft? # New York Giants
Will Zorro Quibble be drafted by the Giants in the 2031 NFL Draft?
Will the Giants select Zorro Quibble in the 2031 NFL Draft?

Will the Utah Jazz win the 2031 NBA Draft Lottery?
2031 NBA Draft Lottery Winner # Utah Jazz
Will the Jazz get the first pick in the 2031 NBA Draft Lottery?

Will Zorro Quibble be a top 5 pick in the 2031 NBA Draft?
2031 NBA Draft: Top 5 Picks # Zorro Quibble
Will Zorro Quibble be drafted in the top five of the 2031 NBA Draft?

## transfers and retirements
Will Zorro Quibble join Arsenal before February 1, 2031?
Zorro Quibble to sign for Arsenal by January 31, 2031?
Will Arsenal sign Zorro Quibble by January 31, 2031?
Will Zorro Quibble transfer to Arsenal by January 31, 2031?

Zorro Quibble's next team? # Miami Heat
What will be Zorro Quibble's next team? # Miami Heat
Which team will Zorro Quibble play for next? # Heat
Will the Miami Heat be Zorro Quibble's next team?

Will Lionel Messi leave Inter Miami in 2031?
Messi to leave Inter Miami before 2032?
Lionel Messi out at Inter Miami by December 31, 2031?
! Will Lionel Messi stay at Inter Miami through December 31, 2031?

Will LeBron James retire in 2031?
Will LeBron James announce his retirement before 2032?
LeBron James retires by December 31, 2031?

Will Zorro Quibble be traded before the 2031 NBA trade deadline?
Zorro Quibble traded by the 2031 NBA trade deadline?
NBA: Which players will be traded before the 2031 trade deadline? # Zorro Quibble

## coaches
Will Zorro Quibble be sacked by Chelsea in 2031?
Will Chelsea sack Zorro Quibble before 2032?
Will Zorro Quibble be fired as Chelsea manager in 2031?
Zorro Quibble sacked as Chelsea head coach by December 31, 2031?

Will Zorro Quibble leave as Chelsea manager by May 31, 2031?
Zorro Quibble out as Chelsea head coach by May 31, 2031?
! Will Zorro Quibble still be Chelsea manager on May 31, 2031?

Who will be the next head coach of the New York Giants? # Zorro Quibble
Next New York Giants head coach? # Zorro Quibble
Will Zorro Quibble be the next head coach of the New York Giants?
Will the New York Giants hire Zorro Quibble as their next head coach?
Will Zorro Quibble be named the next New York Giants head coach?

Which Premier League manager will leave next? # Zorro Quibble
Next Premier League manager to leave their post # Zorro Quibble
Will Zorro Quibble be the next Premier League manager to leave?

Will Zorro Quibble be the manager of Manchester United on August 31, 2031?
Who will be Manchester United manager on August 31, 2031? # Zorro Quibble
Man Utd manager on 31 August 2031 # Zorro Quibble

## single games
Will the Lakers beat the Celtics on March 3, 2031?
Will the Los Angeles Lakers win against the Boston Celtics on March 3, 2031?
Lakers vs. Celtics (March 3, 2031) # Lakers
Los Angeles L at Boston (Mar 3, 2031) Winner? # Los Angeles L
Will the Celtics lose to the Lakers on March 3, 2031?

Will Quilmar beat Tarkington on May 3, 2031?
Quilmar vs Tarkington (May 3, 2031) - Full-time result # Quilmar
Will Quilmar win the match against Tarkington on 3 May 2031?
Will Quilmar win vs. Tarkington on 2031-05-03?
Quilmar vs. Tarkington - May 3, 2031 # Quilmar

Will Quilmar vs. Tarkington end in a draw on May 3, 2031?
Quilmar vs Tarkington (May 3, 2031) # Draw
Quilmar vs Tarkington (May 3, 2031) Winner? # Tie
Will Quilmar and Tarkington draw on May 3, 2031?

Quilmar vs. Tarkington (May 3, 2031): Both Teams to Score
Will both teams score in Quilmar vs. Tarkington on May 3, 2031?
Quilmar vs Tarkington (May 3, 2031) BTTS # Yes

Will there be 3 or more goals in Quilmar vs. Tarkington on May 3, 2031?
Quilmar vs. Tarkington (May 3, 2031): O/U 2.5 # Over
Quilmar vs. Tarkington (May 3, 2031): Over 2.5 goals
Will there be more than 2.5 goals in Quilmar vs. Tarkington on May 3, 2031?
! Will there be under 2.5 goals in Quilmar vs. Tarkington on May 3, 2031?
! Will there be 2 or fewer goals in Quilmar vs. Tarkington on May 3, 2031?

Lakers vs. Celtics (March 3, 2031): O/U 220.5 # Over
Los Angeles L at Boston (Mar 3, 2031): Total Points? # Over 220.5 points scored
Will the Lakers and Celtics combine for more than 220.5 points on March 3, 2031?
Will the total points in Lakers vs. Celtics on March 3, 2031 be 221 or more?
! Lakers vs. Celtics (March 3, 2031): Under 220.5 points

Will the Lakers beat the Celtics by more than 3.5 points on March 3, 2031?
Lakers vs. Celtics (March 3, 2031): Spread: Lakers (-3.5)
Los Angeles L at Boston (Mar 3, 2031): Spread # Los Angeles L wins by over 3.5 points
Will the Lakers win by 4 or more points against the Celtics on March 3, 2031?

Will the Lakers win the 2031 NBA Finals?
2031 NBA Finals: Lakers vs. Celtics # Lakers
! 2031 NBA Finals: Lakers vs. Celtics # Celtics

Will the Chiefs win Super Bowl LXV?
Super Bowl LXV: Chiefs vs. Eagles # Chiefs

Will the Dodgers win the 2031 World Series?
2031 World Series: Yankees vs. Dodgers # Dodgers

Will the 2031 NBA Finals go to Game 7?
Will there be a Game 7 in the 2031 NBA Finals?
Will the 2031 NBA Finals go to seven games?

Will Super Bowl LXV go to overtime?
Overtime in Super Bowl LXV?
Will there be overtime in Super Bowl LXV?

Will the Lakers win at least 50 games in the 2030-31 regular season?
Lakers: 50+ wins in the 2030-31 NBA regular season?
Will the Lakers win more than 49.5 games in the 2030-31 NBA season?
Los Angeles Lakers regular season wins 2030-31 O/U 49.5 # Over
! Will the Lakers win 49 or fewer games in the 2030-31 regular season?

2031 NBA Finals: Lakers vs. Celtics # Lakers
Will the Lakers beat the Celtics in the 2031 NBA Finals?
2031 NBA Finals: Celtics vs. Lakers # Lakers
! 2031 NBA Finals: Celtics vs. Lakers # Celtics

Will the Thunder win their series against the Nuggets?
Thunder vs. Nuggets: Series Winner # Thunder
Oklahoma City vs. Denver: Series winner # Oklahoma City

## statistics of players
Will LeBron James score 25 or more points against the Celtics on March 3, 2031?
LeBron James: Points Over 24.5 - Lakers vs. Celtics (March 3, 2031)
Lakers vs. Celtics (March 3, 2031): LeBron James: 25+ points
Will LeBron James score more than 24.5 points vs. the Celtics on March 3, 2031?
! LeBron James: Points Under 24.5 - Lakers vs. Celtics (March 3, 2031)

Will Josh Allen throw for 250 or more yards against the Jets on Nov 3, 2030?
Bills vs. Jets (Nov 3, 2030): Josh Allen: 250+ passing yards
Will Josh Allen have over 249.5 passing yards vs. the Jets on November 3, 2030?

Will Erling Haaland score a goal vs. Arsenal on May 3, 2031?
Will Erling Haaland score at least one goal against Arsenal on May 3, 2031?

Will Shohei Ohtani hit 50 or more home runs in the 2031 regular season?
Shohei Ohtani: 50+ home runs in 2031?
Will Ohtani hit more than 49 homers in the 2031 MLB season?

Will Zorro Quibble record a triple-double against the Celtics on March 3, 2031?
Will Zorro Quibble get a triple-double vs. the Celtics on March 3, 2031?

Will Zorro Quibble play in Super Bowl LXV?
Will Zorro Quibble appear in Super Bowl LXV?

## tennis
Will Carlos Alcaraz win the 2031 French Open?
2031 Roland Garros Men's Singles Winner # Carlos Alcaraz
Men's French Open Champion 2031? # Carlos Alcaraz
Will Alcaraz win the men's singles at Roland Garros in 2031?

Will Iga Swiatek win the women's title at Wimbledon in 2031?
2031 Women's Wimbledon Winner # Iga Swiatek
Wimbledon 2031 - Ladies' Singles # Iga Świątek
Will Iga Swiatek win the 2031 Wimbledon women's singles title?

Will anyone other than Carlos Alcaraz or Jannik Sinner win the 2031 men's US Open?
Will someone other than Jannik Sinner or Carlos Alcaraz win the 2031 men's US Open?
! Will Carlos Alcaraz or Jannik Sinner win the 2031 men's US Open?

Will Zorro Quibble beat Bob Doe in the 2031 French Open final?
2031 French Open Final: Zorro Quibble vs. Bob Doe # Zorro Quibble
Will Zorro Quibble defeat Bob Doe in the 2031 Roland Garros final?
Zorro Quibble vs Bob Doe (2031 French Open final) Winner? # Zorro Quibble

Will Zorro Quibble beat Bob Doe on June 5, 2031?
Lima Open: Zorro Quibble vs Bob Doe (June 5, 2031) # Zorro Quibble
Will Zorro Quibble win the Quibble vs Doe match on June 5, 2031?

Zorro Quibble vs. Bob Doe (June 5, 2031): Set 1 Winner # Zorro Quibble
Will Zorro Quibble win the first set against Bob Doe on June 5, 2031?
Zorro Quibble vs. Bob Doe (June 5, 2031): 1st set winner # Quibble

## golf
Will Scottie Scheffler win the 2031 Masters?
2031 Masters Tournament Winner # Scottie Scheffler
Will Scheffler win the Masters in 2031?
Will Scottie Scheffler win the green jacket at the 2031 Masters?

Will Rory McIlroy win the 2031 Open Championship?
The Open 2031 - Winner # Rory McIlroy
British Open 2031 Champion # Rory McIlroy

Will Tiger Woods make the cut at the 2031 Masters?
2031 Masters: To Make the Cut # Tiger Woods
! Will Tiger Woods miss the cut at the 2031 Masters?

Will Rory McIlroy finish in the top 10 at the 2031 PGA Championship?
PGA Championship 2031: Top 10 Finish # Rory McIlroy
Rory McIlroy top-ten finish at the 2031 PGA Championship?
Will Rory McIlroy finish top 10 in the 2031 PGA Championship?

Will Europe win the 2031 Ryder Cup?
2031 Ryder Cup Winner # Europe
Will Team Europe win the Ryder Cup in 2031?

Will there be a hole-in-one at the 2031 Masters?
Hole in one at the 2031 Masters Tournament?
Will anyone make a hole in one at the 2031 Masters?

## motor sport
Will Max Verstappen win the 2031 F1 Drivers' Championship?
2031 F1 Drivers Champion # Max Verstappen
Will Verstappen be Formula 1 world champion in 2031?
Formula 1 2031 - Drivers Championship # Max Verstappen

Will Ferrari win the 2031 F1 Constructors' Championship?
F1 Constructors Champion 2031 # Ferrari
Will Ferrari be the 2031 Formula 1 constructors' champions?

Will Lando Norris win the 2031 Monaco Grand Prix?
2031 Monaco Grand Prix: Race Winner # Lando Norris
F1 Monaco GP 2031 Winner # Lando Norris

Will Lando Norris take pole position at the 2031 Monaco Grand Prix?
Monaco GP 2031: Pole Position # Lando Norris

Will Lando Norris finish on the podium at the 2031 Monaco Grand Prix?
2031 Monaco GP: Podium Finish # Lando Norris
Will Lando Norris finish in the top 3 at the 2031 Monaco Grand Prix?

Will Zorro Quibble win the 2031 Daytona 500?
2031 Daytona 500 Winner # Zorro Quibble
NASCAR: Daytona 500 2031 # Zorro Quibble

Will there be a safety car at the 2031 Monaco Grand Prix?
Safety car during the 2031 Monaco GP?
Will the safety car be deployed in the 2031 Monaco Grand Prix?

## combat sports
Will Zorro Quibble beat Bob Doe at UFC 400?
UFC 400: Zorro Quibble vs. Bob Doe # Zorro Quibble
Zorro Quibble to defeat Bob Doe at UFC 400?
Will Bob Doe lose to Zorro Quibble at UFC 400?

Will Zorro Quibble win by KO or TKO against Bob Doe at UFC 400?
UFC 400: Zorro Quibble vs. Bob Doe - Method of Victory # Zorro Quibble by KO/TKO
Will Zorro Quibble beat Bob Doe by KO/TKO at UFC 400?

Will Zorro Quibble vs. Bob Doe at UFC 400 go the distance?
UFC 400: Zorro Quibble vs. Bob Doe - Fight to go the distance? # Yes
Will the Zorro Quibble vs. Bob Doe fight at UFC 400 go to the judges?
! Will Zorro Quibble vs. Bob Doe at UFC 400 end inside the distance?

Will Zorro Quibble be UFC heavyweight champion on December 31, 2031?
UFC heavyweight champion at the end of 2031? # Zorro Quibble
Who will be the UFC Heavyweight champion on December 31, 2031? # Zorro Quibble

Will Zorro Quibble fight Bob Doe in 2031?
Will a Zorro Quibble vs. Bob Doe fight happen before 2032?
Zorro Quibble vs. Bob Doe fight by December 31, 2031?

Will Zorro Quibble beat Bob Doe in their boxing match on May 3, 2031?
Boxing: Zorro Quibble vs. Bob Doe (May 3, 2031) # Zorro Quibble
Who will win Zorro Quibble vs. Bob Doe on May 3, 2031? # Zorro Quibble

## chess and esports
Will Gukesh Dommaraju win the 2031 World Chess Championship?
2031 World Chess Championship Winner # Gukesh Dommaraju
Will Gukesh Dommaraju become world chess champion in 2031?

Will Hikaru Nakamura win the 2031 Candidates Tournament?
FIDE Candidates Tournament 2031 Winner # Hikaru Nakamura
Will Hikaru Nakamura win the FIDE Candidates in 2031?

Will T1 win the 2031 League of Legends World Championship?
LoL Worlds 2031 Winner # T1
League of Legends Worlds 2031 Champion # T1

Will Team Spirit win The International 2031?
The International 2031 Winner # Team Spirit
Dota 2: The International 2031 Champion # Team Spirit

NAVI vs. FaZe (May 3, 2031): Map 1 Winner # NAVI
Will Natus Vincere win map 1 against FaZe on May 3, 2031?
Counter-Strike: Natus Vincere vs FaZe (May 3, 2031) - Map 1 # Natus Vincere

Will T1 beat Gen.G on May 3, 2031?
LoL: T1 vs. Gen.G (BO5) - May 3, 2031 # T1
Will T1 win the T1 vs. Gen.G League of Legends match on May 3, 2031? # T1

NAVI vs. FaZe (May 3, 2031): Total Maps O/U 2.5 # Over
Will NAVI vs. FaZe on May 3, 2031 have over 2.5 maps?
NAVI vs. FaZe (May 3, 2031): Total maps # Over 2.5 maps

Will Vitality win the Lima 2031 CS2 Major?
Lima Major 2031 (CS2) Winner # Vitality
Will Team Vitality win the 2031 Lima Counter-Strike Major?

## Olympics
Will the US win the most gold medals at the 2032 Summer Olympics?
2032 Olympics: Most Gold Medals # United States
Which country will win the most gold medals at the 2032 Summer Olympics? # USA
Will Team USA win the most golds at the 2032 Olympics?

Will China win the most medals at the 2032 Summer Olympics?
Most medals at the 2032 Olympics # China
Will China have the highest total medal count at the 2032 Summer Olympics?

Will Zorro Quibble win gold in the men's 100m at the 2032 Olympics?
2032 Olympics: Men's 100m Gold Medal # Zorro Quibble

Will Canada win gold in men's ice hockey at the 2034 Winter Olympics?
2034 Winter Olympics: Men's Ice Hockey Gold Medal # Canada

Will Peru win at least 3 medals at the 2032 Olympics?
Peru: 3+ medals at the 2032 Summer Olympics?
Will Peru win more than 2 medals at the 2032 Olympics?
Will Peru win 3 or more medals at the 2032 Olympics?
! Will Peru win fewer than 3 medals at the 2032 Olympics?

Will Lima host the 2040 Summer Olympics?
Which city will host the 2040 Summer Olympics? # Lima
2040 Olympics host city # Lima

## more of sport
Will Quilmar reach the semi-finals of the 2030-31 Europa League?
Europa League 2030/31 - To reach the semi finals # Quilmar
Will Quilmar make the Europa League semifinals in 2031?
! Will Quilmar fail to reach the 2030-31 Europa League semifinals?

Will the Boston Bruins win the Atlantic Division in 2030-31?
NHL Atlantic Division Winner 2030-31 # Boston Bruins
Will the Bruins finish first in the Atlantic Division in the 2030-31 NHL season?

Will Zorro Quibble win the Norris Trophy in 2030-31?
James Norris Memorial Trophy 2030-31 # Zorro Quibble
NHL Norris Trophy Winner 2030-31? # Zorro Quibble

Will Zorro Quibble win the Vezina in 2031?
Vezina Trophy 2030-31 # Zorro Quibble

Will Zorro Quibble win NFL Offensive Rookie of the Year for 2030?
NFL OROY 2030-31 # Zorro Quibble
Pro Football Offensive Rookie of the Year 2030-31? # Zorro Quibble

Will Zorro Quibble lead MLB in strikeouts in 2031?
Will Zorro Quibble record the most strikeouts in MLB in 2031?
MLB Strikeout Leader 2031 # Zorro Quibble

Will Zorro Quibble lead the WNBA in scoring in 2031?
WNBA Scoring Leader 2031 # Zorro Quibble
Will Zorro Quibble win the 2031 WNBA scoring title?

Will India win the 2031 Cricket World Cup?
ICC Men's Cricket World Cup 2031 Winner # India
ODI World Cup 2031 Champion # India

Will South Africa win the 2031 Rugby World Cup?
2031 Rugby World Cup Winner # South Africa
Will the Springboks win the Rugby World Cup in 2031?

Will Zorro Quibble win the 2031 World Snooker Championship?
World Snooker Championship 2031 - Winner # Zorro Quibble
Will Zorro Quibble be world snooker champion in 2031?

Will Luke Littler win the 2031 PDC World Darts Championship?
2031 World Darts Championship Winner # Luke Littler
Will Luke Littler become the 2031 world darts champion?

Will Zorro Quibble win the 2031 Boston Marathon?
Boston Marathon 2031 men's winner # Zorro Quibble

Will Zorro Quibble win the sprint at the 2031 Belgian Grand Prix?
2031 Belgian GP Sprint Winner # Zorro Quibble
Will Zorro Quibble win the 2031 Belgian GP sprint race?

Will Zorro Quibble be the MotoGP champion in 2031?
MotoGP World Champion 2031 # Zorro Quibble
Will Zorro Quibble win the 2031 MotoGP championship?

Will Ann Roe win the 2031 Women's US Open tennis?
US Open Women's Singles 2031 Winner # Ann Roe
2031 US Open (tennis) women's champion # Ann Roe

Will Zorro Quibble have 10+ assists against the Heat on March 3, 2031?
Zorro Quibble: Assists Over 9.5 - Heat vs. Bulls (March 3, 2031)
Will Zorro Quibble record at least 10 assists vs. the Heat on March 3, 2031?

## under the headings of bookmakers
NBA 2030/31 - Most steals per game (regular season) # Zorro Quibble
Will Zorro Quibble lead the NBA in steals during the 2030-31 NBA season?

NHL 2030/31 - Top Regular Season Goalscorer # Zorro Quibble
NHL Goals Leader 2030-31 # Zorro Quibble
Will Zorro Quibble win the 2030–2031 NHL Maurice 'Rocket' Richard Trophy?

NFL 2030 - Most Regular Season Rushing Yards # Zorro Quibble
Will Zorro Quibble lead the NFL in rushing yards in 2030?

Will the Oilers have the best record in Pro Hockey in the 2030-31 regular season?
Will the Edmonton Oilers win the 2030–2031 NHL Presidents' Trophy?

La Liga 2030/31 - Zorro Quibble total goals # Over 14.5
Will Zorro Quibble score 15 or more goals in the 2030-31 La Liga season?

Premier League 2030/31 - Quilmar finishing position # 3rd
Will Quilmar finish in 3rd place in the 2030-31 English Premier League?

NHL 2030/31 - Flyers to make or miss the playoffs # To make
Will the Philadelphia Flyers make the 2030-31 NHL playoffs?
! NHL 2030/31 - Flyers to make or miss the playoffs # To miss

Will Quilmar win a trophy in the 2030-31 season?
! Will Quilmar finish the 2030-31 season without a trophy?
! Will Quilmar go the 2030-31 season trophyless?

Rugby Union - Six Nations 2031 - Winner # France
Will France win the 2031 Six Nations Championship?
2031 Men's Six Nations Winner # France

Cycling - Giro d'Italia 2031 - Winner # Zorro Quibble
Will Zorro Quibble win the 2031 Giro d'Italia?

Snooker - World Championship 2031 - Winner # Zorro Quibble
Will Zorro Quibble win the 2031 World Snooker Championship?

Ice Hockey - Stanley Cup 2031 # Boston Bruins
Will the Boston Bruins win the 2031 Stanley Cup?

Basketball - EuroLeague 2030/31 - Winner # Real Madrid
Will Real Madrid win the 2030-31 EuroLeague?

## Olympics by their cities
Brisbane 2032 - Basketball (men) - gold # USA
Will the U.S. win the gold medal in the Men's Basketball at the 2032 Summer Olympics in Brisbane?

French Alps 2030 - Most Gold Medals # Norway
Will Norway win the most gold medals at the 2030 Winter Olympics?

Los Angeles 2028 - Women's Marathon - Gold # Zorro Quibble
Will Zorro Quibble win gold in the women's marathon at the 2028 Summer Olympics?

Milano Cortina 2026 - Ice Hockey (W) - Gold Medal # Canada
Will Canada win gold in women's ice hockey at the 2026 Milano Cortina Winter Olympics?

## majors
Will Zorro Quibble win a tennis Grand Slam in 2031?
Will Zorro Quibble win at least one tennis major in 2031?
Will Zorro Quibble win a tennis Grand Slam title in 2031?

Who will win a PGA Tour Major in 2031? # Zorro Quibble
Will Zorro Quibble win at least one golf major in 2031?
Will Zorro Quibble win any of the four golf majors in 2031?

Will Zorro Quibble win all four majors in the same calendar year by the end of 2031?
Will Zorro Quibble win the calendar Grand Slam before 2032?

## trophies named after players
Will Zorro Quibble win the 2031 Earvin "Magic" Johnson Trophy?
NBA Western Conference Finals MVP 2031 # Zorro Quibble

Will Zorro Quibble win the Bill Russell Trophy in 2031?
NBA Finals MVP 2031 # Zorro Quibble

Pro Hockey Coach of the Year 2030-31 # Zorro Quibble
Will Zorro Quibble win the 2030–2031 NHL Jack Adams Award?

## wins of a season, by a city
Will Colorado win at least 60 games this season? @2031-11-08 ~ If Colorado has 60+ wins in the 2031 pro baseball team regular season, then the market resolves to Yes.
MLB 2031 - Colorado Rockies Regular Season Wins # Over 59.5
! MLB 2031 - Colorado Rockies Regular Season Wins # Under 59.5

Will the Detroit pro basketball team win at least 65 times this season? @2031-07-07 ~ If the Detroit pro basketball team has at least 65 wins in the 2030-31 regular season, then the market resolves to Yes.
Will the Detroit Pistons win more than 64.5 regular season games in 2030–31?

What will be Zorro Quibble's next team? # Golden State
Where will Zorro Quibble play next? # Golden State Warriors
Will Zorro Quibble join the Golden State Warriors next?

## rounds of tournaments
Will Peru make it out of the group stage at the 2034 World Cup?
Will Peru advance to the knockout stage of the 2034 FIFA World Cup?
World Cup Round of 32 Qualifiers # Peru ~ If Peru is one of the teams to qualify for the Round of 32 in the 2034 FIFA World Cup, then the market resolves to Yes.

Will the 2034 FIFA World Cup champion be a first time winner?
Will the 2034 World Cup be won by a country that has never won it before?

## games of teams without a ticker
Brooklyn Nets at New Orleans Pelicans # Brooklyn Nets @2031-01-15
Nets vs. Pelicans % Nets/Pelicans @2031-01-15
! Nets vs. Pelicans % Pelicans/Nets @2031-01-15

VGK Golden Knights at LA Kings: Total Goals # Over 5.5 goals scored @2031-03-03
Golden Knights vs. Kings: O/U 5.5 % Over/Under @2031-03-03

DAL Stars at WPG Jets Winner? # WPG Jets @2031-03-03
Dallas Stars vs. Winnipeg Jets % Winnipeg Jets/Dallas Stars @2031-03-03

Will Zorro Quibble beat Bob Doe in their boxing match? @2031-06-07
Will Zorro Quibble win his boxing match against Bob Doe? @2031-06-07
Boxing - Zorro Quibble vs Bob Doe - Winner # Zorro Quibble @2031-06-06

Who will hold the UFC Lightweight Title on Dec 31, 2031? # Zorro Quibble
Will Zorro Quibble be the UFC lightweight champion on December 31, 2031?

Will a female driver win a NASCAR Cup Series race before 2050?
A woman wins a NASCAR Cup race by the end of 2049

## names of tournaments and leagues
Indian Wells 2031 - Women's Singles # Zorro Quibble
Will Zorro Quibble win the 2031 BNP Paribas Open women's singles?

ATP Finals 2031 - Winner # Zorro Quibble
Nitto ATP Finals Champion 2031 # Zorro Quibble

Indy 500 2031 - Winner # Zorro Quibble
Will Zorro Quibble win the 2031 Indianapolis 500?

2031 NBA Draft - 1st Overall Pick # Zorro Quibble
Who will be picked first in the Pro Men's Basketball Draft? # Zorro Quibble @2031-06-26

2031 WNBA Draft - 1st Overall Pick # Zorro Quibble
Who will be picked first in the Pro Women's Basketball Draft? # Zorro Quibble @2031-04-26

Next team to sign Zorro Quibble # Miami Heat
Zorro Quibble's next team? # Heat
`
