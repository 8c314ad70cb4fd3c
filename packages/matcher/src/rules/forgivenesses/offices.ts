import { type Forgiveness, forgiveness } from '../forgiveness.ts'

/** Forgivenesses for words that a post or an election implies. */
export const forgivenessesOfOffices = {
  'act-of-country': forgiveness(0)`
    = Will Trump acquire Greenland before 2028? | Will the US acquire Greenland before 2028?
    ! Will Ann Roe acquire Greenland before 2028? | Will the US acquire Greenland before 2028?`,
  'agent-of-appointment': forgiveness(0.1)`
    = Will Trump nominate Ann Roe as Fed Chair in 2031? | Will the Senate confirm Ann Roe as Fed Chair in 2031?
    ! Will Trump interview Ann Roe as Fed Chair in 2031? | Will the Senate confirm Ann Roe as Fed Chair in 2031?`,
  'holder-of-office': forgiveness(0)`
    = Will the President be impeached before 2027? | Will Trump be impeached before 2027?
    ! Will the President be impeached before 2032? | Will Trump be impeached before 2032?`,
  'house-of-district': forgiveness(0.1)`
    = Will Democrats win the House race for OH-9? | Will Democrats win Ohio's 9th congressional district?
    ! Will Democrats win the House in 2030? | Will Democrats win the Senate in 2030?`,
  'named-holder': forgiveness(0.02)`
    = Will Ann Quibble be out as CEO of Zorro in 2031? | Will the CEO of Zorro leave in 2031?
    ! Will Ann Quibble be out as CEO of Zorro in 2031? | Will the CEO of Tadra leave in 2031?`,
  'next-election': forgiveness(0.05)`
    = Will Ann Roe win the next Peruvian election? | Will Ann Roe win the Peruvian election?
    ! Will Ann Roe win the next Peruvian election? | Will Ann Roe win the 2031 Peruvian election?`,
  'next-holder': forgiveness(0.05)`
    = Will Ann Roe be the next Governor of Ohio? {closes: 2030-11-06T00:00:00Z}
      | Will Ann Roe win the 2030 Ohio gubernatorial election? {closes: 2030-11-05T00:00:00Z}
    ! Will Ann Roe be the next Governor of Ohio? {closes: 2026-11-06T00:00:00Z}
      | Will Ann Roe win the 2030 Ohio gubernatorial election? {closes: 2030-11-05T00:00:00Z}`,
  'head-of-ticket': forgiveness(0)`
    = Will Joe Biden's running mate be Ann Roe? | Will Ann Roe be the Democratic vice presidential nominee?
    ! Will Joe Biden's running mate be Ann Roe? | Will Ann Roe be the Republican vice presidential nominee?`,
  'party-of-nomination': forgiveness(0.1)`
    = Will Ann Roe win the 2032 Democratic nomination for president? | Will Ann Roe win the 2032 presidential election?
    ! Will Ann Roe win the 2032 Democratic nomination? | Will Ann Roe win the 2032 Republican nomination?`,
  'party-of-politician': forgiveness(0.1)`
    = Will Ted Cruz run for the 2032 Republican presidential nomination? | Will Ted Cruz run for president in 2032?
    ! Will Ted Cruz run for the 2032 Democratic presidential nomination? | Will Ted Cruz run for president in 2032?`,
  'place-of-office': forgiveness(0.3)`
    = Will Ali Khamenei cease to be Supreme Leader of Iran in 2031?
      | Will Ali Khamenei cease to be Supreme Leader in 2031?
    ! Will Ann Roe leave Iran in 2031? | Will Ann Roe leave in 2031?`,
  'post-of-person': forgiveness(0.1)`
    = Will Ann Roe leave office as Prime Minister in 2031? | Will Ann Roe leave office in 2031?
    ! Will Ann Roe become Prime Minister in 2031? | Will Ann Roe become a senator in 2031?`,
  'post-of-rules': forgiveness(0.05)`
    = Will Ann Roe be the leader of Peru end of 2031? {rules: This resolves to who holds the position of the head of
        state of Peru.}
      | Will Ann Roe be the head of state of Peru on Dec 31, 2031?
    ! Will Ann Roe be the leader of Peru end of 2031? | Will Ann Roe be the head of state of Peru on Dec 31, 2031?`,
  predecessor: forgiveness(0.1)`
    = Will Ann Roe succeed Bob Doe as CEO of Acme? | Will Ann Roe be the next CEO of Acme?
    ! Will Ann Roe be the next CEO of Acme? | Will Ann Roe be the next CEO of Bolt?`,
  presidency: forgiveness(0.1)`
    = Will Ann Roe win the 2032 US presidential election? | Will Ann Roe win the 2032 election?
    ! Will Ann Roe win the 2031 presidential election? | Will Ann Roe win the 2031 election?`,
  'race-of-candidate': forgiveness(0.1)`
    = Will Ann Roe win the 2032 Republican primary for Senate in Ohio? {event: Ohio Republican Senate primary 2032}
        {label: Ann Roe}
      | Will Ann Roe win the 2032 primary? {event: Republican primary 2032} {label: Ann Roe}
    ! Will Ann Roe win the 2032 Ohio election? | Will Ann Roe win the 2032 election?`,
  'seats-held': forgiveness(0.1)`
    = Will Democrats win between 200 and 209 House seats in 2030?
      | Will Democrats hold between 200 and 209 House seats after the 2030 elections?
    ! Will Democrats win the House in 2030? | Will Democrats hold a convention in 2030?`,
  'state-of-district': forgiveness(0.1)`
    = Will a Democrat win the Ohio OH-9 House race in 2032? | Will a Democrat win the OH-9 House race in 2032?
    ! Will a Democrat win the OH-8 House race in 2032? | Will a Democrat win the OH-9 House race in 2032?`,
} satisfies Record<string, Forgiveness>
