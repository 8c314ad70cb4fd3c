import { type Veto, veto } from '../veto.ts'

/** Vetoes about the numbers of two questions: bounds, units and directions. */
export const vetoesOfNumbers = {
  'barrier-beside-close': veto('touch or close', 'numbers differ')`
    = Will Bitcoin hit $100,000 in 2031? | Will Bitcoin be above $100,000 on December 31, 2031?
    ! Will Bitcoin hit $100,000 in 2031? | Will Bitcoin reach $100,000 in 2031?`,
  'count-beside-any': veto('numbers', 'answer differs')`
    = Will a tsunami strike Chile in 2031? | How many tsunamis will strike Chile in 2031? - 3
    ! Will a tsunami strike Chile in 2031? | Will a tsunami strike Chile by the end of 2031?`,
  /** A price may rise to a level, and rise from it to another one. */
  'direction-beside-level': veto('direction', 'numbers differ')`
    = Bitcoin Up or Down on May 3, 2031? | Will Bitcoin be above $90,000 on May 3, 2031?
    ! Bitcoin Up or Down on May 3, 2031? | Will Bitcoin be above $90,000 on May 4, 2031?`,
  /** The level after a meeting shows what happened before it, and not what the bank does later. */
  'level-after-changes': veto('level', 'numbers differ')`
    = Will the Fed hike rates in 2025? | Will the upper bound of the federal funds rate be above 4.50% following the September 2025 meeting?
    ! Will the Fed hike rates in 2025? | Will the Fed raise rates in 2025?`,
  /** Decisions of several meetings in turn say more than the decision of one, and exclude other decisions. */
  'decisions-in-turn': veto('level', 'numbers differ')`
    = Will the Fed Pause-Cut-Cut in the next three decisions (Mar-Apr-Jun 2031)?
      | Will the Fed Pause-Cut-Pause in the next three decisions (Mar-Apr-Jun 2031)?
    ! Will the Fed Pause-Cut-Cut in the next three decisions (Mar-Apr-Jun 2031)?
      | Will the Fed Pause-Cut-Cut in the next 3 decisions (Mar-Apr-Jun 2031)?`,
  'other-direction': veto('direction', 'numbers differ')`
    = Will Bitcoin reach $90,000 in 2031? | Will Bitcoin dip to $60,000 in 2031?
    ! Will Bitcoin reach $90,000 in 2031? | Will Bitcoin hit $90,000 in 2031?`,
  'other-numbers': veto('numbers', 'numbers differ')`
    = Will there be at least 3 measles cases in Lima in 2031? | Will there be at least 4 measles cases in Lima in 2031?
    ! Will there be at least 3 measles cases in Lima in 2031? | Will there be 3 or more measles cases in Lima in 2031?`,
  'other-margin': veto('numbers', 'numbers differ')`
    = Will Ann Roe win the 2031 Lima mayoral election by 3-6%? | Will Ann Roe win the 2031 Lima mayoral election by 7-9%?
    ! Will Ann Roe win the 2031 Lima mayoral election by 3-6%? | Will Ann Roe win the 2031 Lima mayoral election by 5-9%?`,
  'change-beside-none': veto('numbers', 'numbers differ')`
    = Number of rate cuts in 2031? - 0 | Will the Fed decrease interest rates by 25 bps after the June 2031 meeting?
    ! Number of rate cuts in 2031? - 1 | Will the Fed decrease interest rates by 25 bps after the June 2031 meeting?`,
  'other-plain-number': veto('numbers')`
    = Will the 1kt Lima meteor strike in March 2031? | Will the 10kt Lima meteor strike in March 2031?
    ! Will the Lima meteor strike in March 2031? | Will the Lima meteor strike during March 2031?`,
  'other-unit': veto('unit', 'numbers differ')`
    = Will Lima get 3 inches of rain in May 2031? | Will Lima get 3% of its rain in May 2031?
    ! Will Lima get 3 inches of rain in May 2031? | Will Lima get 3 inches rain in May 2031?`,
  'rate-beside-change': veto('unit', 'numbers differ')`
    = Will the Fed cut rates by 25 bps after the April 2031 meeting?
      | Will the upper bound of the federal funds rate be above 3.75% following the April 2031 meeting?
    ! Will the Fed cut rates by 25 bps after the April 2031 meeting?
      | Will the Fed cut rates by 50 bps after the April 2031 meeting?`,
  'said-so-often': veto('numbers', 'numbers differ')`
    = Will Ann Roe say "Tariff" 20+ times during her speech in Lima?
      | Will Ann Roe say "Tariff" during her speech in Lima?
    ! Will Ann Roe say "Tariff" at least once during her speech in Lima?
      | Will Ann Roe say "Tariff" during her speech in Lima?`,
  'seats-beside-control': veto('numbers', 'numbers differ')`
    = How many House seats will Democrats win in 2030? - 205 | Will Democrats win control of the House in 2030?
    ! Will Democrats win the House in 2030? | Will Democrats win control of the House in 2030?`,
  'seats-of-rivals': veto('numbers', 'numbers differ')`
    = Will Democrats hold at least 53 Senate seats after the 2030 election?
      | Will Republicans hold at least 50 Senate seats after the 2030 election?
    ! Will Democrats hold at least 53 Senate seats after the 2030 election?
      | Will Democrats hold more than 52 Senate seats after the 2030 election?`,
  'votes-beside-win': veto('numbers', 'numbers differ')`
    = Will Ann Roe win the 2031 Lima mayoral election?
      | Will Ann Roe win at least 40% of the vote in the 2031 Lima mayoral election?
    ! Will Ann Roe win the 2031 Lima mayoral election? | Will Ann Roe win the 2031 Lima mayoral election by at least 5%?`,
  'votes-beside-margin': veto('numbers', 'numbers differ')`
    = Will Ann Roe win 25-30% of the vote in the 2031 Lima mayoral election?
      | Will Ann Roe win the 2031 Lima mayoral election by 25-30%?
    ! Will Ann Roe win 25-30% of the vote in the 2031 Lima mayoral election?
      | Will Ann Roe win between 25 and 30% of the vote in the 2031 Lima mayoral election?`,
  'some-beside-none': veto('numbers', 'numbers differ')`
    = Will Ann Roe win at least 2 gold medals at the 2032 Olympics?
      | Will Ann Roe win no gold medals at the 2032 Olympics?
    ! Will Ann Roe win at least 2 gold medals at the 2032 Olympics?
      | Will Ann Roe win at least two gold medals at the 2032 Olympics?`,
  'odds-beside-result': veto('odds', 'qualifier differs')`
    = Will Ann Roe win the 2031 Lima mayoral election?
      | Will Ann Roe have over 60% odds of winning the 2031 Lima mayoral election?
    ! Will Ann Roe win the 2031 Lima mayoral election? | Will Ann Roe win the 2031 mayoral election in Lima?`,
  'average-beside-day': veto('average', 'qualifier differs')`
    = Will the 7-day rolling average of Zorro be above 3% on May 3, 2031? | Will Zorro be above 3% on May 3, 2031?
    ! Will Zorro be above 3% on May 3, 2031? | Will Zorro be above 2% on May 3, 2031?`,
} satisfies Record<string, Veto>
