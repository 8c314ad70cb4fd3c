/** Wordings of questions about films, music, television, games and popes. The form is that of `readWordings`. */
export const wordingsOfCulture = `
## films
Will "Zorro 2" gross more than $100 million in its opening weekend?
"Zorro 2" Opening Weekend Box Office # >$100M
Will "Zorro 2" earn over $100M on its opening weekend?
Zorro 2 opening weekend box office above $100 million?

Will "Zorro 2" be the highest-grossing movie of 2031?
Highest grossing movie in 2031? # Zorro 2
Will Zorro 2 be the top grossing film of 2031?

"Zorro 2" Rotten Tomatoes score? # Above 85
Will "Zorro 2" score above 85 on Rotten Tomatoes?
Will Zorro 2's Tomatometer be over 85?
Will Zorro 2 have a Rotten Tomatoes score of at least 86?

Will "Zorro 2" gross over $500 million domestically?
Zorro 2 domestic box office # Above $500M
Will Zorro 2 earn more than $500M at the domestic box office?

Will "Zorro 2" gross $1 billion worldwide?
Will Zorro 2 make at least $1B at the global box office?
Zorro 2 worldwide box office # $1 billion or more

Who will be the next James Bond? # Zorro Quibble
Next James Bond actor? # Zorro Quibble
Will Zorro Quibble be the next James Bond?
Will Zorro Quibble be announced as the next James Bond?

Will Zorro 3 be released in 2031?
Zorro 3 released before 2032? @2031-12-31
Will "Zorro 3" come out in 2031?
Zorro 3 release date before January 1, 2032?

## music
Will "Zorro" by Ann Roe be #1 on the Billboard Hot 100 for the week of May 10, 2031?
#1 on the Billboard Hot 100 for the week of May 10, 2031? # "Zorro" - Ann Roe
Will Ann Roe's "Zorro" top the Billboard Hot 100 dated May 10, 2031?

Will Taylor Swift be the top Spotify artist of 2031?
Top Spotify Artist 2031? # Taylor Swift
Will Taylor Swift be the most-streamed artist on Spotify in 2031?
Will Taylor Swift be Spotify's #1 artist of 2031?

Will Ann Roe have the most monthly Spotify listeners on May 31, 2031?
Who will have the most monthly listeners on Spotify on May 31, 2031? # Ann Roe
Will Ann Roe be #1 in monthly listeners on Spotify on May 31, 2031?

Will "Zorro" be the top song on Spotify on May 3, 2031?
Top song on Spotify on May 3, 2031? # Zorro
#1 song on Spotify on May 3, 2031? # Zorro
Will "Zorro" be the most streamed song on Spotify on May 3, 2031?

Will Taylor Swift release a new album in 2031?
New Taylor Swift album before 2032? @2031-12-31
Taylor Swift album release by December 31, 2031?
Taylor Swift new album in 2031?

Who will headline the Super Bowl LXV halftime show? # Adele
Will Adele headline the Super Bowl LXV halftime show?
Super Bowl LXV Halftime Show Headliner # Adele
Will Adele be the headliner of the 2031 Super Bowl halftime show?

Will Sweden win Eurovision 2031?
Eurovision Song Contest 2031 - Winner # Sweden
Eurovision Winner 2031? # Sweden
Will Sweden win the 2031 Eurovision Song Contest?

Who will headline Coachella 2031? # Ann Roe
Will Ann Roe headline Coachella 2031?
Coachella 2031 headliners # Ann Roe
Will Ann Roe be a headliner at Coachella in 2031?

Will Ann Roe announce a tour in 2031?
Ann Roe tour announced before 2032? @2031-12-31
Ann Roe to announce a tour by December 31, 2031?

## prizes
Will "Zorro" win Best Picture at the 2031 Oscars?
Oscars 2031: Best Picture Winner # Zorro
2031 Academy Award for Best Picture # Zorro
Will "Zorro" win the Oscar for Best Picture in 2031?
Best Picture at the 103rd Academy Awards # Zorro

Will Ann Roe win Best Actress at the 2031 Oscars?
Oscars 2031: Best Actress Winner # Ann Roe
Will Ann Roe win the Academy Award for Best Actress in 2031?
2031 Oscar for Actress in a Leading Role # Ann Roe

Will Ann Roe be nominated for Best Actress at the 2031 Oscars?
Oscars 2031: Best Actress Nominees # Ann Roe
Will Ann Roe receive a Best Actress nomination at the 2031 Academy Awards?
Best Actress Oscar nominations 2031 # Ann Roe

Will "Zorro" win Album of the Year at the 2031 Grammys?
2031 Grammys: Album of the Year # Zorro
Grammy for Album of the Year 2031? # Zorro
Will "Zorro" win the Grammy for Album of the Year in 2031?

Will "Zorro" win Outstanding Drama Series at the 2031 Emmys?
Emmys 2031: Drama Series Winner # Zorro
Will "Zorro" win the Emmy for Outstanding Drama Series in 2031?
Best Drama Series at the 2031 Emmy Awards # Zorro

Will Donald Trump win the 2031 Nobel Peace Prize?
Nobel Peace Prize Winner 2031 # Donald Trump
Will Trump be awarded the Nobel Peace Prize in 2031?
2031 Nobel Peace Prize laureate # Donald Trump
Will the 2031 Nobel Peace Prize go to Donald Trump?

Will Haruki Murakami win the 2031 Nobel Prize in Literature?
Nobel Literature Prize 2031 # Haruki Murakami
Who will win the Nobel Prize in Literature in 2031? # Haruki Murakami

Will "Zorro" win Game of the Year at The Game Awards 2031?
The Game Awards 2031: Game of the Year # Zorro
Will "Zorro" be named Game of the Year 2031 at The Game Awards?

Will Ann Roe be TIME's 2031 Person of the Year?
Time Person of the Year 2031 # Ann Roe
Will TIME name Ann Roe Person of the Year in 2031?
Will Ann Roe be named Time Person of the Year for 2031?

Will "Zorro" win the 2031 Booker Prize?
Booker Prize 2031 Winner # Zorro
Will the 2031 Booker Prize be awarded to "Zorro"?

Will "Zorro" win the Palme d'Or at Cannes 2031?
2031 Cannes Film Festival: Palme d'Or # Zorro
Palme d'Or Winner 2031? # Zorro

Who will host the 2031 Oscars? # Ann Roe
Will Ann Roe host the 2031 Oscars?
Oscars 2031 host # Ann Roe
Will Ann Roe be the host of the 2031 Academy Awards?

## television
Will Ann Roe win Survivor 60?
Survivor Season 60 Winner # Ann Roe
Who will win Survivor 60? # Ann Roe
Will Ann Roe be the Sole Survivor of Season 60?

Survivor 60: Who will be eliminated in Episode 5? # Ann Roe
Will Ann Roe be eliminated in Episode 5 of Survivor 60?
Survivor Season 60 Episode 5 elimination # Ann Roe
Will Ann Roe be voted out in Episode 5 of Survivor 60?

Will Ann Roe win The Bachelor Season 35?
The Bachelor Season 35 Winner # Ann Roe
Who will win Season 35 of The Bachelor? # Ann Roe

Will Ann Roe win Big Brother 33?
Big Brother Season 33 Winner # Ann Roe
Who will win Big Brother 33? # Ann Roe

Will Ann Roe win Season 40 of Dancing with the Stars?
Dancing with the Stars Season 40 Winner # Ann Roe
Who will win Dancing with the Stars 40? # Ann Roe

Will Ann Roe and Bob Doe win Love Island USA Season 12?
Love Island USA Season 12 Winners # Ann Roe & Bob Doe
Who will win Love Island USA Season 12? # Ann Roe and Bob Doe

Will Ann Roe host Saturday Night Live in 2031?
Ann Roe to host SNL before 2032? @2031-12-31
Who will host SNL in 2031? # Ann Roe
Will Ann Roe be an SNL host in 2031?

Will "Zorro" be the #1 show on Netflix in the US on May 6, 2031?
Top US Netflix show on May 6, 2031? # Zorro
Top show on Netflix US on May 6, 2031? # Zorro
Will "Zorro" be the top US Netflix show on May 6, 2031?

Will "Zorro" be renewed for a third season by December 31, 2031?
Zorro renewed for Season 3 before 2032? @2031-12-31
Will there be a Season 3 renewal of "Zorro" by the end of 2031?

## games, books and channels
Will GTA VI be released before June 2031?
GTA 6 released by May 31, 2031?
Will Grand Theft Auto VI come out before June 1, 2031?
GTA VI launch before June 2031?
! Will GTA VI not be released before June 2031?

Will GTA VI cost $100 or more?
Will the price of GTA 6 be at least $100?

Will Half-Life 3 be announced in 2031?
Half-Life 3 announced before 2032? @2031-12-31
Half-Life 3 announcement in 2031?

Will The Winds of Winter be released before 2032?
The Winds of Winter released by December 31, 2031?
Will The Winds of Winter be published before 2032?

Will MrBeast hit 500 million subscribers by June 30, 2031?
MrBeast reaches 500M subscribers before July 2031?
Will MrBeast have at least 500 million YouTube subscribers by June 30, 2031?
Will MrBeast get to 500,000,000 subs by June 30, 2031?

Will "Zorro" exceed 1 million concurrent players on Steam in 2031?
Zorro: over 1M concurrent Steam players before 2032? @2031-12-31
Will "Zorro" top 1,000,000 concurrent players on Steam in 2031?

Will "Zorro" have a Metacritic score above 90?
"Zorro" Metacritic score? # Above 90
Will Zorro's Metascore be over 90?
Will "Zorro" score at least 91 on Metacritic?

Will "Zorro" be the #1 bestseller on the New York Times hardcover fiction list dated May 11, 2031?
NYT Hardcover Fiction #1 for May 11, 2031? # Zorro
#1 on the New York Times hardcover fiction bestseller list on May 11, 2031? # Zorro

## popes
Will Pietro Parolin be the next pope?
Who will be the next Pope? # Pietro Parolin
Next Pope # Pietro Parolin
Will Pietro Parolin be elected the next Pope?

What name will the next pope choose? # John
Will the next Pope take the name John?
Next Pope's name # John
Will the next pope be named John?

Will Leo XIV be out as Pope in 2031?
Leo XIV no longer Pope before 2032? @2031-12-31
Will Leo XIV cease to be Pope by December 31, 2031?
! Will Leo XIV remain Pope through December 31, 2031?

New pope in 2031?
Will there be a new Pope before 2032? @2031-12-31
Will a new Pope be elected in 2031?

## more of culture
Will "Zorro" win the Golden Globe for Best Drama Series in 2031?
Golden Globes 2031: Best Television Series - Drama # Zorro

Will "Zorro" be nominated for Best Picture at the 2031 Oscars?
Oscars 2031: Best Picture nominees # Zorro
Will "Zorro" get a Best Picture nomination at the 2031 Academy Awards?
! Will "Zorro" miss out on a Best Picture nomination at the 2031 Oscars?

Will Ann Roe win Best Director at the 2031 Academy Awards?
Best Director Oscar 2031 # Ann Roe
Will Ann Roe take home the Oscar for Best Director in 2031?

Will Ann Roe win Record of the Year at the 2031 Grammys?
Grammy for Record of the Year 2031 # Ann Roe

Will Beyoncé headline Glastonbury 2031?
Glastonbury 2031 headliners # Beyoncé
Will Beyonce be a Glastonbury headliner in 2031?

Will Taylor Swift's new album debut at #1 on the Billboard 200 in 2031?
Will Taylor Swift's new album enter the Billboard 200 at No. 1 in 2031?

Will Ann Roe be in the final 3 of Survivor 60?
Survivor 60: Final 3 # Ann Roe
Will Ann Roe make the final three of Survivor Season 60?

Will Nintendo release a new console in 2031?
New Nintendo console released before 2032? @2031-12-31
Nintendo to launch a new console by December 31, 2031?

Will PewDiePie reach 120 million YouTube subscribers by June 30, 2031?
PewDiePie hits 120M subscribers before July 2031?

Will the next James Bond be announced by June 30, 2031?
New James Bond actor announced by June 30, 2031?
Next James Bond announced before July 2031?

## words of other venues
Will "Zorro" have the best domestic opening weekend in 2031?
Which film will have the biggest domestic opening weekend of 2031? # Zorro

Will "Zorro" open above $100 million domestically?
Will "Zorro" gross more than $100M in its domestic opening weekend?

Will Ann Roe play Zorro in the next Marvel film?
Will Ann Roe perform as Zorro in the next Marvel movie?
Ann Roe to portray Zorro in the next Marvel film?

Will Ann Roe release a new album in 2031?
New Ann Roe album out by December 31, 2031?
Will Ann Roe drop a new album before 2032?

Will "Zorro" top the Billboard Hot 100 in 2031?
Will "Zorro" be the #1 song on the Billboard Hot 100 chart in 2031?

Will Tarcila Quibble's "Zorro" hit #1 on the Billboard Hot 100 in 2031?
Will "Zorro" by Tarcila Quibble hit #1 on the Billboard Hot 100 in 2031?
Will "Zorro" hit #1 on the Billboard Hot 100 in 2031?

Will an AI-generated song be on the Billboard Hot 100 before 2032?
Will a song created by AI be on the Hot 100 by December 31, 2031?

What will Ann Roe say during her Zorro 2031 keynote address originally scheduled for May 3, 2031? # Tax
Will Ann Roe mention "Tax" during her Zorro 2031 keynote on May 3, 2031?

Will Ann Roe surpass 100M Instagram followers in 2031?
Will Ann Roe reach 100 million followers on Instagram by December 31, 2031?

Will Acme sell more consoles than Bolt in 2031?
Will Acme outsell Bolt in 2031?

Will "Zorro" win the Tony for Best Play in 2031?
Tony Awards 2031: Best Play # Zorro

Will "Zorro" win the most Oscars at the 98 Oscars?
Will "Zorro" win the most Oscars at the 98th Academy Awards?

Will Ann Roe receive a Nobel Prize in any category in 2031?
Will Ann Roe win a Nobel in 2031?

## the world
Will the Pope visit Peru in 2026?
Will Pope Leo XIV visit Peru before 2027?
Will Pope Leo XIV travel to Peru by December 31, 2026?

Will a human set foot on Mars in 2031?
Will a human step foot on the surface of Mars before 2032?

Will NASA confirm that aliens exist in 2031?
Will NASA confirm that extraterrestrial life exists before 2032?
NASA confirms aliens by December 31, 2031?

Will Japan experience a magnitude 8.0 or higher earthquake in 2031?
8.0+ quake in Japan in 2031?

Will Denver get at least 10 inches of snow in March 2031?
Will Denver get 10 inches of snow or more in March 2031?

Will it rain in Lima on May 3, 2031?
Will Lima have measurable precipitation on May 3, 2031?

Will the next Zorro launch be successful?
Will the next Zorro launch succeed?
Will the next Zorro flight be successful?

Will over 100 million people be vaccinated against polio in 2031?
Will more than 100 million people be vaccinated for polio by the end of 2031?

Will the FDA approve Zorrin for the treatment of obesity in 2031?
FDA approves Zorrin for obesity by December 31, 2031?
Will the FDA approve the drug Zorrin to treat obesity in 2031?

Will renewable energy exceed 55% of global electricity in 2031, according to Our World in Data?
Renewables above 55% of world electricity in 2031 (OWID)?

Will the average global temperature in 2031 exceed that of 2030?
! Will the average global temperature in 2031 be no higher than that of 2030?

Will Ann Roe visit a country other than Peru in 2031?
Will Ann Roe visit a country besides Peru in 2031?

Will more than 10 rockets reach space in 2031?
Will at least 11 rockets reach space in 2031?

Will Ann Roe release a new album by 6/30/31?
New Ann Roe album by June 30, 2031?

Will at least one of Ann Roe and Bob Doe resign in 2031?
Will Ann Roe or Bob Doe resign in 2031?

Will Ann Roe run a marathon in under 2 hours in 2031?
Will Ann Roe run a sub-2 hour marathon in 2031?

Will Zorro 3 be released in 2031?
Will Quibble release Zorro 3 before 2032?

Will AI be named TIME Person of the Year in 2031?
Time Person of the Year 2031 # AI

Will there be a coup in Peru in 2031?
Will there be a military coup in Peru before 2032?

Will the high in Lima be above 80 degrees on May 3, 2031?
Will the high temperature in Lima be above 80 degrees on May 3, 2031?

Will MrBeast's next video get 60 to 70 million views on day 1?
Will MrBeast's next video get between 60 and 70 million views in its first 24 hours?

Will Peru rejoin the Paris Agreement in 2031?
Will Peru re-enter the Paris climate accord before 2032?

Will the James Webb telescope find life in 2031?
Will JWST detect life before 2032?

Will Ann Roe be the #2 searched person on Google in 2031?
Second most searched person on Google in 2031? # Ann Roe

Will Quibble release "Zorro" in 2031?
"Zorro" out by December 31, 2031?

Will renewables exceed 55% of global electricity generation in 2031?
Will renewable energy be above 55% of world electricity in 2031?

Will Ann Roe have 5 million followers on X in 2031?
Will Ann Roe have 5 million followers on Twitter by the end of 2031?
Will Ann Roe have 5 million followers on X (formerly Twitter) in 2031?
`
