import { type Veto, veto } from '../veto.ts'

/** Vetoes about two games, and about two selections of one game. */
export const vetoesOfGames = {
  'first-of-any': veto('bet', 'bet differs')`
    = Ann Roe: First Touchdown {event: Chiefs vs. Bills} | Ann Roe: Anytime Touchdown {event: Chiefs vs. Bills}
    ! Ann Roe: Anytime Touchdown {event: Chiefs vs. Bills} | Bob Doe: Anytime Touchdown {event: Chiefs vs. Bills}`,
  'implies-winner': veto('bet', 'bet differs')`
    = Arsenal vs Chelsea - Half time/full time: Arsenal/Arsenal {event: Arsenal vs. Chelsea} {label: Arsenal/Arsenal}
      | Will Arsenal win? {event: Arsenal vs. Chelsea}
    ! Will Chelsea win? {event: Arsenal vs. Chelsea} | Will Arsenal win? {event: Arsenal vs. Chelsea}`,
  'other-contest-of-game': veto('game')`
    = Ann Roe {event: 2031 French Open Final: Ann Roe vs. Bea Doe} {label: Ann Roe}
      | Ann Roe {event: 2031 Wimbledon Final: Ann Roe vs. Bea Doe} {label: Ann Roe}
    ! Ann Roe {event: 2031 French Open Final: Ann Roe vs. Bea Doe} {label: Ann Roe}
      | Ann Roe {event: Roland Garros 2031 Final: Bea Doe vs. Ann Roe} {label: Ann Roe}`,
  'other-game': veto('game')`
    = Lakers vs. Celtics | Lakers vs. Bulls
    ! Lakers vs. Celtics | Celtics at Lakers`,
  'other-game-day': veto('game day')`
    = Lakers vs. Celtics on March 1, 2031 | Lakers vs. Celtics on March 9, 2031
    ! Lakers vs. Celtics on March 1, 2031 | Celtics at Lakers on March 1, 2031`,
  'other-line': veto('bet', 'bet differs')`
    = Ann Roe: 7+ punches in overtime {event: Tigers vs. Twins}
      | Ann Roe: punches in overtime over 7.5 {event: Tigers vs. Twins}
    ! Ann Roe: 8+ punches in overtime {event: Tigers vs. Twins}
      | Ann Roe: punches in overtime over 7.5 {event: Tigers vs. Twins}`,
  'other-market-type': veto('bet')`
    = Lakers vs. Kings: total points {event: Lakers vs. Kings} | Will the Lakers win? {event: Lakers vs. Kings}
    ! Will the Lakers win? {event: Lakers vs. Kings} | Lakers to win {event: Lakers vs. Kings}`,
  'other-part-of-game': veto('bet')`
    = Over 200.5 points {event: Lakers vs. Kings: Totals} {whole} | Lakers {event: Lakers vs. Kings} {whole}
    ! Kings {event: Lakers vs. Kings} {whole} | Lakers {event: Lakers vs. Kings} {whole}`,
  'other-player': veto('bet')`
    = Ann Roe: Points Over 29.5 {event: Lakers vs. Kings} | Bob Doe: Points Over 29.5 {event: Lakers vs. Kings}
    ! Ann Roe: Points Over 29.5 {event: Lakers vs. Kings} | Roe: Points Over 29.5 {event: Lakers vs. Kings}`,
  'other-selection': veto('bet', 'bet differs')`
    = Exact score: Arsenal 2 - 0 Chelsea {event: Arsenal vs. Chelsea}
      | Spread: Arsenal (-1.5) {event: Arsenal vs. Chelsea}
    ! Will Arsenal win by over 1.5 goals? {event: Arsenal vs. Chelsea}
      | Spread: Arsenal (-1.5) {event: Arsenal vs. Chelsea}`,
  'other-statistic': veto('bet')`
    = Over 9.5 corners {event: Arsenal vs. Chelsea} | Over 2.5 goals {event: Arsenal vs. Chelsea}
    ! Over 2.5 total goals {event: Arsenal vs. Chelsea} | Over 2.5 goals {event: Arsenal vs. Chelsea}`,
  'other-tally': veto('tally', 'numbers differ')`
    = Will Ann Roe score 2+ goals in the 2030 FIFA World Cup? | Will Ann Roe score a goal at the 2030 FIFA World Cup?
    ! Will Ann Roe score 1+ goals in the 2030 FIFA World Cup? | Will Ann Roe score a goal at the 2030 FIFA World Cup?`,
  'other-words-of-selection': veto('bet')`
    = Ann Roe: punches in overtime over 9.5 {event: Lakers vs. Kings}
      | Ann Roe: tackles in overtime over 9.5 {event: Lakers vs. Kings}
    ! Ann Roe: punches in overtime over 9.5 {event: Lakers vs. Kings}
      | Ann Roe: 10+ punches in overtime {event: Lakers vs. Kings}`,
} satisfies Record<string, Veto>
