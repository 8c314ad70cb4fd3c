import { clubsOf } from './team.ts'

/** Teams of the Indian Premier League, each with its names and codes. Source: the league's own names. */
export const cricketTeams = clubsOf('ipl', [
  'CSK|Chennai Super Kings;Chennai',
  'DC|Delhi Capitals;Delhi',
  'GT|Gujarat Titans;Gujarat',
  'KKR|Kolkata Knight Riders;Kolkata',
  'LSG|Lucknow Super Giants;Lucknow',
  'MI|Mumbai Indians;Mumbai',
  'PBKS|Punjab Kings;Kings XI Punjab;Punjab',
  'RCB|Royal Challengers Bengaluru;Royal Challengers Bangalore;RCB;Bengaluru;Bangalore',
  'RR|Rajasthan Royals;Rajasthan',
  'SRH|Sunrisers Hyderabad;Hyderabad',
])
