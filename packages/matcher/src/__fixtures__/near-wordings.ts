/**
 * Pairs of questions about sport, markets and culture that are worded alike and ask different things, one pair a line,
 * each question in the form of `readWording`.
 */
export const nearWordings = `
Will Quilmar win the 2030-31 Premier League? | Will Quilmar win the 2031-32 Premier League?
Will Quilmar win the 2030-31 Premier League? | Will Quilmar finish in the top 4 of the 2030-31 Premier League?
Premier League 2030/31 - Relegation # Tarkington | Premier League 2030/31 - To finish bottom # Tarkington
Will Quilmar be promoted to the Premier League in 2030-31? | Will Quilmar win the 2030-31 Championship?
Will Quilmar win the 2031 FA Cup? | Will Quilmar win the 2031 EFL Cup?
Champions League 2030/31 - Winner # Arsenal | Champions League 2030/31 - To reach the final # Arsenal
Will Arsenal win the 2031 Champions League final? | Women's Champions League 2030/31 winner # Arsenal
Will the Celtics win the 2031 NBA Finals? | Will the Celtics win the Eastern Conference in 2030-31?
Will the Celtics win the Eastern Conference in 2030-31? | NBA Eastern Conference #1 Seed 2030-31 # Boston Celtics
Will the Oilers win the 2031 Stanley Cup? | Will the Oilers win the 2030-31 Presidents' Trophy?
Will the Chiefs win Super Bowl LXV? | Will the Chiefs win Super Bowl LXVI?
Will the Bills win the AFC East in 2030? | Will the Bills make the NFL playoffs in 2030-31?
Will Georgia win the SEC football championship in 2030? | Will Georgia win the 2030 SEC basketball championship?
Will the Yankees win the AL East in 2031? | Will the Yankees win the American League pennant in 2031?
Will Erling Haaland be the top scorer in the 2030-31 Premier League? | Will Erling Haaland be the top scorer in the 2030-31 Champions League?
Will Haaland score the most goals in the 2030-31 Premier League? | Will Haaland have the most assists in the 2030-31 Premier League?
Will Connor McDavid win the Art Ross Trophy in 2030-31? | Will Connor McDavid win the Hart Trophy in 2030-31?
Will Connor McDavid lead the NHL in points in 2030-31? | Will Connor McDavid lead the NHL in goals in 2030-31?
Will Zorro Quibble win the 2030-31 NBA MVP? | Will Zorro Quibble win the 2031 NBA Finals MVP?
AL MVP 2031 # Zorro Quibble | NL MVP 2031 # Zorro Quibble
Will Zorro Quibble win AL Rookie of the Year in 2031? | Will Zorro Quibble win AL MVP in 2031?
NFL Offensive Player of the Year 2030-31 # Zorro Quibble | NFL Offensive Rookie of the Year 2030-31 # Zorro Quibble
Will Zorro Quibble be the first overall pick in the 2031 NFL Draft? | Will Zorro Quibble be the second overall pick in the 2031 NFL Draft?
Will Zorro Quibble be the first pick in the 2031 NFL Draft? | Will Zorro Quibble be picked in the first round of the 2031 NFL Draft?
Will Zorro Quibble be the first quarterback drafted in the 2031 NFL Draft? | Will Zorro Quibble be the first overall pick in the 2031 NFL Draft?
Will the Giants draft Zorro Quibble in the 2031 NFL Draft? | Will the Jets draft Zorro Quibble in the 2031 NFL Draft?
Will Zorro Quibble join Arsenal by January 31, 2031? | Will Zorro Quibble join Arsenal by August 31, 2031?
Next Premier League manager to leave their post # Zorro Quibble | Will Zorro Quibble leave as Chelsea manager by May 31, 2031?
Next New York Giants head coach? # Zorro Quibble | Next New York Jets head coach? # Zorro Quibble
Will Chelsea sack Zorro Quibble in 2031? | Will Chelsea appoint Zorro Quibble in 2031?
Will Quilmar beat Tarkington on May 3, 2031? | Will Tarkington beat Quilmar on May 3, 2031?
Will Quilmar beat Tarkington on May 3, 2031? | Will Quilmar beat Tarkington on May 10, 2031?
Quilmar vs. Tarkington (May 3, 2031): O/U 2.5 # Over | Quilmar vs. Tarkington (May 3, 2031): O/U 3.5 # Over
Quilmar vs. Tarkington (May 3, 2031): O/U 2.5 # Over | Quilmar vs. Tarkington (May 3, 2031): 1H O/U 2.5 # Over
Quilmar vs. Tarkington (May 3, 2031) # Draw | Quilmar vs. Tarkington (May 3, 2031): first half result # Draw
Will the Lakers beat the Celtics by more than 3.5 points on March 3, 2031? | Will the Lakers beat the Celtics on March 3, 2031?
Will the Lakers beat the Celtics by more than 3.5 points on March 3, 2031? | Will the Celtics beat the Lakers by more than 3.5 points on March 3, 2031?
Will the 2031 NBA Finals go to Game 7? | Will the Lakers win Game 7 of the 2031 NBA Finals?
NAVI vs. FaZe (May 3, 2031): Map 1 Winner # NAVI | NAVI vs. FaZe (May 3, 2031): Map 2 Winner # NAVI
NAVI vs. FaZe (May 3, 2031): Map 1 Winner # NAVI | NAVI vs. FaZe (May 3, 2031) # NAVI
Will LeBron James score 25 or more points against the Celtics on March 3, 2031? | Will LeBron James score 30 or more points against the Celtics on March 3, 2031?
Will Josh Allen throw for 250 or more yards against the Jets on Nov 3, 2030? | Will Josh Allen rush for 250 or more yards against the Jets on Nov 3, 2030?
Will Haaland score against Arsenal on May 3, 2031? | Will Haaland score the first goal against Arsenal on May 3, 2031?
Will Carlos Alcaraz win the 2031 French Open? | Will Carlos Alcaraz reach the 2031 French Open final?
2031 Men's Wimbledon Winner # Zorro Quibble | 2031 Women's Wimbledon Winner # Zorro Quibble
Will anyone other than Alcaraz or Sinner win the 2031 men's US Open? | Will anyone other than Alcaraz win the 2031 men's US Open?
Will Rory McIlroy win the 2031 US Open golf? | Will Rory McIlroy win the 2031 Open Championship?
Will Rory McIlroy finish in the top 10 at the 2031 PGA Championship? | Will Rory McIlroy finish in the top 5 at the 2031 PGA Championship?
Will Tiger Woods make the cut at the 2031 Masters? | Will Tiger Woods play in the 2031 Masters?
Will Lando Norris win the 2031 Monaco Grand Prix? | Will Lando Norris take pole position at the 2031 Monaco Grand Prix?
Will Lando Norris win the 2031 Monaco Grand Prix? | Will Lando Norris set the fastest lap at the 2031 Monaco Grand Prix?
Will McLaren win the 2031 F1 Constructors' Championship? | Will McLaren win the 2031 Monaco Grand Prix?
Will Zorro Quibble beat Bob Doe by KO or TKO at UFC 400? | Will Zorro Quibble beat Bob Doe by submission at UFC 400?
Will Zorro Quibble vs. Bob Doe at UFC 400 go the distance? | Will Zorro Quibble beat Bob Doe by decision at UFC 400?
Will Gukesh win the 2031 World Chess Championship? | Will Gukesh win the 2031 World Rapid Chess Championship?
Will the US win the most gold medals at the 2032 Olympics? | Will the US win the most medals at the 2032 Olympics?
Will US CPI YoY be above 3% in May 2031? | Will US CPI YoY be above 3% in June 2031?
Will US CPI YoY be above 3% in May 2031? | Will US CPI YoY be at least 3% in May 2031?
Will core CPI YoY be above 3% in May 2031? | Will CPI YoY be above 3% in May 2031?
Will UK inflation be above 3% in May 2031? | Will US inflation be above 3% in May 2031?
Will the unemployment rate be above 4.5% in May 2031? | Will the unemployment rate be exactly 4.5% in May 2031?
Will the US add more than 150,000 jobs in May 2031? | ADP private payrolls above 150k in May 2031?
Will the Fed cut rates by 25 bps in March 2031? | Will the Fed cut rates in March 2031?
Will the Fed cut rates three times in 2031? | Will the Fed cut rates by 75 bps in 2031?
Exactly 3 Fed rate cuts in 2031? | At least 3 Fed rate cuts in 2031?
Will the ECB cut rates in June 2031? | Will the Bank of England cut rates in June 2031?
Will the 10-year Treasury yield hit 5% in 2031? | Will the 30-year Treasury yield hit 5% in 2031?
Will the 15-year mortgage rate be above 6% on May 29, 2031? | Will the 30-year mortgage rate be above 6% on May 29, 2031?
Will US gas prices be above $4 on May 31, 2031? | Will California gas prices be above $4 on May 31, 2031?
Will the S&P 500 close above 8,000 on May 30, 2031? | Will the S&P 500 hit 8,000 in May 2031?
Will the S&P 500 close above 8,000 on May 30, 2031? | Will the Nasdaq-100 close above 8,000 on May 30, 2031?
Will NVIDIA be the largest company on June 30, 2031? | Will NVIDIA be the largest company on December 31, 2031?
Will Bitcoin hit $150k in 2031? | Will Bitcoin be above $150k on December 31, 2031?
Will Bitcoin hit $150k in 2031? | Will Ethereum hit $150k in 2031?
Will Bitcoin dip to $50k in May 2031? | Will Bitcoin hit $150k in May 2031?
Bitcoin price on May 3, 2031? # $100,000-102,000 | Bitcoin price on May 3, 2031? # $102,000-104,000
Bitcoin above $100,000 on May 3, 2031 at 12pm ET? | Bitcoin above $100,000 on May 3, 2031 at 5pm ET?
Zorro airdrop by June 30, 2031? | Zorro token launch by June 30, 2031?
Zorro FDV above $1B one day after launch? | Zorro FDV above $1B one week after launch?
Will the SEC approve a spot Zorro ETF in 2031? | Will a spot Zorro ETF be filed in 2031?
Will gold hit $6,000 in 2031? | Will silver hit $6,000 in 2031?
Will Brent crude close above $80 on May 30, 2031? | Will WTI crude oil close above $80 on May 30, 2031?
Highest temperature in NYC on May 3, 2031? # 80-81°F | Lowest temperature in NYC on May 3, 2031? # 80-81°F
Highest temperature in NYC on May 3, 2031? # 80-81°F | Highest temperature in Chicago on May 3, 2031? # 80-81°F
Will it rain in NYC on May 3, 2031? | Will it rain in NYC in May 2031?
Will 2031 be the hottest year on record? | Will 2031 be one of the two hottest years on record?
Will a hurricane make landfall in Florida in 2031? | Will a hurricane make landfall in Texas in 2031?
Will a hurricane make landfall in the US in 2031? | Will a hurricane form in the Atlantic in 2031?
Magnitude 8.0 or higher earthquake in 2031? | Magnitude 8.0 or higher earthquake in Japan in 2031?
"Zorro 2" opening weekend box office above $100M? | "Zorro 2" domestic box office above $100M?
"Zorro 2" Rotten Tomatoes score above 85? | "Zorro 2" Metacritic score above 85?
Highest grossing movie in 2031? # Zorro 2 | Best picture of 2031? # Zorro 2
Top Spotify Artist 2031? # Taylor Swift | Top Spotify Artist in the US 2031? # Taylor Swift
Top song on Spotify on May 3, 2031? # Zorro | Top song on Apple Music on May 3, 2031? # Zorro
Will Adele headline the Super Bowl LXV halftime show? | Will Adele sing the national anthem at Super Bowl LXV?
Will Ann Roe win Best Actress at the 2031 Oscars? | Will Ann Roe win Best Actress at the 2031 Golden Globes?
Will Ann Roe win Best Actress at the 2031 Oscars? | Will Ann Roe be nominated for Best Actress at the 2031 Oscars?
Will "Zorro" win Album of the Year at the 2031 Grammys? | Will "Zorro" win Record of the Year at the 2031 Grammys?
Will Ann Roe win Survivor 60? | Will Ann Roe be eliminated in Episode 5 of Survivor 60?
Survivor 60: Who will be eliminated in Episode 5? # Ann Roe | Survivor 60: Who will be eliminated in Episode 6? # Ann Roe
Will Ann Roe win The Bachelor Season 35? | Will Ann Roe win The Bachelorette Season 35?
Will GTA VI be released before June 2031? | Will GTA VI be released before September 2031?
Will Half-Life 3 be announced in 2031? | Will Half-Life 3 be released in 2031?
Will MrBeast hit 500 million subscribers by June 30, 2031? | Will MrBeast hit 600 million subscribers by June 30, 2031?
Will Pietro Parolin be the next pope? | Will the next pope be Italian?
What name will the next pope choose? # John | What name will the next pope choose? # Leo
Will Leo XIV be out as Pope in 2031? | Will Leo XIV visit the US in 2031?
Will the Lakers win Game 3 against the Celtics on June 5, 2031? | Will the Lakers beat the Celtics in the 2031 NBA Finals?
Will the Lakers score 110 or more points against the Celtics on March 3, 2031? | Lakers vs. Celtics (March 3, 2031): Over 109.5 points
Will the Lakers score 110 or more points against the Celtics on March 3, 2031? | Lakers vs. Celtics (March 3, 2031): O/U 109.5 # Over
Will the Celtics score 110 or more points against the Lakers on March 3, 2031? | Will the Lakers score 110 or more points against the Celtics on March 3, 2031?
Will LeBron James score 25 or more points against the Celtics on March 3, 2031? | Will LeBron James score 25 or more points against the Celtics on March 5, 2031?
Will LeBron James score 25 or more points against the Celtics on March 3, 2031? | Will LeBron James score 25 or more points against the Heat on March 3, 2031?
Will LeBron James score 25 or more points against the Celtics on March 3, 2031? | Will LeBron James have 25 or more rebounds against the Celtics on March 3, 2031?
Will LeBron James score 25 or more points against the Celtics on March 3, 2031? | Will Jayson Tatum score 25 or more points against the Celtics on March 3, 2031?
Will LeBron James score 25 or more points against the Celtics on March 3, 2031? | Lakers vs. Celtics (March 3, 2031): Jayson Tatum: 25+ points
Will LeBron James score 25 or more points against the Celtics on March 3, 2031? | Lakers vs. Celtics (March 3, 2031): Over 24.5 points
Will Ann Roe score a goal against Arsenal on May 3, 2031? | Will Ann Roe score 2 or more goals against Arsenal on May 3, 2031?
Will Ann Roe score a goal against Arsenal on May 3, 2031? | Will Arsenal score a goal on May 3, 2031?
LeBron James: Points Over 24.5 - Lakers vs. Celtics (March 3, 2031) | Jayson Tatum: Points Over 24.5 - Lakers vs. Celtics (March 3, 2031)
LeBron James: Points Over 24.5 - Lakers vs. Celtics (March 3, 2031) | LeBron James: Rebounds Over 24.5 - Lakers vs. Celtics (March 3, 2031)
2031 French Open Final: Zorro Quibble vs. Bob Doe # Zorro Quibble | 2031 Wimbledon Final: Zorro Quibble vs. Bob Doe # Zorro Quibble
2031 French Open Final: Zorro Quibble vs. Bob Doe # Zorro Quibble | 2030 French Open Final: Zorro Quibble vs. Bob Doe # Zorro Quibble
Will Zorro Quibble beat Bob Doe in the 2031 French Open final? | Will Zorro Quibble beat Bob Doe in the 2031 US Open final?
UFC 400: Zorro Quibble vs. Bob Doe # Zorro Quibble | UFC 410: Zorro Quibble vs. Bob Doe # Zorro Quibble
Will Zorro Quibble beat Bob Doe at UFC 400? | UFC 410: Zorro Quibble vs. Bob Doe # Zorro Quibble
2031 NBA Finals: Lakers vs. Celtics # Lakers | 2030 NBA Finals: Lakers vs. Celtics # Lakers
2031 NBA Finals: Lakers vs. Celtics # Lakers | Lakers vs. Celtics (March 3, 2031) # Lakers
2031 NBA Finals: Lakers vs. Celtics # Lakers | 2031 NBA Finals Game 3: Lakers vs. Celtics # Lakers
2031 NBA Finals Game 3: Lakers vs. Celtics # Lakers | Will the Lakers win the 2031 NBA Finals?
2031 NBA Finals: Lakers vs. Celtics # Lakers | Will the Lakers win the 2030 NBA Finals?
2031 NBA Finals: Lakers vs. Celtics # Lakers | Will the Lakers win the Western Conference in 2030-31?
Super Bowl LXV: Chiefs vs. Eagles # Chiefs | Will the Chiefs win Super Bowl LXVI?
Super Bowl LXV: Chiefs vs. Eagles: first half # Chiefs | Will the Chiefs win Super Bowl LXV?
Lakers vs. Celtics: Series Winner # Lakers | Lakers vs. Celtics: Game 1 Winner # Lakers
Will the Lakers and Celtics combine for more than 220.5 points on March 3, 2031? | Will the Lakers and Celtics combine for more than 225.5 points on March 3, 2031?
Will there be 3 or more goals in Quilmar vs. Tarkington on May 3, 2031? | Will there be 3 or more corners in Quilmar vs. Tarkington on May 3, 2031?
Will there be 3 or more goals in Quilmar vs. Tarkington on May 3, 2031? | Will Quilmar score 3 or more goals against Tarkington on May 3, 2031?
Will NAVI vs. FaZe on May 3, 2031 have over 2.5 maps? | Will NAVI vs. FaZe on May 3, 2031 have over 2.5 rounds?
Will Zorro Quibble win the first set against Bob Doe on June 5, 2031? | Will Zorro Quibble win the second set against Bob Doe on June 5, 2031?
Will Zorro Quibble win the first set against Bob Doe on June 5, 2031? | Will Zorro Quibble win against Bob Doe on June 5, 2031?
Will Zorro Quibble win the first set against Bob Doe on June 5, 2031? | Will Bob Doe win the first set against Zorro Quibble on June 5, 2031?
Will Connor McDavid lead the NHL in assists in 2030-31? | Will Connor McDavid lead the NHL in points in 2030-31?
Will Connor McDavid lead the Oilers in points in 2030-31? | Will Connor McDavid lead the NHL in points in 2030-31?
Will Aaron Judge lead the American League in home runs in 2031? | Will Aaron Judge lead MLB in home runs in 2031?
Will Luka Doncic score the most points in the 2030-31 NBA season? | Will Luka Doncic average the most assists in the 2030-31 NBA season?
NFL Passing Yards Leader 2030-31 # Josh Allen | NFL Passing Touchdowns Leader 2030-31 # Josh Allen
Will Josh Allen lead the NFL in passing yards in the 2030-31 playoffs? | Will Josh Allen lead the NFL in passing yards in the 2030-31 season?
Will Haaland score the most goals in the 2030-31 Premier League? | Will Haaland score the most goals for Manchester City in the 2030-31 season?
Will Haaland score the most goals in the 2030-31 Premier League? | Will Haaland score the most goals in a Premier League season?
Will Ann Roe win the Orange Cap at IPL 2031? | Will Ann Roe win the Purple Cap at IPL 2031?
Will Ann Roe win the Pichichi in 2030-31? | Will Ann Roe win the Golden Boot in the 2030-31 Premier League?
Will Ann Roe win the Art Ross Trophy in 2030-31? | Will Ann Roe win the Rocket Richard Trophy in 2030-31?
Will Quilmar finish bottom of the 2030-31 Premier League? | Will Quilmar finish in the bottom three of the 2030-31 Premier League?
Will Quilmar finish bottom of Group C at the 2034 World Cup? | Will Quilmar finish bottom of Group D at the 2034 World Cup?
Will Quilmar be runners-up in the 2030-31 Premier League? | Will Quilmar finish third in the 2030-31 Premier League?
Will Quilmar finish above Tarkington in the 2030-31 Premier League? | Will Tarkington finish above Quilmar in the 2030-31 La Liga?
Will Quilmar go unbeaten in the 2030-31 Premier League season? | Will Quilmar go unbeaten at home in the 2030-31 Premier League season?
Will Quilmar go unbeaten in the 2030-31 Premier League season? | Will Quilmar win the 2030-31 Premier League?
Will Quilmar be promoted to the Premier League in 2030-31? | Will Quilmar be relegated from the Premier League in 2030-31?
Will Quilmar be promoted to the Premier League in 2030-31? | Will Quilmar be promoted to the Championship in 2030-31?
Will Quilmar finish outside the top 4 of the 2030-31 Premier League? | Will Quilmar finish outside the top 6 of the 2030-31 Premier League?
Will Peru top Group C at the 2034 World Cup? | Will Peru qualify from Group C at the 2034 World Cup?
Will the Mets clinch a playoff spot by September 15, 2031? | Will the Mets make the 2031 MLB playoffs?
Will the Thunder win the Western Conference in 2030-31? | Will the Thunder reach the 2031 Western Conference Finals?
Will the Thunder reach the 2031 NBA Finals? | Will the Thunder win the 2031 NBA Finals?
Will the Thunder reach the 2031 NBA Finals? | NBA Western Conference Champion 2031 # Denver Nuggets
Will the Thunder reach the 2031 NBA Finals? | NBA Western Conference Champion 2030 # Oklahoma City Thunder
Will the Dodgers make the 2031 World Series? | Will the Dodgers make the 2031 NLCS?
Will the Eagles reach Super Bowl LXV? | Will the Eagles win the NFC East in 2030-31?
Will the Eagles reach Super Bowl LXV? | 2030 NFC Champion # Philadelphia Eagles
Will Ann Roe be the MVP of the 2031 NBA Finals? | Will Ann Roe be the 2031 NBA MVP?
Will Ann Roe be the MVP of the 2031 NBA Finals? | Will Ann Roe be the MVP of the 2031 Western Conference Finals?
Will Ann Roe be a first-round pick in the 2031 NFL Draft? | Will Ann Roe be a second-round pick in the 2031 NFL Draft?
Will the Jazz get the first pick in the 2031 NBA Draft Lottery? | Will the Jazz get the second pick in the 2031 NBA Draft Lottery?
Will Peru win their round of 16 match at the 2034 World Cup? | Will Peru reach the round of 16 at the 2034 World Cup?
Will Arsenal sign Zorro Quibble by January 31, 2031? | Will Arsenal sell Zorro Quibble by January 31, 2031?
Will Arsenal sign Zorro Quibble by January 31, 2031? | Will Arsenal sign Zorro Quibble to a new contract by January 31, 2031?
Will Zorro Quibble join Arsenal by January 31, 2031? | Will Zorro Quibble join Arsenal on loan by January 31, 2031?
Will Ann Roe vs. Bea Doe on May 3, 2031 go the distance? | Will Ann Roe win by decision against Bea Doe on May 3, 2031?
Will Ann Roe be #1 in monthly listeners on Spotify on May 31, 2031? | Will Ann Roe have the #1 song on Spotify on May 31, 2031?
Will Peru have the highest total medal count at the 2032 Olympics? | Will Peru win the most golds at the 2032 Olympics?
Will Ann Roe win gold in the women's 100m at the 2032 Olympics? | Will Ann Roe win gold in the women's 200 metres at the 2032 Olympics?
Will Ann Roe be the Sole Survivor of Season 60? | Will Ann Roe be the Sole Survivor of Season 61?
Will Ann Roe be voted out in Episode 5 of Survivor 60? | Will Ann Roe be voted out in Episode 6 of Survivor 60?
Will "Zorro" be renewed for a third season by December 31, 2031? | Will "Zorro" be renewed for a second season by December 31, 2031?
Will the 2031 Nobel Peace Prize go to Ann Roe? | Will the 2031 Nobel Peace Prize go to Bob Doe?
Will US GDP shrink in Q2 2031? | Will US GDP shrink in Q3 2031?
Will US GDP shrink in Q2 2031? | Will US GDP growth in Q2 2031 be below 1%?
Will the US economy lose jobs in May 2031? | Will the US add fewer than 50,000 jobs in May 2031?
Will the US budget deficit be above $2 trillion in FY2031? | Will the US budget deficit be above $2 trillion in 2031?
Will the US budget deficit be above $2 trillion in FY2031? | Will the US budget deficit be above $2 trillion in FY2032?
Will the US budget deficit be above $2 trillion in FY2031? | Will the US trade deficit be above $2 trillion in FY2031?
Ethereum above $5,000 on May 3, 2031 at noon ET? | Ethereum above $5,000 on May 3, 2031 at noon PT?
How high will silver go in 2031? # $100 | How low will silver go in 2031? # $100
How high will the VIX go in 2031? # 40 | How high will the VIX go in 2031? # 50
Will Bitcoin cross $150K in 2031? | Will Bitcoin close above $150K on December 31, 2031?
Will "Zorro 2" gross $1 billion worldwide? | Will "Zorro 2" gross $1 billion domestically?
Will MrBeast get to 500,000,000 subs by June 30, 2031? | Will MrBeast get to 600,000,000 subs by June 30, 2031?
Will "Zorro" top 1,000,000 concurrent players on Steam in 2031? | Will "Zorro" top 100,000 concurrent players on Steam in 2031?
Where will 2031 rank among the hottest years on record? # 2nd | Where will 2031 rank among the hottest years on record? # 3rd
Will El Niño conditions be declared by June 30, 2031? | Will La Niña conditions be declared by June 30, 2031?
Will it snow in New York City on Christmas Day 2031? | Will it snow in New York City on Christmas Eve 2031?
NYT Hardcover Fiction #1 for May 11, 2031? # Zorro | NYT Hardcover Nonfiction #1 for May 11, 2031? # Zorro
Will Zorro be added to the S&P 500 in 2031? | Will Zorro be added to the Nasdaq-100 in 2031?
Will Zorro be added to the S&P 500 in 2031? | Will Zorro be removed from the S&P 500 in 2031?
Will Strategy sell any Bitcoin in 2031? | Will Strategy buy any Bitcoin in 2031?
Will gold hit $6,000 an ounce in 2031? | Will platinum hit $6,000 an ounce in 2031?
Will a magnitude 7.0+ earthquake hit California in 2031? | Will a magnitude 7.0+ earthquake hit Japan in 2031?
Will the New York Giants hire Ann Roe as their next head coach? | Will the New York Giants hire Ann Roe as their next general manager?
Will Ann Roe win the yellow jersey at the 2031 Tour de France? | Will Ann Roe win the green jersey at the 2031 Tour de France?
Will Ann Roe win the 2031 Tour de France? | Will Ann Roe win a stage at the 2031 Tour de France?
Will anyone other than Alcaraz or Sinner win the 2031 men's US Open? | Will anyone other than Alcaraz or Sinner win the 2031 men's French Open?
Will Leo XIV no longer be Pope by December 31, 2031? | Will Leo XIV no longer be Pope by December 31, 2032?
Will the next Pope take the name John? | Will the next Pope take the name Paul?
Inter Milan to win Serie A in 2030-31? | Milan to win Serie A in 2030-31?
Will the safety car be deployed at the 2031 Monaco Grand Prix? | Will there be a red flag at the 2031 Monaco Grand Prix?
Will the Oilers have the best record in the NHL in 2030-31? | Will the Oilers have the worst record in the NHL in 2030-31?
Emmys 2031: Drama Series Winner # Zorro | Emmys 2031: Comedy Series Winner # Zorro
Will Zorro Quibble play in Super Bowl LXV? | Will Zorro Quibble play at the Super Bowl LXV halftime show?
Will Ann Roe lead the NBA in assists in 2030-31? | Will Ann Roe lead the WNBA in assists in 2031?
Will Quilmar win against Tarkington by 2 goals on May 3, 2031? | Will Quilmar win against Tarkington on May 3, 2031?
Will the House defeat the Zorro bill in 2031? | Will the House pass the Zorro bill in 2031?
Will Ann Roe defeat Bob Doe in the 2031 Lima primary? | Will Ann Roe defeat Bob Doe in the 2031 Lima general election?
Will Ann Roe lose to Bob Doe in the 2032 Ohio Senate race? | Will Ann Roe win the 2032 Ohio Senate race?
Will Peru win the Group C match against Chile on June 15, 2034? | Will Peru win Group C at the 2034 World Cup?
Will Peru win their round of 16 match at the 2034 World Cup? | Will Peru win their quarterfinal match at the 2034 World Cup?
Will Ann Roe be world snooker champion in 2031? | Will Ann Roe be UK snooker champion in 2031?
Will Ann Roe win the 2031 Zorro Prize for poetry? | Will the 2031 Zorro Prize for fiction go to Ann Roe?
Will "Zorro" win Best Drama Series at the 2031 Golden Globes? | Will "Zorro" win Outstanding Drama Series at the 2031 Emmys?
Will Zorro debut on the Billboard 200 in 2031? | Will Zorro debut at #1 on the Billboard 200 in 2031?
Will Zorro complete an IPO in 2031? | Will Zorro file for an IPO in 2031?
Will Zorro be added to the S&P 500 in 2031? | Will Zorro be added to the S&P 100 in 2031?
Will Ann Roe move to Lima in 2031? | Will Ann Roe move to Quito in 2031?
Will Ann Roe appear in "Zorro 2"? | Will Ann Roe appear in "Zorro 3"?
Will the S&P 500 hit a record high in May 2031? | Will the S&P 500 close at a record high on May 30, 2031?
Will gas cost more than $4 in California on May 31, 2031? | Will gas cost more than $4 in the US on May 31, 2031?
Will eggs cost more than $4 a dozen in May 2031? | Will eggs cost more than $5 a dozen in May 2031?
Will Ethereum be above $5,000 on May 3, 2031 at 12pm ET? | Will Ethereum be above $5,000 on May 3, 2031 at 12pm UTC?
Ethereum above $5,000 on May 3, 2031 at 9am PT? | Ethereum above $5,000 on May 3, 2031 at 9am ET?
Will Ann Roe score 20+ points in Game 3 of the 2031 NBA Finals? | Will Ann Roe score 20+ points in Game 4 of the 2031 NBA Finals?
Will Ann Roe win the 2031 NBA Finals MVP? | Will Ann Roe win the 2031 WNBA Finals MVP?
Will the Lakers win the 2031 NBA Draft Lottery? | Will the Lakers have the worst record in the NBA in 2030-31?
Will the Oilers reach the 2031 Stanley Cup Final? | Will the Oilers win the 2031 Stanley Cup?
Will the Oilers reach the 2031 Stanley Cup Final? | NHL Western Conference Champion 2030-31 # Dallas Stars
Will Ann Roe play in the 2031 NBA Finals? | Will Ann Roe win the 2031 NBA Finals MVP?
Next Manchester United manager # Ann Roe | Next Manchester City manager # Ann Roe
Will Chelsea sign Ann Roe in 2031? | Will Ann Roe leave Chelsea in 2031?
Will Chelsea sign Ann Roe by August 31, 2031? | Will Chelsea loan Ann Roe by August 31, 2031?
Will the Mets clinch a playoff spot in 2031? | Will the Mets clinch the NL East in 2031?
Will Bitcoin cross $150K in May 2031? | Will Bitcoin cross $150K in June 2031?
Will Bitcoin dominance cross 65% in May 2031? | Will Bitcoin dominance fall to 65% in May 2031?
Will Ann Roe win the 2031 Giro d'Italia? | Will Ann Roe win the pink jersey at the 2031 Tour of Quibblia?
Will the next James Bond be British? | Will Ann Roe be the next James Bond?
Will there be a hole-in-one at the 2031 Masters? | Will there be two holes-in-one at the 2031 Masters?
Lakers vs. Celtics (March 3, 2031): 1H O/U 110.5 # Over | Will the Lakers and Celtics combine for more than 110.5 points on March 3, 2031?
Will Quilmar and Tarkington draw on May 3, 2031? | Will Quilmar and Tarkington draw at halftime on May 3, 2031?
Will Quilmar vs. Tarkington on May 3, 2031 have over 2.5 goals? | Will Quilmar vs. Tarkington on May 3, 2031 have over 2.5 cards?
Will Ann Roe hit a home run against the Mets on May 3, 2031? | Will Ann Roe hit 2 home runs against the Mets on May 3, 2031?
Will Ann Roe hit a home run against the Mets on May 3, 2031? | Will Bea Doe hit a home run against the Mets on May 3, 2031?
Will Ann Roe have 10+ assists against the Heat on March 3, 2031? | Will Bea Doe have 10+ assists against the Heat on March 3, 2031?
Will Ann Roe have 10+ assists against the Heat on March 3, 2031? | Heat vs. Bulls (March 3, 2031): O/U 9.5 # Over
Will Ann Roe get a triple-double vs. the Celtics on March 3, 2031? | Will Bea Doe get a triple-double vs. the Celtics on March 3, 2031?
Will Ann Roe get a triple-double vs. the Celtics on March 3, 2031? | Will Ann Roe get a double-double vs. the Celtics on March 3, 2031?
Will Ann Roe throw a touchdown against the Jets on Nov 3, 2030? | Will Ann Roe score a touchdown against the Jets on Nov 3, 2030?
Will Josh Allen throw for 250 or more yards against the Jets on Nov 3, 2030? | Will Josh Allen throw for 250 or more yards against the Jets on Dec 8, 2030?
Will at least 10 countries get a gold medal against the odds in 2032? | Will at least 10 countries get a medal in 2032?
Will Congress get 60 votes against the Zorro bill on May 3, 2031? | Will Congress get 60 votes for the Zorro bill on May 3, 2031?
Will Peru score 3 goals against Chile on June 15, 2034? | Will Chile score 3 goals against Peru on June 15, 2034?
Will Ann Roe visit a country other than Peru in 2031? | Will Ann Roe visit Peru in 2031?
Will the WHO declare a pandemic other than mpox in 2031? | Will the WHO declare an mpox pandemic in 2031?
Will a non-Peruvian film win the 2031 Zorro Prize? | Will a Peruvian film win the 2031 Zorro Prize?
Will more than 10 rockets reach space in 2031? | Will 10 or more rockets reach space in 2031?
Will at least 3 ships reach Lima in 2031? | Will more than 3 ships reach Lima in 2031?
Will "Zorro" by Ann Roe hit #1 on the Billboard Hot 100 in 2031? | Will "Zorro" by Bob Doe hit #1 on the Billboard Hot 100 in 2031?
Will Ann Roe's "Zorro" win Song of the Year at the 2031 Grammys? | Will "Zorro" by Bob Doe win Song of the Year at the 2031 Grammys?
Will the Pope visit Peru in 2026? | Will Pope Leo XIV visit Chile in 2026?
Will Pope Francis visit Peru in 2026? | Will Pope Leo XIV visit Peru in 2026?
Will Ann Roe be out by June 30, 2031? | Will Ann Roe be released by June 30, 2031?
Will Acme drop a lawsuit in 2031? | Will Acme release a lawsuit in 2031?
Will "Zorro" top the Billboard Hot 100 in 2031? | Will "Zorro" enter the Billboard Hot 100 in 2031?
Will "Zorro" have the biggest opening weekend of 2031? | Will "Zorro" have the best reviews of 2031?
Will a man land on Mars in 2031? | Will a woman land on Mars in 2031?
Will a film about AI win an Oscar in 2031? | Will an AI-generated film win an Oscar in 2031?
Will the FDA approve Zorrin in 2031? | Will the FDA approve Zorrin for emergency use in 2031?
Will Ann Roe surpass 100M Instagram followers in 2031? | Will Ann Roe surpass 100M followers on X in 2031?
Will Ann Roe be on the 2031 Spotify Wrapped Top 10 Artists USA chart? | Will Ann Roe be on the 2031 Spotify Wrapped Top 10 Artists Global chart?
Will the launch of Zorro succeed in 2031? | Will the launch of Zorro be in 2031?
Will Ann Roe say "crypto" or "bitcoin" during her speech? | Will Ann Roe say "crypto" and "bitcoin" during her speech?
Will "Zorro" be #1 on Netflix this week? | Will "Zorro" be #1 on Netflix next week?
Will it rain in Lima this weekend? | Will it rain in Lima next weekend?
Will Ann Roe resign this year? | Will Ann Roe resign next year?
Will Zorro 3 be released in 2031? | Will Zorro 3 be released on PC in 2031?
Will the price of GTA 6 be above $100? | Will GTA 6 cost $100 or more?
Will Ann Roe be the #2 searched person on Google in 2031? | Will Ann Roe be the most searched person on Google in 2031?
Will "Zorro" be the #2 song on Spotify on May 3, 2031? | Will "Zorro" be the #3 song on Spotify on May 3, 2031?
Will North Korea detonate a nuclear weapon in 2031? | Will North Korea use a nuclear weapon in 2031?
Will the high in Lima be above 80 degrees on May 3, 2031? | Will the low in Lima be above 80 degrees on May 3, 2031?
Will Quibble release Ann Roe in 2031? | Will Ann Roe be released in 2031?
Which film will win the most Oscars in 2031? # Tie | Which film will win the most Oscars in 2031? # Another film
Lima mayoral election 2031 winner # Tie | Lima mayoral election 2031 winner # Another candidate
Will Ann Roe sign 5 orders on the first day? | Will Ann Roe sign 5 orders on January 21?
Will Ann Roe vote for the next Fed Chair nominee in 2031? | Will Ann Roe vote against confirming the next Fed Chair nominee in 2031?
Will Ann Roe vote for the Lima Act in 2031? | Will Ann Roe vote against passing the Lima Act in 2031?
Which company has the #1 AI model end of May 2031? (Style Control On) # Acme | Will Acme have the best AI model at the end of May 2031 (style control off)?
Will Ann Roe say "China" in her speech on May 3, 2031? | Will Ann Roe say "Chinese" in her speech on May 3, 2031?
What will Ann Roe say in her speech on May 3, 2031? # Russia | What will Ann Roe say in her speech on May 3, 2031? # Russian
Will Ann Roe and Bob Doe date in 2031? | Will Ann Roe and Bob Doe marry in 2031?
Will 2031 be hotter than 2030? | Will 2031 be the hottest year on record?
Top Netflix movie on May 3, 2031? # Zorro | Top Netflix show on May 3, 2031? # Zorro
Top US Netflix movie on May 3, 2031? # Zorro | Top global Netflix movie on May 3, 2031? # Zorro
Top song on Spotify on May 3, 2031? # Zorro | Top album on Spotify on May 3, 2031? # Zorro
Will Zorro be the top Spotify artist in the US for 2031? | Will Zorro be the top Spotify artist for 2031?
Best movie of 2031? # Zorro | Best game of 2031? # Zorro
Best show of 2031? # Zorro | Best album of 2031? # Zorro
Will Ann Roe perform at the 2031 Grammys? | Will Ann Roe present at the 2031 Grammys?
Will Ann Roe win Best K-Pop at the 2031 VMAs? | Will Ann Roe win Best Pop at the 2031 VMAs?
Will Ann Roe release an EP in 2031? | Will Ann Roe release a new album in 2031?
Will Ann Roe have 5 million followers on X in 2031? | Will Ann Roe have 5 million followers on Threads in 2031?
Bitcoin below $55K in 2031? | Will Bitcoin be below $55,000 on December 31, 2031?
Bitcoin above $100K in May 2031? | Will Bitcoin be above $100,000 at the end of May 2031?
Bitcoin above $100K in May 2031? | Will Bitcoin close May 2031 above $100,000?
S&P 500 above 9,000 in 2031? | Will the S&P 500 be above 9,000 at the end of 2031?
Nvidia revenue above $500 billion in 2031? | Will Nvidia hit $500 billion in 2031?
Will Solana break $500 by June 30, 2031? | Will Solana be above $500 on June 30, 2031?
Bitcoin above $100,000 on May 3, 2031 at 17:00 ET? | Bitcoin above $100,000 on May 3, 2031 at 16:00 ET?
Bitcoin above $100,000 on May 3, 2031 at 17:00 ET? | Bitcoin above $100,000 on May 3, 2031 at 17:00 UTC?
Bitcoin above $100,000 on May 3, 2031 at 00:00 ET? | Bitcoin above $100,000 on May 3, 2031 at 12:00 ET?
Will Bitcoin be above $100k on New Year's Eve 2031? | Will Bitcoin be above $100k on New Year's Day 2031?
Fed rate cut by June 2031 meeting? | Will the Fed cut rates in June 2031?
Fed rate cut by June 2031 meeting? | Fed rate cut by July 2031 meeting?
Fed rate cut before June 2031 meeting? | Fed rate cut by June 2031 meeting?
Will the Bank of England cut its base rate in March 2031? | Will the Bank of England hold its base rate in March 2031?
Will Ann Roe attempt to fire Bob Doe in 2031? | Will Ann Roe fire Bob Doe in 2031?
Will US public debt held by the public reach $45 trillion in 2031? | Will US national debt reach $45 trillion in 2031?
Will the 15yr mortgage rate be above 8% on May 29, 2031? | Will the 30yr mortgage rate be above 8% on May 29, 2031?
Zorro FDV above $1B 24 hours after launch? | Zorro FDV above $1B at launch?
Will China unban Bitcoin in 2031? | Will China ban Bitcoin in 2031?
Will Acme file for Chapter 11 bankruptcy in 2031? | Will Acme file for Chapter 7 bankruptcy in 2031?
Will Acme file a registration statement in 2031? | Will Acme IPO in 2031?
Will Acme announce the acquisition of Bolt in 2031? | Will Acme acquire Bolt in 2031?
Will Google have the #2 AI model on May 31, 2031? | Will Google have the #3 AI model on May 31, 2031?
Will Google have the best AI model on May 31, 2031? | Will Google have the best coding AI model on May 31, 2031?
Will Google be at the top of the LMArena leaderboard on May 31, 2031? | Will Google be at the top of the LMArena vision leaderboard on May 31, 2031?
Will an AI score at least 60% on FrontierMath by June 30, 2031? | Will an AI score at least 60% on GPQA by June 30, 2031?
Will Gemini score at least 60% on FrontierMath by June 30, 2031? | Will an AI score at least 60% on FrontierMath by June 30, 2031?
Acme ARR above $50B by June 30, 2031? | Acme annual revenue above $50B by June 30, 2031?
Will Acme begin deliveries of the Zorro in 2031? | Will Acme begin production of the Zorro in 2031?
Will the S&P 500 fall more than 5% in a single day in 2031? | Will the S&P 500 fall more than 5% in a single week in 2031?
Will the S&P 500 fall more than 5% in a single day in 2031? | Will the S&P 500 fall more than 5% in 2031?
Will the maximum silver price reach $60 by Jun 30, 2031? | Will the minimum silver price be $60 or lower by Jun 30, 2031?
Will Bitcoin trade above $200k at any time up to June 30, 2031? | Will Bitcoin trade above $200k on June 30, 2031?
Will the upper bound of the federal funds target range be 4.5% after the March 2031 meeting? | Will the lower bound of the federal funds target range be 4.5% after the March 2031 meeting?
Will Fed have an emergency meeting in 2031? | Will the Fed make an emergency rate cut in 2031?
Will the Fed hold rates at all three of its March, April and June 2031 meetings? | Will the Fed hold rates at its March 2031 meeting?
Will the S&P 500 fall more than 5% in a day in 2031? | Will the S&P 500 fall more than 5% in 2031?
Will the S&P 500 fall more than 5% in a day in 2031? | Will the S&P 500 fall more than 5% in a month in 2031?
S&P 500 daily loss of more than 5% in 2031? | S&P 500 daily gain of more than 5% in 2031?
Will Bitcoin fall 10% in a day in May 2031? | Will Bitcoin fall 10% in May 2031?
NBA 2030/31 - Most steals per game (regular season) # Ann Roe | Will Ann Roe lead the NBA in assists during the 2030-31 NBA season?
NBA 2031 Playoffs - Most Points # Ann Roe | Will Ann Roe lead the NBA in points in the 2030-31 regular season?
La Liga 2030/31 - Ann Roe total assists # Over 14.5 | Will Ann Roe score 15 or more goals in the 2030-31 La Liga season?
Premier League 2030/31 - Quilmar finishing position # 4th | Will Quilmar finish in 3rd place in the 2030-31 Premier League?
Basketball - Bundesliga 2030/31 # Bayern Munich | Will Bayern Munich win the Bundesliga in 2030-31?
Rugby League - World Cup 2031 # Australia | Will Australia win the 2031 Rugby World Cup?
Women's Football - World Cup 2031 # Spain | Will Spain win the 2031 World Cup?
Will Ann Roe win the 2031 Tour de France Femmes? | Tour de France 2031 - Winner # Ann Roe
Six Nations 2031 - Grand Slam Winner # France | Will France win the 2031 Six Nations Championship?
Los Angeles 2028 - Most Medals # China | Will China win the most medals at the 2032 Summer Olympics?
Paris 2024 - Most Medals # USA | Will the United States win the most gold medals at the 2024 Summer Olympics?
Winter Olympics 2030 - Ice Hockey (M) - Gold # USA | Will the US win gold in women's ice hockey at the 2030 Winter Olympics?
Will Ann Roe hit a grand slam in 2031? | Will Ann Roe win a major in 2031?
Will Ann Roe win a tennis Grand Slam in 2031? | Will Ann Roe win the calendar Grand Slam in 2031?
NBA Eastern Conference Finals MVP 2031 # Ann Roe | NBA Western Conference Finals MVP 2031 # Ann Roe
NBA Eastern Conference Finals MVP 2031 # Ann Roe | Will Ann Roe win the 2031 NBA Finals MVP?
Will Denver win at least 10 games this season? @2031-01-08 ~ If Denver has 10+ wins in the 2030 pro football regular season, then the market resolves to Yes. | Will the Denver Nuggets win at least 10 games in 2030-31?
Will Boston win at least 50 games this season? @2031-04-20 ~ If Boston has 50+ wins in the 2030-31 pro basketball season, then the market resolves to Yes. | NHL 2030-31 - Boston Bruins Regular Season Wins # Over 49.5
Will Peru reach the knockout stage at the 2034 World Cup? | Will Peru reach the round of 16 at the 2034 World Cup?
Miami at Chicago # Chicago @2031-03-03 | Heat vs. Bulls % Bulls/Heat @2031-03-03
CHI Blackhawks at COL Avalanche Winner? # COL Avalanche @2031-03-03 | Blackhawks vs. Stars % Stars/Blackhawks @2031-03-03
Will Ann Roe beat Bea Doe in their boxing match on May 3, 2031? | Will Ann Roe beat Bea Doe in their boxing match on August 9, 2031?
Will Ann Roe beat Bea Doe in the debate? @2031-06-07 | Boxing - Ann Roe vs Bea Doe - Winner # Ann Roe @2031-06-06
Who will hold the UFC Lightweight Title on Dec 31, 2031? # Ann Roe | Will Ann Roe be the UFC lightweight champion on June 30, 2031?
Indy 500 2031 - Winner # Ann Roe | Will Ann Roe win the 2031 Daytona 500?
Indian Wells 2031 - Women's Singles # Ann Roe | Will Ann Roe win the 2031 Miami Open women's singles?
Who will be picked first in the Pro Women's Basketball Draft? # Ann Roe @2031-04-26 | 2031 NBA Draft - 1st Overall Pick # Ann Roe
NFL 2030 - Most Passing Yards # Ann Roe | NFL 2030 - Most Passing Yards in a Game # Ann Roe
Ann Roe vs. Bea Doe: Will Ann Roe win by KO/TKO? @2031-05-03 | Ann Roe vs. Bea Doe - Method of Finish # KO/TKO @2031-05-03
Ann Roe v Bea Doe - Method of Victory # Bea Doe by Submission @2031-05-03 | Bea Doe vs. Ann Roe: Will Ann Roe win by submission? @2031-05-03
Pro Women's Basketball Champion 2031 # New York | Will the New York Knicks win the 2031 NBA Finals?
`
