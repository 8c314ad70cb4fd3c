/** Wordings of questions about economics, prices, weather and earthquakes. The form is that of `readWordings`. */
export const wordingsOfMarkets = `
## prices and inflation
Will US CPI year-over-year be above 3% in May 2031?
Will the annual US inflation rate exceed 3.0% in May 2031?
US CPI YoY in May 2031? # Above 3.0%
Will annual inflation in the US be greater than 3 percent in May 2031?
! Will US annual inflation be 3.0% or lower in May 2031?

Will US inflation be at least 3.5% in May 2031?
May 2031 US annual inflation # ≥3.5%
Will US CPI YoY be 3.5% or higher in May 2031?
! Will annual US CPI be below 3.5% in May 2031?

Will annual US inflation be exactly 2.9% in May 2031?
May Inflation US - Annual (2031) # 2.9%
Will US CPI increase by 2.9% year over year in May 2031?

Will core CPI rise more than 0.3% month over month in May 2031?
Core CPI MoM in May 2031? # Above 0.3%
Will monthly core CPI inflation be above 0.3% in May 2031?

Will a dozen eggs cost more than $4.00 in May 2031?
Egg prices in May 2031? # Above $4.00
Will the price of a dozen eggs be over $4 in May 2031?

Will US gas prices be above $4.00 on May 31, 2031?
US gas prices on May 31, 2031? # Above $4.00
Will the AAA national average gas price exceed $4 on May 31, 2031?
Average gas prices over $4/gallon on May 31, 2031?

## jobs and growth
Will the US unemployment rate be above 4.5% in May 2031?
US unemployment rate in May 2031? # Above 4.5%
Will unemployment exceed 4.5% in May 2031?
Will the May 2031 US jobless rate be over 4.5%?
! Will the US unemployment rate be 4.5% or lower in May 2031?

Will the US add more than 150,000 jobs in May 2031?
Nonfarm payrolls above 150k in May 2031?
Jobs added in May 2031? # Above 150,000
Will US nonfarm payrolls increase by more than 150K in May 2031?

Will initial jobless claims be above 250,000 for the week ending May 3, 2031?
Jobless claims for the week ending May 3, 2031? # Above 250,000
Will weekly initial jobless claims exceed 250k in the week ending May 3, 2031?

Will US GDP growth in Q2 2031 be above 2.5%?
US GDP growth in Q2 2031? # Above 2.5%
Will real GDP grow by more than 2.5% in Q2 2031?
Q2 2031 US GDP growth greater than 2.5%?

Negative GDP growth in Q2 2031?
Will US GDP growth be negative in Q2 2031?
Will US GDP shrink in Q2 2031?
US GDP growth in Q2 2031 below 0%?

Will there be a US recession in 2031?
US recession by end of 2031?
Will the US enter a recession before 2032?
Recession in the US in 2031?
! Will the US avoid a recession in 2031?
! 2031 ends without a US recession?

Will the US economy lose jobs in May 2031?
Negative jobs report for May 2031?
Will US nonfarm payrolls be below 0 in May 2031?

Will the US national debt exceed $45 trillion by December 31, 2031?
US national debt above $45T before 2032?
Will US debt hit $45 trillion in 2031?

Will the US budget deficit be above $2 trillion in FY2031?
US federal budget deficit for fiscal year 2031? # Above $2 trillion
Will the federal deficit for FY 2031 exceed $2T?

Will Moody's downgrade the US credit rating in 2031?
Moody's downgrades US credit rating before 2032?
US credit rating downgraded by Moody's in 2031?

## central banks
Will the Fed cut rates by 25 bps at its March 2031 meeting?
Fed decision in March 2031? # 25 bps decrease
Fed decreases interest rates by 25 bps after March 2031 meeting?
Will the Federal Reserve lower rates by 0.25% in March 2031?
Fed decision in March 2031? # Cut 25bps

Will the Fed hold rates in March 2031?
No change in Fed interest rates after March 2031 meeting?
Fed decision in March 2031? # No change
Fed maintains rate in March 2031?
Will the Federal Reserve leave interest rates unchanged at its March 2031 meeting?

Will the Fed raise rates by 25 bps in March 2031?
Fed decision in March 2031? # 25 bps increase
Will the Federal Reserve hike rates by 25 basis points at its March 2031 meeting?

How many Fed rate cuts in 2031? # 3
Will there be exactly 3 Fed rate cuts in 2031?
Will the Fed cut rates exactly three times in 2031?
Will 3 Fed rate cuts happen in 2031?
Number of Fed rate cuts in 2031 # Exactly 3 cuts

Will no Fed rate cuts happen in 2031?
How many Fed rate cuts in 2031? # 0
! Will the Fed cut rates in 2031?
! Fed rate cut in 2031?

Fed rate hike in 2031?
Will the Fed raise interest rates in 2031?
Will the Federal Reserve hike rates before 2032? @2031-12-31

Will the fed funds rate be above 4.25% after the March 2031 meeting?
Fed funds rate after March 2031 meeting? # Above 4.25%
Will the upper bound of the federal funds rate be above 4.25% following the Fed's March 2031 meeting?

Fed emergency rate cut before 2032? @2031-12-31
Will the Fed make an emergency rate cut in 2031?
Emergency Fed rate cut in 2031?

Will the ECB cut rates in June 2031?
ECB rate cut in June 2031?
Will the European Central Bank lower interest rates at its June 2031 meeting?

Bank of England decision in June 2031? # No change
Will the Bank of England hold rates in June 2031?
Will the BoE keep Bank Rate unchanged at its June 2031 meeting?

Bank of Japan rate hike in June 2031?
Will the Bank of Japan raise rates in June 2031?
Will the BoJ increase interest rates at its June 2031 meeting?

Bank of Canada decision in June 2031? # 25 bps decrease
Will the Bank of Canada cut rates by 25 bps in June 2031?
Will the Bank of Canada lower its policy rate by 25 basis points in June 2031?

## yields and loans
Will the 30-year mortgage rate be above 6.5% on May 29, 2031?
30-year mortgage rate on May 29, 2031? # Above 6.50%
Will the average 30-year fixed mortgage rate be over 6.5% on May 29, 2031?

Will the 10-year Treasury yield be above 5% on May 30, 2031?
10-year Treasury yield on May 30, 2031? # Above 5.00%
Will the 10Y yield exceed 5.0% on May 30, 2031?

Will the 10-year Treasury yield hit 5% in 2031?
10-year treasury yield reaches 5% before 2032? @2031-12-31
How high will the 10-year Treasury yield go in 2031? # 5.0%

## stocks and indices
Will the S&P 500 close above 8,000 on May 30, 2031?
S&P 500 close on May 30, 2031? # 8,000 or above
S&P 500 (SPX) closes above 8000 on May 30, 2031?
Will the SPX end May 30, 2031 above 8,000?

S&P 500 (SPX) Up or Down on May 30, 2031? % Up/Down
Will the S&P 500 close higher on May 30, 2031?
Will the S&P 500 close up on May 30, 2031?
! Will the S&P 500 close down on May 30, 2031?

Will the S&P 500 close between 7,900 and 7,999.99 on May 30, 2031?
S&P 500 close on May 30, 2031? # 7,900 to 7,999.99
S&P 500 range on May 30, 2031? # 7,900-7,999.99

Will the S&P 500 be above 8,000 at the end of 2031?
S&P 500 at the end of 2031? # 8,000 or above
Will the S&P 500 close 2031 above 8,000?
Will the S&P 500 close above 8,000 on December 31, 2031?
! Will the S&P 500 close 2031 below 8,000?

Will Nvidia close above $300 on May 30, 2031?
NVIDIA (NVDA) closes above $300 on May 30, 2031?
NVDA close on May 30, 2031? # Above $300
Will NVIDIA stock close above $300 on May 30, 2031?

What will Nvidia (NVDA) hit in May 2031? # ↑ $300
Will NVDA hit $300 in May 2031?
Will Nvidia reach $300 in May 2031?

Will NVIDIA be the largest company in the world by market cap on June 30, 2031?
Largest company on June 30, 2031? # NVIDIA
World's most valuable company on June 30, 2031 # Nvidia
Will Nvidia have the highest market cap in the world on June 30, 2031?

Will Tesla deliver more than 450,000 vehicles in Q2 2031?
Tesla deliveries in Q2 2031? # Above 450,000
Will Tesla's Q2 2031 deliveries exceed 450k?
Will Tesla deliver over 450K cars in the second quarter of 2031?

Will Zorro announce a stock split in 2031?
Zorro stock split announced before 2032? @2031-12-31
Zorro to announce stock split by December 31, 2031?

Will the VIX hit 40 in 2031?
VIX reaches 40 before 2032? @2031-12-31
How high will the VIX go in 2031? # 40

Will Zorro be added to the S&P 500 in 2031?
Zorro joins the S&P 500 before 2032? @2031-12-31
Will Zorro be included in the S&P 500 by December 31, 2031?

Will the Nasdaq-100 close above 30,000 on May 30, 2031?
Nasdaq 100 close on May 30, 2031? # 30,000 or above
NDX above 30000 on May 30, 2031?

Will Zorro report Q2 2031 revenue above $50 billion?
Zorro Q2 2031 revenue? # Above $50B
Will Zorro's revenue for Q2 2031 exceed $50bn?

## prices of crypto
Will Bitcoin hit $150k in 2031?
What price will Bitcoin hit in 2031? # ↑ 150,000
Will BTC reach $150,000 before 2032? @2031-12-31
How high will Bitcoin get in 2031? # $150,000 or above
Will Bitcoin reach 150K USD by December 31, 2031?
Will Bitcoin cross $150K in 2031?

Will Bitcoin dip to $50k in May 2031?
What price will Bitcoin hit in May 2031? # ↓ 50,000
Will BTC fall to $50,000 in May 2031?
Will Bitcoin drop to $50K in May 2031?

Will Bitcoin be above $100,000 on May 3, 2031?
Bitcoin above ___ on May 3, 2031? # 100,000
Bitcoin price on May 3, 2031? # $100,000 or above
Will the price of Bitcoin be above $100K on May 3, 2031?
BTC over 100k USD on May 3, 2031?
! Will Bitcoin be below $100,000 on May 3, 2031?

Will the price of Bitcoin be between $100,000 and $102,000 on May 3, 2031?
Bitcoin price on May 3, 2031? # $100,000-102,000
Bitcoin price range on May 3, 2031? # $100,000 to $102,000
BTC price between 100K and 102K on May 3, 2031?

Bitcoin all-time high in 2031?
Will Bitcoin reach a new all-time high before 2032? @2031-12-31
Bitcoin ATH by December 31, 2031?
Will Bitcoin set a new ATH in 2031?

Will Bitcoin dominance be above 65% on May 31, 2031?
Bitcoin dominance on May 31, 2031? # Above 65%
Will BTC dominance exceed 65.0% on May 31, 2031?

Will the SEC approve a spot Zorro ETF in 2031?
Zorro ETF approved by December 31, 2031?
Spot Zorro ETF approved by the SEC before 2032? @2031-12-31
SEC approves Zorro ETF in 2031?

Will Zorro launch a token by June 30, 2031?
Zorro token launch by June 30, 2031?
Will the Zorro token launch before July 2031? @2031-06-30
Will Zorro release its token by June 30, 2031?

Zorro airdrop by June 30, 2031?
Will Zorro perform an airdrop by June 30, 2031?
Will Zorro airdrop a token before July 1, 2031?
Will there be a Zorro airdrop by June 30, 2031?

Zorro FDV above $1B one day after launch?
Will Zorro's FDV be above $1 billion one day after launch?
Zorro market cap (FDV) one day after launch? # >$1B
Will Zorro's fully diluted valuation exceed $1B one day after launch?

Will Strategy sell any Bitcoin in 2031?
MicroStrategy sells any Bitcoin by December 31, 2031?
Will MicroStrategy sell Bitcoin before 2032? @2031-12-31

Will USDT depeg in 2031?
USDT depeg before 2032? @2031-12-31
Will Tether lose its peg in 2031?

Ethereum above $5,000 on May 3, 2031 at 12pm ET?
Will Ethereum be above $5,000 on May 3, 2031 at noon ET?
Ethereum price on May 3, 2031 at 12:00 PM ET? # $5,000 or above

Bitcoin Up or Down on May 3, 2031? % Up/Down
Will Bitcoin close higher on May 3, 2031?

Will Solana hit $500 in 2031?
What price will Solana hit in 2031? # ↑ 500
SOL to reach $500 before 2032? @2031-12-31
! Will Solana stay below $500 throughout 2031?

## commodities
Will gold hit $6,000 in 2031?
What will Gold (GC) hit in 2031? # ↑ $6,000
Will the price of gold reach $6,000 before 2032? @2031-12-31
Gold to hit $6000/oz by December 31, 2031?

Will gold close above $5,000 on May 30, 2031?
Gold price on May 30, 2031? # $5,000 or above
Gold (GC) closes above $5,000 on May 30, 2031?

Will WTI crude oil close above $80 on May 30, 2031?
WTI oil price on May 30, 2031? # Above $80.00
Crude Oil (CL) settles above $80 on May 30, 2031?

Will crude oil hit $100 by June 30, 2031?
Crude Oil (CL) hits $100 by end of June 2031?
Will WTI reach $100 before July 2031?
Will oil prices reach $100 a barrel by June 30, 2031?

Will silver hit $100 in 2031?
How high will silver go in 2031? # $100
Silver (SI) reaches $100 an ounce before 2032? @2031-12-31

Will natural gas be above $5 on May 30, 2031?
Natural gas price on May 30, 2031? # Above $5.00
Henry Hub natural gas over $5 on May 30, 2031?

## weather
Will the highest temperature in New York City be between 80-81°F on May 3, 2031?
Highest temperature in NYC on May 3, 2031? # 80-81°F
Will the high temp in NYC be 80-81° on May 3, 2031?
Highest temperature in NYC on May 3, 2031? # 80° to 81°

Will the high temperature in Chicago be 90°F or higher on July 4, 2031?
Highest temperature in Chicago on July 4, 2031? # 90°F or higher
Chicago's maximum temperature above 89°F on July 4, 2031?
Will the high temp in Chicago be at least 90° on Jul 4, 2031?
! Will the high temperature in Chicago be 89°F or below on July 4, 2031?

Will it rain in New York City on May 3, 2031?
Rain in NYC on May 3, 2031?
NYC rain May 3, 2031? # Yes

Will NYC get more than 4 inches of rain in May 2031?
Rain in NYC in May 2031? # Above 4 inches
NYC precipitation in May 2031 # >4"
Will there be over 4 inches of rainfall in New York City in May 2031?

Will it snow in New York City on Christmas Day 2031?
Snow in NYC on December 25, 2031?

Will Boston get more than 10 inches of snow in January 2031?
Snow in Boston in January 2031? # Above 10 inches
Boston snowfall over 10 inches in January 2031?

Will a hurricane make landfall in Florida in 2031?
Hurricane landfall in Florida before 2032? @2031-12-31
Will a hurricane hit Florida in 2031?
Florida hurricane landfall in 2031?

Will there be a Category 5 hurricane in the Atlantic in 2031?
Category 5 hurricane in the Atlantic before 2032? @2031-12-31
Will a Category 5 Atlantic hurricane form in 2031?

Will there be at least 8 hurricanes in the 2031 Atlantic season?
Number of hurricanes in the 2031 Atlantic season # 8 or more
Will 8 or more Atlantic hurricanes form in 2031?
! Will there be fewer than 8 hurricanes in the 2031 Atlantic hurricane season?

Will 2031 be the hottest year on record?
2031 hottest year ever?
Will 2031 be the 1st hottest year on record?
Will 2031 rank as the warmest year on record?

Will 2031 be the second-hottest year on record?
Where will 2031 rank among the hottest years on record? # 2nd
Will 2031 rank as the 2nd hottest year on record?

Will May 2031 be the hottest May on record?
Will May 2031 be the hottest May ever recorded?
May 2031: hottest May on record?

Will El Niño be declared by June 30, 2031?
Will El Nino conditions be declared before July 2031?
El Niño declared before July 1, 2031?

Will the average global temperature anomaly for May 2031 be 1.20-1.24°C?
May 2031 Temperature Increase (ºC) # 1.20–1.24ºC
Will global temperature increase by between 1.20°C and 1.24°C in May 2031?

## earthquakes and eruptions
Will there be a magnitude 8.0 or higher earthquake in 2031?
8.0+ magnitude earthquake before 2032? @2031-12-31
Will an earthquake of magnitude 8 or above occur in 2031?
Will an M8.0+ earthquake strike in 2031?

Will a magnitude 7.0+ earthquake hit California in 2031?
California earthquake of magnitude 7 or higher before 2032? @2031-12-31
Will California have a 7.0 or larger earthquake in 2031?

How many earthquakes of magnitude 7.0 or higher in 2031? # 15 or more
Will there be at least 15 magnitude 7.0+ earthquakes in 2031?
Will there be 15+ earthquakes of magnitude 7.0 or above worldwide in 2031?

Will Mount Quibble erupt in 2031?
Mount Quibble eruption before 2032? @2031-12-31
Will there be an eruption of Mt. Quibble in 2031?

## more of markets
Will UK CPI inflation be above 3% in May 2031?
UK annual inflation for May 2031? # Above 3.0%
Will the UK inflation rate exceed 3% in May 2031?

Will Canada's unemployment rate be above 7% in May 2031?
Canadian unemployment rate in May 2031? # Above 7.0%
Will unemployment in Canada exceed 7% in May 2031?

Will PCE inflation be above 2.5% year over year in May 2031?
PCE YoY for May 2031? # Above 2.5%
Will annual PCE inflation exceed 2.5% in May 2031?

Will US retail sales rise more than 0.5% in May 2031?
Retail sales MoM in May 2031? # Above 0.5%
Will monthly US retail sales growth exceed 0.5% in May 2031?

Will the Fed cut rates at least twice in 2031?
Two or more Fed rate cuts in 2031?
How many Fed rate cuts in 2031? # 2 or more
! Will there be fewer than 2 Fed rate cuts in 2031?

Will the Fed cut rates by 50 bps or more in March 2031?
Fed decision in March 2031? # 50+ bps decrease
Will the Federal Reserve lower rates by at least 0.50% at its March 2031 meeting?

Will the Reserve Bank of Australia cut rates in June 2031?
RBA decision in June 2031? # Cut
Will the RBA lower the cash rate at its June 2031 meeting?

Will Apple close above $300 on May 30, 2031?
AAPL above $300 on May 30, 2031?
Apple (AAPL) closes above $300 on May 30, 2031?
! Will Apple close at or below $300 on May 30, 2031?

Will the Dow hit 60,000 in 2031?
Dow Jones reaches 60,000 before 2032? @2031-12-31
Will the DJIA cross 60,000 in 2031?

Will the S&P 500 hit a new all-time high in May 2031?
S&P 500 all-time high in May 2031?
Will the S&P 500 set a new record high in May 2031?

Will Zorro go public by June 30, 2031?
Zorro IPO by June 30, 2031?
Will Zorro complete an IPO before July 2031? @2031-06-30
! No Zorro IPO by June 30, 2031?

Will XRP be above $5 on May 3, 2031?
XRP price on May 3, 2031? # $5.00 or above
Ripple above $5 on May 3, 2031?

Will Dogecoin hit $1 in 2031?
DOGE reaches $1 before 2032? @2031-12-31
What price will Dogecoin hit in 2031? # ↑ $1

Will Ethereum flip Bitcoin in 2031?
Will Ethereum's market cap surpass Bitcoin's before 2032? @2031-12-31
ETH flips BTC by December 31, 2031?

Will Coinbase list Zorro by June 30, 2031?
Will Zorro be listed on Coinbase by June 30, 2031?
Zorro Coinbase listing by June 30, 2031?

Will Brent crude be above $90 on May 30, 2031?
Brent oil price on May 30, 2031? # Above $90
Brent crude closes above $90/barrel on May 30, 2031?

Will the high temperature in London be 25°C or higher on July 4, 2031?
Highest temperature in London on July 4, 2031? # 25°C or higher
London's max temp above 24°C on July 4, 2031?

Will Miami have the lowest temperature of 70-71°F on May 3, 2031?
Lowest temperature in Miami on May 3, 2031? # 70-71°F
Will the low temp in Miami be between 70 and 71°F on May 3, 2031?

Will 5 or more hurricanes make landfall in the US in 2031?
How many hurricanes will make landfall in the US in 2031? # 5 or more
Will at least five hurricanes hit the US in 2031?

## levels that are reached
Ethereum above $9,000 in 2031?
Will Ethereum hit $9,000 in 2031?
Will Ethereum be above $9,000 at some point in 2031?
Ethereum $9,000 in 2031?
Will Ethereum trade above $9,000 at any time up to December 31, 2031?
Will Ethereum reach above $9,000 by Jan 1, 2032 at 12:00AM?
Will Ethereum reach above $9,000 after issuance and before Jan 1, 2032?
Will Ethereum break $9,000 in 2031?

Bitcoin below $45K in May 2031?
Will Bitcoin dip to $45,000 in May 2031?
Will Bitcoin go below $45,000 in May 2031?

Will the Nasdaq-100 be above 35000 before Dec 31, 2031 at 4pm EST?
Will the Nasdaq 100 hit 35,000 by December 31, 2031?
Nasdaq-100 above 35,000 in 2031?

Nvidia stock $500 or higher in 2031
Will NVIDIA hit $500 in 2031?

Will Crude Oil (CL) hit (HIGH) $110 by end of June 2031?
Will the maximum WTI front month settle price reach $110 by Jun 30, 2031?
WTI crude oil futures settle at $110 or more at any time up to June 30, 2031?

Will Silver (SI) hit (LOW) $60 by end of June 2031?
Will the minimum silver front-month settle price be $60 or lower by Jun 30, 2031?

Will the USD/JPY exchange rate be above 160.2025 on December 31, 2031?
USD/JPY at the end of 2031? # Above 160.2025

Will Nvidia fall more than 50% from its peak before 2032? @2031-12-31
Nvidia drops more than 50% from its all-time high by December 31, 2031?

Will the S&P 500 fall more than 5% in a single day in 2031?
S&P 500 daily drop of more than 5% in 2031?
S&P 500 down more than 5% in one day in 2031?

Will the S&P 500 enter a bear market in 2031?
S&P 500 bear market by December 31, 2031?

## hours and days
Bitcoin above $100,000 on May 3, 2031 at 17:00 ET?
Bitcoin above $100,000 on May 3, 2031 at 5pm ET?

Solana above $500 on Jan 1, 2032 00:00 ET
Will Solana be above $500 on January 1, 2032 at 12 AM ET?

Will Dogecoin be valued above $1 on New Year's Eve 2031?
Will Dogecoin be valued above $1 on December 31, 2031?

Will gold be $5,000 per ounce or higher on June 1, 2031?
Gold at or above $5,000 on June 1, 2031?

## meetings and rates of banks
Fed rate cut by June 2031 meeting?
Will the Fed cut rates by its June 2031 meeting?
Will the Fed cut rates by June 30, 2031?
Will the Federal Reserve lower the federal funds target range before July 2031? @2031-06-30

Will the federal funds rate be above 4.5% following the Fed's March 2031 meeting?
Will the target federal funds rate exceed 4.50% after the March 18-19, 2031 FOMC meeting?

Will the Fed hold rates after its March 18-19, 2031 meeting?
Fed decision in March 2031? # No change
! Will the FOMC change the federal funds target range at its March 2031 meeting?

Will the Bank of England hold its base rate in March 2031?
Bank of England makes no change in March 2031?
Bank of England base rate decision - March 2031 # No change
! Will the Bank of England change Bank Rate in March 2031?

Bank of England base rate decision - March 2031 # 0.25% cut
Bank of England decreases interest rates by 25 bps after March 2031 meeting?

Will the UK base rate be above 4% at the end of 2031?
Bank of England Bank Rate above 4% on December 31, 2031?

How high will 30yr mortgage rate get in 2031? # Above 8.2%
Will the Freddie Mac 30-year fixed mortgage rate go above 8.2% in 2031?

Will the 2yr Treasury yield hit 5% in 2031?
2-year Treasury yield reaches 5% in 2031?

US public debt above $45T by end of 2031?
Will total US public debt exceed $45 trillion by December 31, 2031?
Will the US national debt exceed $45 trillion by December 31, 2031?

Will EU annual inflation be 5.5% or more in January 2031?
Will annual HICP inflation in the EU be at least 5.5% in January 2031?

Will the tariff rate on China imports be above 25% on July 1, 2031?
US tariffs on Chinese goods above 25% on July 1, 2031?

## tokens, companies and models
Zorro FDV above $1B one day after launch?
Zorro FDV 24 hours after token launch # Above $1B
Zorro FDV above $1B one day after TGE?

Will Zorro launch a stablecoin in 2031?
Will Zorro issue its own stablecoin in 2031?

Will the combined market cap of USDT and USDC be above $400B on June 30, 2031?
Market cap of USDT & USDC stablecoins above $400B on June 30, 2031?

Will Peru unban Zorro in 2031?
Zorro ban lifted in Peru in 2031?

Will Acme announce bankruptcy in 2031?
Will Acme go bankrupt in 2031?
Will Acme file for chapter 7 or chapter 11 bankruptcy in 2031?
Acme files for bankruptcy protection in 2031?

Will Acme announce the acquisition of Bolt in 2031?
Will Acme announce an agreement to buy Bolt in 2031?
Acme agrees to buy Bolt in 2031?

Will Acme shares begin trading in 2031?
Acme IPO in 2031?

Will The Boeing Company report above 150 commercial deliveries in Q1 2031?
Will Boeing deliver more than 150 commercial airplanes in Q1 2031?

Will Acme begin deliveries of the Zorrovan by June 30, 2031?
Will deliveries of the Zorrovan by Acme have begun by June 30, 2031?
Acme delivers the Zorrovan by June 30, 2031?

Acme annualized revenue hits $50B by June 30, 2031?
Will Acme reach $50 billion in ARR by the end of June 2031?
Acme annual recurring revenue of $50B or more by June 30, 2031?

Will Google Chrome be the most popular browser at the end of 2031?
Most used web browser on December 31, 2031? # Chrome

Will Claude 9 be out by the end of June 2031?
Will Anthropic release Claude 9 by June 30, 2031?
Claude 9 available by June 30, 2031?

Will Google have the second best AI model at the end of May 2031?
Will Google have the #2 AI model on May 31, 2031?

Best AI in May 2031? # Baidu
Which company has the best AI model end of May 2031? # Baidu
Will Baidu be at the top of the LMArena text leaderboard on May 31, 2031?

Will an AI get at least 95% on GPQA Diamond by the end of May 2031?
Will any AI model score 95% or higher on the GPQA Diamond leaderboard before June 1, 2031?

How low will Ethereum get in 2031? # Below $1,000
Will Ethereum dip to $1,000 in 2031?

US debt downgrade in 2031?
Will the US credit rating be downgraded in 2031?

Will Ann Roe vote for the next Fed Chair nominee in 2031?
Will Ann Roe vote to confirm the next Fed Chair in 2031?

Will Ann Roe leave the Fed Board in 2031?
Ann Roe out as Fed governor by December 31, 2031?
`
