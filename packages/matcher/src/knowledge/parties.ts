import { type Entity, readEntities } from './entity.ts'

/**
 * Political parties by country, each with its names. A name without its country, such as "Labor", counts only in the
 * party's own country. Source: general knowledge.
 */
export const parties: readonly Entity[] = readEntities(`
ar-lla|La Libertad Avanza;LLA|LLA
at-fpo|FPÖ;FPO;Freedom Party of Austria;Freiheitliche Partei Österreichs|FPO
at-ovp|ÖVP;Austrian People's Party;Österreichische Volkspartei|OVP
at-spo|SPÖ;Social Democratic Party of Austria;Sozialdemokratische Partei Österreichs|SPO
au-coalition|Liberal-National Coalition;Coalition|LNP
au-labor|Australian Labor Party;Labor;ALP|ALP
be-nva|N-VA;New Flemish Alliance;Nieuw-Vlaamse Alliantie|NVA
be-vb|Vlaams Belang;Flemish Interest|VB
br-pt|Partido dos Trabalhadores;Workers' Party|PT
ca-bloc|Bloc Quebecois;Bloc Québécois;Bloc|BQ
ca-caq|Coalition Avenir Québec;Coalition Avenir Quebec;CAQ|CAQ
ca-conservative|Conservative Party of Canada|CPC
ca-liberal|Liberal Party of Canada;Liberal;Liberals|LPC
ca-ndp|New Democratic Party;NDP|NDP
ca-plq|Parti libéral du Québec;Quebec Liberal Party;PLQ|PLQ
ca-pq|Parti Québécois;Parti Quebecois;PQ|PQ
ca-qs|Québec solidaire;Quebec solidaire|QS
ca-ucp|United Conservative Party;UCP|UCP
ch-svp|SVP;Swiss People's Party;Schweizerische Volkspartei|SVP
co-ph|Pacto Histórico;Historic Pact
cz-ano|ANO;ANO 2011|ANO
cz-ods|ODS;Civic Democratic Party|ODS
cz-pirates|Czech Pirate Party;Pirate Party;Pirates
cz-spd|Freedom and Direct Democracy;Svoboda a přímá demokracie
cz-stan|Mayors and Independents;Starostové a nezávislí
de-afd|AfD;Alternative for Germany;Alternative für Deutschland|AFD
de-bsw|BSW;Bündnis Sahra Wagenknecht;Sahra Wagenknecht Alliance|BSW
de-cdu|CDU/CSU;CDU;Union;Christian Democratic Union|CDU
de-fdp|FDP;Free Democratic Party|FDP
de-gruene|Die Grünen;Grüne;Alliance 90/The Greens|GRU
de-linke|Die Linke;Linke;The Left|LINKE
de-spd|SPD;Social Democratic Party of Germany;Sozialdemokratische Partei Deutschlands|SPD
dk-df|Dansk Folkeparti;Danish People's Party|DF
dk-s|Socialdemokratiet;Danish Social Democrats
dk-venstre|Venstre
es-pp|PP;Partido Popular;People's Party|PP
es-psoe|PSOE;Spanish Socialist Workers' Party;Partido Socialista Obrero Español|PSOE
es-sumar|Sumar
es-vox|Vox;VOX|VOX
fi-kok|Kokoomus;National Coalition Party
fi-ps|Perussuomalaiset;Finns Party;The Finns
fr-lfi|La France Insoumise;LFI;France Unbowed|LFI
fr-lr|Les Républicains|LR
fr-nfp|New Popular Front;Nouveau Front Populaire;NFP|NFP
fr-ps|Parti Socialiste;French Socialist Party
fr-renaissance|Renaissance;Ensemble|RE
fr-rn|National Rally;Rassemblement National;RN|RN
gr-nd|New Democracy;Nea Dimokratia|ND
gr-syriza|Syriza;SYRIZA
green|Green Party;Greens;Green;The Greens
hu-fidesz|Fidesz;Fidesz-KDNP|FIDESZ
hu-tisza|Tisza;Tisza Party;TISZA|TISZA
ie-ff|Fianna Fáil;Fianna Fail|FF
ie-fg|Fine Gael|FG
ie-sf|Sinn Féin;Sinn Fein|SF
il-likud|Likud|LIKUD
in-bjp|BJP;Bharatiya Janata Party;NDA|BJP
in-inc|INC;Indian National Congress;Congress Party|INC
it-fdi|Brothers of Italy;Fratelli d'Italia;FdI|FDI
it-fi|Forza Italia|FI
it-lega|Lega;Northern League;Lega Nord
it-m5s|Five Star Movement;Movimento 5 Stelle;M5S;5 Star Movement|M5S
it-pd|Partito Democratico;Democratic Party|PD
jp-cdp|CDP;Constitutional Democratic Party;Rikken Minshuto|CDP
jp-ldp|LDP;Liberal Democratic Party;Jiminto|LDP
kr-dp|Democratic Party of Korea;DPK|DPK
kr-ppp|People Power Party;PPP|PPP
mx-morena|Morena;MORENA|MORENA
mx-pan|Partido Acción Nacional;National Action Party|PAN
nl-50plus|50PLUS
nl-bbb|BBB;BoerBurgerBeweging;Farmer-Citizen Movement|BBB
nl-cda|CDA;Christian Democratic Appeal|CDA
nl-cu|ChristenUnie;ChristianUnion
nl-d66|D66;Democrats 66|D66
nl-denk|DENK
nl-fvd|Forum for Democracy;Forum voor Democratie;FvD
nl-glpvda|GL/PvdA;GroenLinks-PvdA;GL-PvdA;PvdA-GL;GreenLeft–Labour;GreenLeft–Labour Party|GLPVDA
nl-ja21|JA21
nl-nsc|New Social Contract;Nieuw Sociaal Contract
nl-pvdd|Party for the Animals;Partij voor de Dieren;PvdD
nl-pvv|PVV;Party for Freedom;Partij voor de Vrijheid|PVV
nl-sgp|Reformed Political Party;Staatkundig Gereformeerde Partij
nl-sp|Socialistische Partij;Dutch Socialist Party
nl-volt|Volt Netherlands;Volt Nederland
nl-vvd|VVD;People's Party for Freedom and Democracy|VVD
no-ap|Labour Party Norway;Arbeiderpartiet;Ap|AP
no-frp|Progress Party;Fremskrittspartiet;FrP|FRP
no-h|Høyre;Conservative Party of Norway
no-krf|Kristelig Folkeparti;KrF;Christian Democratic Party of Norway
no-mdg|Miljøpartiet De Grønne;Green Party of Norway;MDG
no-r|Rødt;Red Party of Norway
no-sp|Senterpartiet;Centre Party of Norway
no-sv|Sosialistisk Venstreparti;Socialist Left Party
no-v|Venstre;Liberal Party of Norway
pl-ko|Civic Coalition;KO;Civic Platform;Platforma Obywatelska;Koalicja Obywatelska|KO
pl-konfederacja|Konfederacja;Confederation Liberty and Independence
pl-pis|PiS;Law and Justice;Prawo i Sprawiedliwość|PIS
pt-ad|AD;Aliança Democrática;Democratic Alliance
pt-chega|Chega|CH
pt-ps|Partido Socialista;Socialist Party|PS
ro-aur|AUR;Alliance for the Union of Romanians;Alianța pentru Unirea Românilor|AUR
rs-sns|Serbian Progressive Party;Srpska napredna stranka|SNS
se-m|Moderaterna;Moderate Party
se-s|Socialdemokraterna;Swedish Social Democrats
se-sd|Sverigedemokraterna;Sweden Democrats
tr-akp|AKP;AK Party;Justice and Development Party;Adalet ve Kalkınma Partisi|AKP
tr-chp|CHP;Republican People's Party;Cumhuriyet Halk Partisi|CHP
uk-conservative|Conservatives;Conservative;Conservative Party;Tories;Tory|CON
uk-green|Green Party of England and Wales
uk-labour|Labour;Labour Party;UK Labour|LAB
uk-libdem|Liberal Democrats;Lib Dems;Liberal Democrat;Lib Dem|LD
uk-plaid|Plaid Cymru;Plaid|PC
uk-reform|Reform UK;Reform|REF RUK
uk-snp|Scottish National Party;SNP|SNP
us-democratic|Democratic Party;Democratic;Democrat;Democrats;Dems;Dem;DNC|D DEM
us-green|Green Party US
us-independent|Independent;Independents|I IND
us-libertarian|Libertarian Party;Libertarian;Libertarians
us-republican|Republican Party;Republican;Republicans;GOP;RNC|R REP GOP
za-anc|ANC;African National Congress|ANC
za-mk|uMkhonto weSizwe;MK Party|MK
`)
