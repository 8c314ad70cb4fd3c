import { type Veto, veto } from '../veto.ts'

/** Vetoes about conditions that only the resolution rules of two markets state. */
export const vetoesOfClauses = {
  'other-clemency': veto('predicate', 'predicate differs')`
    = Will Trump pardon Ann Roe in 2031? | Will Trump grant clemency to Ann Roe in 2031?
    ! Will Trump pardon Ann Roe in 2031? | Will Ann Roe be pardoned by Trump in 2031?`,
  'other-definition': veto('definition', 'qualifier differs')`
    = Recession in the US in 2031? {rules: Resolves to Yes if the NBER dates a recession to 2031.}
      | Recession in the US in 2031? {rules: Resolves to Yes after two consecutive quarters of falling GDP.}
    ! Recession in the US in 2031? {rules: Resolves to Yes if the NBER dates a recession to 2031.}
      | Recession in the US in 2031? {rules: Resolves to Yes by the dates of the NBER.}`,
  'final-beside-draft': veto('agreement', 'qualifier differs')`
    = Peru-Chile water deal by June 30, 2031? {rules: This market resolves to Yes if Peru and Chile reach a water
        agreement by June 30, 2031.}
      | Peru-Chile water deal by June 30, 2031? {rules: This market resolves to Yes if Peru and Chile reach a water
        agreement by June 30, 2031. Frameworks and non-binding statements do not qualify.}
    ! Peru-Chile water deal by June 30, 2031? {rules: This market resolves to Yes if Peru and Chile reach a water
        agreement by June 30, 2031.}
      | Peru-Chile water deal by June 30, 2031?`,
  'done-beside-announced': veto('announcement', 'scope differs')`
    = Will Ann Roe leave office before 2032? {rules: If she leaves, then the market resolves to Yes. An announcement
        will also qualify.}
      | Will Ann Roe leave office before 2032? {rules: If she leaves, then the market resolves to Yes. An announcement
        is not sufficient.}
    ! Will Ann Roe leave office before 2032? {rules: If she leaves, then the market resolves to Yes. An announcement is
        not sufficient.}
      | Will Ann Roe leave office before 2032?`,
  'in-person-beside-calls': veto('contact', 'scope differs')`
    = Will Ann Roe and Bob Doe meet before 2032? {rules: If they meet in person, then the market resolves to Yes.}
      | Will Ann Roe and Bob Doe meet before 2032? {rules: If they meet (including phone calls), then the market
        resolves to Yes.}
    ! Will Ann Roe and Bob Doe meet before 2032? {rules: If they meet in person, then the market resolves to Yes.}
      | Will Ann Roe and Bob Doe meet before 2032?`,
  'one-of-conditions': veto('conditions', 'scope differs')`
    = Recession in Peru in 2031? {rules: Yes if either of the following conditions is met: 1. GDP falls for two
        consecutive quarters. 2. The bureau announces it.}
      | Recession in Peru in 2031? {rules: If GDP falls for two consecutive quarters, then the market resolves to Yes.}
    ! Recession in Peru in 2031? {rules: If GDP falls for two consecutive quarters, then the market resolves to Yes.}
      | Recession in Peru in 2031?`,
  'other-contest-in-rules': veto('contest')`
    = Will Ann Roe win Best Actress? {rules: If Ann Roe wins Best Actress at the 2031 Oscars, then the market resolves
        to Yes.}
      | Will Ann Roe win Best Actress? {rules: If Ann Roe wins Best Actress at the 2031 Golden Globes, then the market
        resolves to Yes.}
    ! Will Ann Roe win Best Actress? {rules: If Ann Roe wins Best Actress at the 2031 Oscars, then the market resolves
        to Yes.}
      | Will Ann Roe win Best Actress? {rules: If Ann Roe wins Best Actress at the 2031 Academy Awards, then the market
        resolves to Yes.}`,
  'other-country-in-rules': veto('country')`
    = Will the US recognize Peru in 2031? {rules: If the US recognizes Chile in 2031, then the market
        resolves to Yes.}
      | Will the US recognize Peru in 2031? {rules: If the US recognizes Peru in 2031, then the market
        resolves to Yes.}
    ! Will the US recognize Peru in 2031? {rules: If Congress recognizes it in 2031, then the market resolves to Yes.}
      | Will the US recognize Peru in 2031? {rules: If the US recognizes Peru in 2031, then the market resolves to
        Yes.}`,
  'other-person-in-rules': veto('person')`
    = Will Roe resign in 2031? {rules: If Ann Roe resigns in 2031, then the market resolves to Yes.}
      | Will Roe resign in 2031? {rules: If Peter Roe resigns in 2031, then the market resolves to Yes.}
    ! Will Roe resign in 2031? {rules: If Ann Roe resigns in 2031, then the market resolves to Yes.}
      | Will Roe resign in 2031? {rules: If President Roe resigns in 2031, then the market resolves to Yes.}`,
  'other-season-in-rules': veto('season')`
    = Will Arsenal win the 2032 Premier League? {rules: If Arsenal wins the 2031-32 Premier League, then the market
        resolves to Yes.}
      | Will Arsenal win the 2032 Premier League? {rules: Resolves YES if Arsenal are champions of the 2032-33 Premier
        League.}
    ! Will Arsenal win the 2032 Premier League? {rules: If Arsenal wins the 2031-32 Premier League, then the market
        resolves to Yes.}
      | Will Arsenal win the 2032 Premier League? {rules: Resolves YES if Arsenal are champions of the 2031/2032 Premier
        League.}`,
} satisfies Record<string, Veto>
