import { type Entity, readEntities } from './entity.ts'

/**
 * Public offices and posts, each with its names. Longer names are read before shorter ones.
 * "Who will succeed António Guterres" is a question about the post. Source: general knowledge.
 */
export const offices: readonly Entity[] = readEntities(`
agriculture-secretary|Secretary of Agriculture;Agriculture Secretary
atf-director|ATF Director;Director of the ATF;Director of the Bureau of Alcohol, Tobacco, Firearms and Explosives
attorney-general|Attorney General|AG
attorney-general-us|U.S. Attorney General;US Attorney General
bls-commissioner|BLS Commissioner;Commissioner of the BLS;Commissioner of Labor Statistics;
  Commissioner of the Bureau of Labor Statistics;head of the BLS
boc-governor|Governor of the Bank of Canada;Bank of Canada Governor
boe-governor|Governor of the Bank of England;Bank of England Governor;BoE Governor
boj-governor|Governor of the Bank of Japan;Bank of Japan Governor;BoJ Governor
cdc-director|CDC Director;Director of the CDC;Director of CDC;
  Director of the Centers for Disease Control and Prevention;Director of the Centers for Disease Control
cea-chair|Chair of the Council of Economic Advisers;Chairman of the Council of Economic Advisers;CEA Chair;CEA Chairman
ceo|CEO;Chief Executive;Chief Executive Officer|CEO
cfo|CFO;Chief Financial Officer
cftc-chair|CFTC Chair;CFTC Chairman;Chair of the CFTC;Chairman of the CFTC;
  Chair of the Commodity Futures Trading Commission;Chairman of the Commodity Futures Trading Commission
chancellor|Chancellor|CHANCELLOR
chancellor-of-the-exchequer|Chancellor of the Exchequer
chief-justice|Chief Justice
chief-of-staff|Chief of Staff;White House Chief of Staff
cia-director|CIA Director;Director of the CIA;Director of the Central Intelligence Agency;Director of CIA;
  head of the CIA
cms-administrator|CMS Administrator;Administrator of CMS;
  Administrator of the Centers for Medicare and Medicaid Services;
  Administrator of the Centers for Medicare & Medicaid Services
commerce-secretary|Secretary of Commerce;Commerce Secretary
comptroller|Comptroller;State Comptroller
dea-administrator|DEA Administrator;Administrator of the DEA;Administrator of the Drug Enforcement Administration
defense-minister|Defense Minister;Defence Minister;Minister of Defense;Minister of Defence
defense-secretary|Secretary of Defense;Defense Secretary;Secretary of War;War Secretary;Secretary of Defence
deputy-prime-minister|Deputy Prime Minister;Deputy PM;Vice Premier
dhs-secretary|Secretary of Homeland Security;DHS Secretary;Homeland Security Secretary;Secretary of DHS;
  Secretary of the Department of Homeland Security
district-attorney|District Attorney
dni|Director of National Intelligence;National Intelligence Director;DNI
ecb-president|ECB President;President of the ECB;President of the European Central Bank;European Central Bank President;
  head of the ECB
economy-minister|Economy Minister;Minister of Economy;Minister of the Economy
education-minister|Education Minister;Minister of Education
education-secretary|Secretary of Education;Education Secretary
energy-secretary|Secretary of Energy;Energy Secretary
epa-administrator|EPA Administrator;Administrator of the EPA;EPA Director;
  Administrator of the Environmental Protection Agency;head of the EPA
eu-commission-president|President of the European Commission;European Commission President;EU Commission President;
  President of the EU Commission
faa-administrator|FAA Administrator;Administrator of the FAA;Administrator of the Federal Aviation Administration
fbi-director|FBI Director;Director of the FBI;Director of FBI;Director of the Federal Bureau of Investigation;FBI Chief;
  head of the FBI
fcc-chair|FCC Chair;FCC Chairman;Chair of the FCC;Chairman of the FCC;Chair of the Federal Communications Commission;
  Chairman of the Federal Communications Commission
fda-commissioner|FDA Commissioner;Commissioner of the FDA;Commissioner of FDA;FDA Administrator;
  Commissioner of Food and Drugs;Commissioner of the Food and Drug Administration;head of the FDA
fed-chair|Fed Chair;Federal Reserve Chair;Chair of the Federal Reserve;Chairman of the Federal Reserve;Chair of the Fed;
  Fed Chairman;Fed Chairperson;Federal Reserve Chairman;head of the Fed;
  Chair of the Board of Governors of the Federal Reserve System;
  Chairman of the Board of Governors of the Federal Reserve System;
  Chair of the Board of Governors of the Federal Reserve;Chair of the Federal Reserve Board of Governors;
  Chairman of the Federal Reserve Board of Governors;Chair of the Federal Reserve Board;
  Chair of the Federal Reserve System;Federal Reserve Chairperson;Chair of the Board of Governors of the Fed;
  Chair of the Fed Board;  Fed Chief|FEDCHAIR
fed-governor|Fed Governor;Federal Reserve Governor;Governor of the Federal Reserve;
  member of the Board of Governors of the Federal Reserve System;member of the Federal Reserve Board of Governors;
  member of the Board of Governors of the Federal Reserve;member of the Fed Board of Governors;Fed Board;
  Federal Reserve Board;Fed Board of Governors;
  Federal Reserve Board of Governors;Board of Governors of the Federal Reserve System;
  Board of Governors of the Federal Reserve
fed-vice-chair|Fed Vice Chair;Federal Reserve Vice Chair;Vice Chair of the Federal Reserve;Vice Chair of the Fed
fema-administrator|FEMA Administrator;Administrator of FEMA;FEMA Director;head of FEMA;
  Administrator of the Federal Emergency Management Agency
fifa-president|FIFA President;President of FIFA
finance-minister|Finance Minister;Minister of Finance
first-minister|First Minister
foreign-minister|Foreign Minister;Minister of Foreign Affairs;Foreign Secretary
ftc-chair|FTC Chair;FTC Chairman;Chair of the FTC;Chairman of the FTC;Chair of the Federal Trade Commission;
  Chairman of the Federal Trade Commission
general-manager|General Manager
governor|Governor;Gubernatorial;Governorship|GOV
head-coach|Head Coach;Manager
health-minister|Health Minister;Minister of Health
hhs-secretary|Secretary of Health and Human Services;HHS Secretary;Secretary of HHS;Health and Human Services Secretary;
  Health Secretary
home-secretary|Home Secretary
house|House;House of Representatives;U.S. House;US House;Congressional;Representative;House race;House seat|HOUSE
hud-secretary|Secretary of Housing and Urban Development;HUD Secretary;Secretary of HUD;
  Housing and Urban Development Secretary
ice-director|ICE Director;Director of ICE;Director of U.S. Immigration and Customs Enforcement;
  Director of Immigration and Customs Enforcement;head of ICE
imf-managing-director|IMF Managing Director;Managing Director of the IMF;
  Managing Director of the International Monetary Fund;head of the IMF
interior-minister|Interior Minister;Minister of the Interior;Minister of Interior
interior-secretary|Secretary of the Interior;Interior Secretary;Secretary of Interior
ioc-president|IOC President;President of the IOC;President of the International Olympic Committee
irs-commissioner|IRS Commissioner;Commissioner of the IRS;Commissioner of the Internal Revenue Service;
  Commissioner of Internal Revenue;head of the IRS
joint-chiefs-chairman|Chairman of the Joint Chiefs of Staff;Chair of the Joint Chiefs of Staff;
  Chairman of the Joint Chiefs;Joint Chiefs Chairman
justice-minister|Justice Minister;Minister of Justice
labor-secretary|Secretary of Labor;Labor Secretary
lieutenant-governor|Lieutenant Governor;Lt. Governor;Lt Governor|LTGOV
majority-leader|Senate Majority Leader;Majority Leader
mayor|Mayor;Mayoral;Mayorship;Mayoralty|MAYOR
minority-leader|Minority Leader
nasa-administrator|NASA Administrator;Administrator of NASA;head of NASA;
  Administrator of the National Aeronautics and Space Administration
national-security-advisor|National Security Advisor;National Security Adviser;NSA Advisor
nato-secretary-general|NATO Secretary-General;Secretary-General of NATO;Secretary General of NATO;NATO chief;
  NATO Secretary General
nec-director|NEC Director;Director of the National Economic Council;Director of the NEC
nih-director|NIH Director;Director of the NIH;Director of the National Institutes of Health
omb-director|OMB Director;Director of the OMB;Director of OMB;Director of the Office of Management and Budget
opposition-leader|Leader of the Opposition;Opposition Leader
parliament-president-eu|President of the European Parliament;European Parliament President
party-leader|Party Leader;Leader of the Party;Leadership Election;Leadership
pope|Pope;Pontiff;Papacy|POPE
president|President;Presidency;Presidential;POTUS;presidential election;White House|PRES
press-secretary|White House Press Secretary;Press Secretary
prime-minister|Prime Minister;PM;Premier|PM
rba-governor|Governor of the Reserve Bank of Australia;RBA Governor;Reserve Bank of Australia Governor
rbi-governor|Governor of the Reserve Bank of India;RBI Governor;Reserve Bank of India Governor
sec-chair|SEC Chair;SEC Chairman;Chair of the SEC;Chairman of the SEC;Chair of the Securities and Exchange Commission;
  Chairman of the Securities and Exchange Commission;head of the SEC
secretary-of-state|Secretary of State|SOS
senate|Senate;Senator;U.S. Senate;US Senate;Senate race;Senate seat|SENATE
solicitor-general|Solicitor General
speaker|Speaker of the House;Speaker of the House of Representatives;Speaker of the U.S. House;
  Speaker of the U.S. House of Representatives;Speaker of the United States House of Representatives;House Speaker;
  Speaker|SPEAKER
state-house|State House;State House of Representatives;State Assembly;House of Delegates;State Representative
state-senate|State Senate;State Senator
state-treasurer|State Treasurer;Treasurer
supreme-court|Supreme Court;SCOTUS;Supreme Court Justice;Associate Justice;Justice of the Supreme Court;
  Justice on the Supreme Court|SCOTUS
supreme-leader|Supreme Leader
surgeon-general|Surgeon General
trade-representative|U.S. Trade Representative;US Trade Representative;United States Trade Representative;USTR
transportation-secretary|Secretary of Transportation;Transportation Secretary
treasury-secretary|Secretary of the Treasury;Treasury Secretary;Secretary of Treasury
uefa-president|UEFA President;President of UEFA
un-ambassador|UN Ambassador;Ambassador to the UN;Ambassador to the United Nations;U.N. Ambassador
un-secretary-general|UN Secretary-General;United Nations Secretary-General;Secretary-General of the United Nations;
  Secretary-General of the UN;António Guterres;UN chief
va-secretary|Secretary of Veterans Affairs;VA Secretary;Veterans Affairs Secretary;Secretary of the VA
vice-president|Vice President;Vice Presidential;VP;Vice-President|VP
who-director-general|WHO Director-General;Director-General of the WHO;Director-General of the World Health Organization
world-bank-president|World Bank President;President of the World Bank
`)
