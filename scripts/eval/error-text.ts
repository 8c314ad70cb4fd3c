import type { EvidenceItem } from '@crossvenue/matcher'
import { causes } from './causes.ts'
import type { WrongIdentity } from './wrong-identities.ts'

/** Writes wrong identities for a terminal, and what they have in common. */
export function errorText(wrong: readonly WrongIdentity[]): string {
  if (wrong.length === 0) return 'no wrong identity'
  const grouped = causes(wrong).map(({ count, kind, fate, comparison }) => `${count} x ${kind}, ${fate}, ${comparison}`)
  return [...wrong.map(oneText), grouped.join('\n')].join('\n\n')
}

function oneText({ set, kind, titles, labelled, predicted, fate, confidence, deciding }: WrongIdentity): string {
  const sure = confidence === undefined ? '' : `, confidence ${confidence.toFixed(3)}`
  return [
    `${kind} identity in ${set}: ${labelled} -> ${predicted} (${fate}${sure})`,
    ...titles.map((title) => `  ${title}`),
    ...deciding.map((item) => `  ${evidenceText(item)}`),
  ].join('\n')
}

/** One comparison in one line: "words: differ, nhl | -, weight -0.80". */
export function evidenceText({ comparison, verdict, a, b, weight }: EvidenceItem): string {
  const sides = a === undefined && b === undefined ? '' : `, ${a ?? '-'} | ${b ?? '-'}`
  return `${comparison}: ${verdict}${sides}${verdict === 'veto' ? '' : `, weight ${weight.toFixed(2)}`}`
}
