import type { Feature } from '../settings.ts'
import type { Rule } from './rule.ts'

/** A rule by which two questions are not one. */
interface Veto extends Rule {
  /** What is compared, as the evidence names it; where one rule is for several, the caller names it. */
  comparison: string
  /** Which weight speaks for the relation that is left: two strikes differ, but they are of one ladder. */
  feature?: Feature
}

const rows = {
  'all-imply-each': { comparison: 'parts', feature: 'answer differs' },
  'answers-apart': { comparison: 'answer', feature: 'answer differs' },
  'barrier-beside-close': { comparison: 'touch or close', feature: 'numbers differ' },
  'by-meeting': { comparison: 'window', feature: 'window differs' },
  'city-alone': { comparison: 'city' },
  'closes-before': { comparison: 'closing' },
  'contrary-word': { comparison: 'words' },
  'contrasted-words': { comparison: 'words' },
  'count-beside-any': { comparison: 'numbers', feature: 'answer differs' },
  'date-beside-result': { comparison: 'answer' },
  'deadline-beside-none': { comparison: 'window', feature: 'window differs' },
  'either-beside-both': { comparison: 'parts' },
  'first-of-any': { comparison: 'bet', feature: 'bet differs' },
  'group-winner-advances': { comparison: 'group', feature: 'scope differs' },
  'held-until': { comparison: 'window', feature: 'window differs' },
  'implies-winner': { comparison: 'bet', feature: 'bet differs' },
  'in-person-beside-calls': { comparison: 'contact', feature: 'scope differs' },
  'little-shared': { comparison: 'words' },
  'margin-implies-win': { comparison: 'parts', feature: 'answer differs' },
  'narrower-question': { comparison: 'words', feature: 'qualifier differs' },
  'one-sided-qualifier': { comparison: 'scope', feature: 'scope differs' },
  'open-question': { comparison: 'answer', feature: 'predicate differs' },
  'order-swapped': { comparison: 'order' },
  'other-answer': { comparison: 'words', feature: 'answer differs' },
  'other-direction': { comparison: 'direction', feature: 'numbers differ' },
  'other-entity': { comparison: 'entity' },
  'other-game': { comparison: 'game' },
  'other-game-day': { comparison: 'game day' },
  'other-kind-of-answer': { comparison: 'answer', feature: 'predicate differs' },
  'other-length-of-period': { comparison: 'window' },
  'other-line': { comparison: 'bet', feature: 'bet differs' },
  'other-market-type': { comparison: 'bet' },
  'other-measurement': { comparison: 'words', feature: 'qualifier differs' },
  'other-numbers': { comparison: 'numbers', feature: 'numbers differ' },
  'other-part-of-game': { comparison: 'bet' },
  'other-plain-number': { comparison: 'numbers' },
  'other-player': { comparison: 'bet' },
  'other-predicate': { comparison: 'predicate', feature: 'predicate differs' },
  'other-qualifier': { comparison: 'scope', feature: 'scope differs' },
  'other-season': { comparison: 'season' },
  'other-selection': { comparison: 'bet', feature: 'bet differs' },
  'other-sex': { comparison: 'league' },
  'other-statistic': { comparison: 'bet' },
  'other-subject': { comparison: 'words' },
  'other-ticket': { comparison: 'words' },
  'other-unit': { comparison: 'unit', feature: 'numbers differ' },
  'other-window': { comparison: 'window', feature: 'window differs' },
  'other-words-of-selection': { comparison: 'bet' },
  'other-year': { comparison: 'year' },
  'parties-swapped': { comparison: 'roles' },
  'place-beside-top': { comparison: 'place', feature: 'scope differs' },
  'ranking-after-round': { comparison: 'round', feature: 'scope differs' },
  'said-so-often': { comparison: 'numbers', feature: 'numbers differ' },
  'same-topic': { comparison: 'question', feature: 'question differs' },
  'seats-beside-control': { comparison: 'numbers', feature: 'numbers differ' },
  'subjects-swapped': { comparison: 'roles' },
  'ticket-beside-nominee': { comparison: 'ticket', feature: 'answer differs' },
  'title-implies-stage': { comparison: 'parts', feature: 'answer differs' },
  'windows-apart': { comparison: 'window' },
  'winner-implies-election': { comparison: 'predicate', feature: 'answer differs' },
  'woman-beside-name': { comparison: 'answer', feature: 'answer differs' },
} as const satisfies Record<string, Veto>

export type VetoId = keyof typeof rows

/** All rules by which two questions are not one, by their ids. */
export const vetoes: Readonly<Record<VetoId, Veto>> = rows
