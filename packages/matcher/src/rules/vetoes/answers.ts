import { type Veto, veto } from '../veto.ts'

/** Vetoes about the answers of two questions. */
export const vetoesOfAnswers = {
  'all-imply-each': veto('parts', 'answer differs')`
    = Will Ann Roe win both the Zorro Prize and the Lima Medal in 2031? | Will Ann Roe win the Zorro Prize in 2031?
    ! Will Ann Roe win the Lima Medal in 2031? | Will Ann Roe win the Zorro Prize in 2031?`,
  'answers-apart': veto('answer', 'answer differs')`
    = Will Quibble win the Zorro Prize? {event: Zorro Prize 2031: Quibble and Tarkington} {label: Quibble} {siblings:
        Will Tarkington win the Zorro Prize?}
      | Will Tarkington win the Zorro Prize? {event: Zorro Prize 2031: Quibble and Tarkington} {label: Tarkington}
        {siblings: Will Quibble win the Zorro Prize?}
    ! Will Quibble win the Zorro Prize? {event: Zorro Prize 2031: Quibble and Tarkington} {label: Quibble} {siblings:
        Will Tarkington win the Zorro Prize?}
      | Will Quibble win the Zorro Prize?`,
  'date-beside-result': veto('answer')`
    = Will the next Peruvian election be held in May 2031? {event: When will the next Peruvian election be held?}
        {whole}
      | Will Ann Roe win the next Peruvian election?
    ! Will Ann Roe win the next Peruvian election? | Will Bob Doe win the next Peruvian election?`,
  'either-beside-both': veto('parts')`
    = Will Roe and Doe attend the 2031 final? | Will Roe or Doe attend the 2031 final?
    ! Will Roe and Doe attend the 2031 final? | Will Doe and Roe attend the 2031 final?`,
  'either-beside-one': veto('parts', 'scope differs')`
    = Will Peru cut interest rates or taxes in 2031? | Will Peru cut taxes in 2031?
    ! Will Peru cut interest rates in 2031? | Will Peru cut interest rates by the end of 2031?`,
  'share-beside-win': veto('parts', 'answer differs')`
    = Will Ann Roe get more than 50% of the vote in the 2031 Lima mayoral election?
      | Will Ann Roe win the 2031 Lima mayoral election?
    ! Will Ann Roe get more than 40% of the vote in the 2031 Lima mayoral election?
      | Will Ann Roe win the 2031 Lima mayoral election?`,
  'open-question': veto('answer', 'predicate differs')`
    = x {event: Which party will win the 2031 Lima city council election?} {whole}
      | Will Democrats win the 2031 Lima city council election?
    ! Will Democrats win the 2031 Lima city council election? | Will Democrats win the 2031 Lima city council election?`,
  'other-kind-of-answer': veto('answer', 'predicate differs')`
    = x {event: Who will win the 2031 Ohio election?} {whole}
      | x {event: Which party will win the 2031 Ohio election?} {whole}
    ! x {event: Who will win the 2031 Ohio election?} {whole} | x {event: Who wins the 2031 Ohio election?} {whole}`,
  'ticket-beside-nominee': veto('ticket', 'answer differs')`
    = Will Ann Roe and Bob Doe be the 2032 Democratic presidential ticket?
      | Will Ann Roe win the 2032 Democratic presidential nomination?
    ! Will Ann Roe be the 2032 Democratic presidential nominee?
      | Will Ann Roe win the 2032 Democratic presidential nomination?`,
  'title-implies-stage': veto('parts', 'answer differs')`
    = Will the New York Yankees win the 2031 World Series? | Will the New York Yankees make the 2031 playoffs?
    ! Will the New York Yankees win the 2031 World Series? | Will the Boston Red Sox make the 2031 playoffs?`,
  'title-beside-title': veto('parts', 'answer differs')`
    = Will the Buffalo Bills win the 2031 AFC Championship? | Will the Miami Dolphins win Super Bowl LXV?
    ! Will the Miami Dolphins win the 2031 AFC Championship? | Will the Miami Dolphins win Super Bowl LXV?`,
  'woman-beside-name': veto('answer', 'answer differs')`
    = Will a woman be elected president in 2032? | Will Gavin Newsom win the 2032 presidential election?
    ! Will a woman be elected president in 2032? | Will Ann Roe win the 2032 presidential election?`,
  'other-chambers': veto('parts', 'answer differs')`
    = Balance of power after the 2032 election: D House, R Senate | 2032 House and Senate control: R House / D Senate
    ! Balance of power after the 2032 election: D House, R Senate | 2032 House and Senate control: D House / R Senate`,
  'called-beside-held': veto('parts', 'answer differs')`
    = Will a snap election be called in Peru by June 30, 2031? | Will a snap election be held in Peru by June 30, 2031?
    ! Will a snap election be called in Peru by June 30, 2031?
      | Will a snap election be announced in Peru by June 30, 2031?`,
  /** Found by the table of consequences and by joined names. */
  'implied-by-phrase': veto('consequence')`
    = Will Ann Roe be sentenced to life in prison? | Will Ann Roe be sentenced to prison?
    ! Will Ann Roe be sentenced to life in prison? | Will Bob Doe be sentenced to prison?`,
  'excluded-by-phrase': veto('consequence')`
    = Will Ann Roe lose the 2031 Lima mayoral race? | Will Ann Roe win the 2031 Lima mayoral race?
    ! Will Ann Roe lose the 2031 Lima mayoral race? | Will Ann Roe win the 2031 Quito mayoral race?`,
  'first-time-beside-champion': veto('answer', 'answer differs')`
    = Will there be a first-time winner of the 2034 World Cup? | Will Brazil win the 2034 World Cup?
    ! Will there be a first-time winner of the 2034 World Cup? | Will Peru win the 2034 World Cup?`,
  'record-beside-level': veto('parts', 'answer differs')`
    = Will Bitcoin reach a new all-time high by December 31, 2031? | Will Bitcoin hit $90,000 by December 31, 2031?
    ! Will Bitcoin reach a new all-time high by December 31, 2031? | Will Ethereum hit $90,000 by December 31, 2031?`,
  'second-clause': veto('parts', 'scope differs')`
    = Will Peru agree to a truce and hold elections in 2031? | Will Peru agree to a truce in 2031?
    ! Will Peru agree to a truce in 2031? | Will Peru agree to a truce by the end of 2031?`,
} satisfies Record<string, Veto>
