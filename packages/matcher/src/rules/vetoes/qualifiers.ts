import { type Veto, veto } from '../veto.ts'

/** Vetoes about qualifiers of two questions: stages, rounds, groups, places and sexes. */
export const vetoesOfQualifiers = {
  'candidate-beside-nominee': veto('stage', 'scope differs')`
    = Will Ann Roe run in the 2031 Lima Democratic mayoral primary?
      | 2031 Lima mayoral election: Democratic nominee - Ann Roe {event: 2031 Lima mayoral election: Democratic nominee}
        {label: Ann Roe} {siblings: 2031 Lima mayoral election: Democratic nominee - Bob Poe}
    ! Will Ann Roe win the 2031 Lima Democratic mayoral primary?
      | 2031 Lima mayoral election: Democratic nominee - Ann Roe {event: 2031 Lima mayoral election: Democratic nominee}
        {label: Ann Roe} {siblings: 2031 Lima mayoral election: Democratic nominee - Bob Poe}`,
  'group-winner-advances': veto('group', 'scope differs')`
    = Will Japan win Group F of the 2034 FIFA World Cup?
      | Will Japan advance to the knockout stage of the 2034 FIFA World Cup?
    ! Will Japan win Group F of the 2034 FIFA World Cup? | Will Japan advance to the final of the 2034 FIFA World Cup?`,
  'in-round': veto('round', 'scope differs')`
    = Will the bout of Roe and Doe end by knockout in round 1? | Will the bout of Roe and Doe end by knockout?
    ! Will the bout of Roe and Doe end by knockout in round 1?
      | Will the bout of Roe and Doe end in round 1 by knockout?`,
  'one-sided-qualifier': veto('scope', 'scope differs')`
    = Will Ann Roe finish in the top 5 of the 2031 Lima Marathon? | Will Ann Roe win the 2031 Lima Marathon?
    ! Will Ann Roe finish first in the 2031 Lima Marathon? | Will Ann Roe win the 2031 Lima Marathon?`,
  'other-places': veto('place', 'scope differs')`
    = Will Leeds finish in 2nd place in the 2031 Premier League?
      | Will Leeds finish in the top 4 in the 2031 Premier League?
    ! Will Leeds finish in the top 6 in the 2031 Premier League?
      | Will Leeds finish in the top 4 in the 2031 Premier League?`,
  'other-qualifier': veto('scope', 'scope differs')`
    = Will Ann Roe win the 2031 Democratic primary in OH-8? | Will Ann Roe win the 2031 Democratic primary in OH-9?
    ! Will Ann Roe win the 2031 Democratic primary in OH-9? | Will Ann Roe win the 2031 Democratic primary in OH-09?`,
  'other-sex': veto('league')`
    = Will Ann Roe win the 2031 WNBA award for sportsmanship? | Will Ann Roe win the 2031 men's award for sportsmanship?
    ! Will Ann Roe win the 2031 WNBA award for sportsmanship? | Will Ann Roe win the 2031 award for sportsmanship?`,
  'ranking-after-round': veto('round', 'scope differs')`
    = Will Ann Roe be in the top 10 after round 3 of the 2031 PGA Championship?
      | Will Ann Roe finish in the top 10 of the 2031 PGA Championship?
    ! Will Ann Roe be in the top 10 of the 2031 PGA Championship?
      | Will Ann Roe finish in the top 10 of the 2031 PGA Championship?`,
} satisfies Record<string, Veto>
