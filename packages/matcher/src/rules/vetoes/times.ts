import { type Veto, veto } from '../veto.ts'

/** Vetoes about the times of two questions: windows, years and seasons. */
export const vetoesOfTimes = {
  /** An act before the month, or before the day, settles the deadline at its end too. */
  'at-any-time-until': veto('window', 'window differs')`
    = Will Ann Roe resign by March 31, 2031? | Will Ann Roe resign in March 2031?
    ! Will Ann Roe resign by December 31, 2031? | Will Ann Roe resign in 2031?`,
  'closes-before': veto('closing')`
    = Will Ann Roe resign? {closes: 2030-03-01} | Will Ann Roe resign in June 2031?
    ! Will Ann Roe resign? {closes: 2031-07-01} | Will Ann Roe resign in June 2031?`,
  'deadline-beside-none': veto('window', 'window differs')`
    = Will Acme buy Bolt before 2032? {closes: 2031-12-31}
      | Will Acme buy Bolt? {closes: 2040-01-01} {rules: If Acme buys Bolt, then the market resolves to Yes.}
    ! Will Acme buy Bolt before 2032?
      | Will Acme buy Bolt? {closes: 2032-01-01} {rules: If Acme buys Bolt, then the market resolves to Yes.}`,
  'held-until': veto('window', 'window differs')`
    = Will Ann Roe still be prime minister on June 30, 2031? | Will Ann Roe still be prime minister on March 31, 2031?
    ! Will Ann Roe still be prime minister on June 30, 2031? | Will Ann Roe be prime minister on June 30, 2031?`,
  'one-of-two-times': veto('window', 'window differs')`
    = Will Ann Roe resign in March 2031? | Will Ann Roe resign in May 2031?
    ! Will Ann Roe release a new album in March 2031? | Will Ann Roe release a new album in May 2031?`,
  /** A winner has announced a run, but perhaps after the deadline. */
  'step-by-deadline': veto('window', 'window differs')`
    = Will Ann Roe win the next presidential election? | Will Ann Roe run for president before 2030?
    ! Will Ann Roe win the 2032 presidential election? | Will Ann Roe run for president in 2032?`,
  'other-length-of-period': veto('window')`
    = Will UK GDP growth in March 2031 be above 0.2%? | Will UK GDP growth in Q1 2031 be above 0.2%?
    ! Will UK GDP growth in March 2031 be above 0.2%? | Will UK GDP grow more than 0.2% in March 2031?`,
  'other-season': veto('season')`
    = Will Ann Roe win Survivor Season 51? | Will Ann Roe win Survivor 52?
    ! Will Ann Roe win Survivor Season 51? | Will Ann Roe win Survivor 51?`,
  'season-beside-year': veto('year', 'window differs')`
    = Will Ann Roe be traded in the 2030-31 season? | Will Ann Roe be traded in 2031?
    ! Will Ann Roe win the 2030-31 Zorro Prize? | Will Ann Roe win the 2031 Zorro Prize?`,
  'other-window': veto('window', 'window differs')`
    = Will Ann Roe resign before July 2031? | Will Ann Roe resign before September 2031?
    ! Will Ann Roe resign before July 2031? | Will Ann Roe resign by June 30, 2031?`,
  'other-year': veto('year')`
    = Will Arsenal win the 2030-31 Premier League? | Will Arsenal win the 2031-32 Premier League?
    ! Will Arsenal win the 2030-31 Premier League? | Will Arsenal win the 2030/31 Premier League?`,
  'other-edition': veto('edition')`
    = Will Ann Roe win the Ohio Senate election? {closes: 2030-11-05}
      | Will Ann Roe win the Ohio Senate election? {closes: 2032-11-02}
    ! Will Ann Roe win the Ohio Senate election? {closes: 2030-11-05}
      | Will Ann Roe win the Ohio Senate election? {closes: 2031-01-03}`,
  'two-days': veto('window', 'window differs')`
    = Will Ann Roe be the head of state of Peru on May 1, 2031?
      | Will Ann Roe be the head of state of Peru on June 1, 2031?
    ! Will it rain in Lima on May 1, 2031? | Will it rain in Lima on June 1, 2031?`,
  'windows-apart': veto('window')`
    = Will it rain in Lima in March 2031? | Will it rain in Lima in May 2031?
    ! Will it rain in Lima in March 2031? | Will it rain in Lima during March 2031?`,
  'event-beside-date': veto('window')`
    = Will Zorro land on the Moon before Quibble? | Will Zorro land on the Moon before 2031?
    ! Will Zorro land on the Moon before 2032? | Will Zorro land on the Moon before 2031?`,
} satisfies Record<string, Veto>
