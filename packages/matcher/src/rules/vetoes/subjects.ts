import { type Veto, veto } from '../veto.ts'

/** Vetoes about the subjects of two questions: names, verbs, roles and remaining words. */
export const vetoesOfSubjects = {
  /** The hottest month of all is the hottest June, too. */
  'other-record': veto('record', 'scope differs')`
    = Will June 2031 be the hottest month on record? | Will June 2031 be the hottest June on record?
    ! Will June 2031 be the hottest June on record? | Will June 2031 be the hottest June ever?`,
  'city-alone': veto('city')`
    = Will Los Angeles win the 2031 Stanley Cup? | Will Los Angeles elect a new mayor in 2031?
    ! Will Los Angeles win the 2031 Stanley Cup? | Will the LA Kings win the 2031 Stanley Cup?`,
  'other-maker': veto('words')`
    = Will "Zorro" by Tarcila Quibble hit #1 on the Billboard Hot 100 in 2031?
      | Will "Zorro" by Bob Doe hit #1 on the Billboard Hot 100 in 2031?
    ! Will "Zorro" by Tarcila Quibble hit #1 on the Billboard Hot 100 in 2031?
      | Will Tarcila Quibble's "Zorro" reach #1 on the Billboard Hot 100 in 2031?`,
  'contrary-word': veto('words')`
    = Will Acme delay the launch of its rocket in 2031? | Will Acme launch its rocket in 2031?
    ! Will Acme launch its rocket in 2031? | Will Acme launch its rocket by the end of 2031?`,
  'contrasted-words': veto('words')`
    = Will Bitcoin have a green weekly candle on May 14, 2031? | Will Bitcoin have a green daily candle on May 14, 2031?
    ! Will Bitcoin have a green daily candle on May 14, 2031? | Will Bitcoin have a daily green candle on May 14, 2031?`,
  'little-shared': veto('words')`
    = Will Ann Roe publish a novel in 2031? | Will Bob Doe sell his yacht in 2031?
    ! Will Ann Roe publish a novel in 2031? | Will Ann Roe publish a novel by the end of 2031?`,
  'narrower-question': veto('words', 'qualifier differs')`
    = Will Ann Roe visit Lima with Bob in 2031? | Will Ann Roe visit Lima in 2031?
    ! Will Ann Roe visit Lima by the end of 2031? | Will Ann Roe visit Lima in 2031?`,
  'person-beside-circle': veto('subject')`
    = Will Ann Roe's wife be arrested in 2031? | Will Ann Roe be arrested in 2031?
    ! Will Ann Roe's wife be arrested in 2031? | Will Ann Roe's wife be arrested by the end of 2031?`,
  'order-swapped': veto('order')`
    = Will Acme IPO before Bolt? | Will Bolt IPO before Acme?
    ! Will Acme IPO before Bolt? | Will Acme go public before Bolt?`,
  'other-answer': veto('words', 'answer differs')`
    = Will Ann Roe win the 2031 Zorro Prize? | Will Bob Doe win the 2031 Zorro Prize?
    ! Will Ann Roe visit Lima in 2031? | Will Bob Doe visit Lima in 2031?`,
  'other-case': veto('case')`
    = Will the Supreme Court side with Acme in Acme v. Zorro?
      | Will the Supreme Court side with Acme in Acme v. Quibble?
    ! Will the Supreme Court hear Acme v. Zorro? | Will SCOTUS grant cert in Zorro v. Acme?`,
  'other-entity': veto('entity')`
    = Will annual CPI inflation be above 3% in May 2031? | Will annual PCE inflation be above 3% in May 2031?
    ! Will Ann Roe be the Democratic nominee in 2032? | Will Ann Roe be the Democratic candidate for president in 2032?`,
  'other-measurement': veto('words', 'qualifier differs')`
    = Will monthly inflation be above 2.7% in March 2031? | Will annual inflation be above 2.7% in March 2031?
    ! Will annual inflation be above 2.7% in March 2031? | Will yearly inflation be above 2.7% in March 2031?`,
  'other-predicate': veto('predicate', 'predicate differs')`
    = Will Ann Roe resign in 2031? | Will Ann Roe be impeached in 2031?
    ! Will Ann Roe resign in 2031? | Will Ann Roe resign by the end of 2031?`,
  'other-subject': veto('words')`
    = Will Ann Roe publish a novel about Lima in 2031? | Will Bob Doe publish a novel about Lima in 2031?
    ! Will Ann Roe visit Lima in 2031? | Will Ann Roe travel to Lima in 2031?`,
  'other-ticket': veto('words')`
    = Will Ann Roe and Bob Doe be the 2032 Democratic ticket?
      | Will Cy Poe win the 2032 Democratic nomination for president?
    ! Will Ann Roe and Bob Doe be the 2032 Democratic ticket?
      | Will Ann Roe win the 2032 Democratic nomination for president?`,
  'part-of-whole': veto('part', 'answer differs')`
    = Will Ann Roe visit Lyon in 2031? | Will Ann Roe visit France in 2031?
    ! Will Ann Roe visit Lyon in 2031? | Will Ann Roe visit Peru in 2031?`,
  'parties-swapped': veto('roles')`
    = Will Peru sanction Chile in 2031? | Will Chile sanction Peru in 2031?
    ! Will Peru sanction Chile in 2031? | Will Chile be sanctioned by Peru in 2031?`,
  'same-topic': veto('question', 'question differs')`
    = Will Ann Roe divorce Bob Doe in 2031? | Will Ann Roe and Bob Doe be a couple in 2031?
    ! Will Ann Roe divorce Bob Doe in 2031? | Will Bob Doe divorce Ann Roe in 2031?`,
  'step-beside-deed': veto('words', 'qualifier differs')`
    = Will Acme announce an IPO in 2031? | Will Acme IPO in 2031?
    ! Will Acme announce an IPO in 2031? | Will Acme announce its IPO before 2032?`,
  'subjects-swapped': veto('roles')`
    = Will Iran successfully attack mainland Peru before March 2031? | Will Peru next attack Iran before March 2031?
    ! Will Iran attack Peru before March 2031? | Will Iran attack Peru by February 28, 2031?`,
  'place-beside-post': veto('predicate')`
    = Will Ann Roe leave Peru in 2031? | Will Ann Roe leave office in Peru in 2031?
    ! Will Ann Roe leave office in Peru in 2031? | Will Ann Roe leave office as president of Peru in 2031?`,
  'new-holder-beside-next': veto('predicate', 'answer differs')`
    = Will France have a new prime minister before 2032? | Will Ann Roe be the next Prime Minister of France?
    ! Will France have a new prime minister before 2032? | Will France get a new prime minister before 2032?`,
  'successor-beside-leaving': veto('predicate', 'answer differs')`
    = Will Quibble leave office as Prime Minister of Peru before 2032?
      | Will Ann Roe be the next Prime Minister of Peru?
    ! Will Quibble leave office as Prime Minister of Peru before 2032?
      | Will Ann Roe be the next Prime Minister of Chile?`,
  'elected-beside-holding': veto('term', 'answer differs')`
    = Will Ann Roe win the 2026 Brazilian presidential election? | Will Bob Doe be president of Brazil on January 20, 2027?
    ! Will Ann Roe win the 2026 Brazilian presidential election? | Will Ann Roe be elected president of Brazil in 2026?`,
  'leader-beside-control': veto('leader', 'answer differs')`
    = Will Hakeem Jeffries be Speaker of the House in the 120th Congress? | Will Democrats win the House in 2026?
    ! Will Democrats keep the House in 2026? | Will Democrats win the House in 2026?`,
  'early-candidacy': veto('candidacy', 'question differs')`
    = Will Ann Roe run for president before 2031? | Will Ann Roe run for president in 2032?
    ! Will Ann Roe run for president before 2031? | Will Ann Roe run for president by December 31, 2030?`,
  'successor-beside-staying': veto('predicate', 'answer differs')`
    = Will Quibble remain Prime Minister of Peru through 2031?
      | Will Ann Roe be the next Prime Minister of Peru by December 31, 2031?
    ! Will Quibble leave office as Prime Minister of Peru before 2032?
      | Will Ann Roe be the next Prime Minister of Peru by December 31, 2031?`,
  'up-beside-down': veto('words', 'predicate differs')`
    = Will the Zorro coin be up in 2031? | Will the Zorro coin be down in 2031?
    ! Will the Zorro coin be up in 2031? | Will the Zorro coin be up by the end of 2031?`,
  'winner-implies-election': veto('predicate', 'answer differs')`
    = Will the 2032 presidential election take place? | Will Ann Roe win the 2032 presidential election?
    ! Will the 2032 presidential election take place? | Will the 2032 presidential election be held?`,
  'opposed-prepositions': veto('words')`
    = Will Ann Roe vote for the Lima Act? | Will Ann Roe vote against the Lima Act?
    ! Will Ann Roe vote for the Lima Act? | Will Ann Roe vote in favor of the Lima Act?`,
  'other-statistic-in-title': veto('statistic')`
    = Will Ann Roe average over 20.5 assists in 2031? | Will Ann Roe average over 20.5 points and assists in 2031?
    ! Will Ann Roe average over 20.5 points and assists in 2031?
      | Will Ann Roe average over 20.5 points + assists in 2031?`,
  'other-word-said': veto('words')`
    = Will Ann Roe say "China" during her speech in 2031? | Will Ann Roe say "Chinese" during her speech in 2031?
    ! Will Ann Roe say "China" during her speech in 2031? | Will Ann Roe mention "China" during her speech in 2031?`,
  'other-verb': veto('words')`
    = Will Bob Doe fire Ann Roe in 2031? | Will Bob Doe meet Ann Roe in 2031?
    ! Will Bob Doe fire Ann Roe in 2031? | Will Bob Doe sack Ann Roe in 2031?`,
  'order-beside-both': veto('order')`
    = Will Ann Roe resign before Bob Doe in 2031? | Will Ann Roe and Bob Doe resign in 2031?
    ! Will Ann Roe resign before Bob Doe in 2031? | Will Ann Roe resign earlier than Bob Doe in 2031?`,
  'other-party-favored': veto('party', 'answer differs')`
    = Will the Supreme Court rule in favor of Zorro in Zorro v. Quibble?
      | Will the Supreme Court rule in favor of Quibble in Zorro v. Quibble?
    ! Will the Supreme Court rule in favor of Zorro in Zorro v. Quibble?
      | Will the Supreme Court side with Zorro in Zorro v. Quibble?`,
} satisfies Record<string, Veto>
