import type { Explanation, Ref } from '@crossvenue/matcher'
import { writeRef } from '../overrides/ref-text.ts'
import { type Row, sideBySide, wrap } from './side-by-side.ts'

/** Formats an explanation: the comparison that decided, the values read of both, all comparisons, differences in rules. */
export function describeExplanation(explanation: Explanation, width: number): string {
  const { a, b, relation, confidence, reason, read, evidence, override, settlement } = explanation
  const verdict = `${relation ?? 'none'} ${confidence.toFixed(3)}`
  const blocks: [string, Row[]][] = [
    ['read', read.map(({ part, ...sides }) => ({ label: part, ...sides }))],
    [
      'compared',
      evidence.map(({ comparison, verdict, weight, rules = [], ...sides }) => ({
        label: [comparison.padEnd(15), verdict.padEnd(7), signed(weight), ...rules].join(' '),
        ...sides,
      })),
    ],
    ['rules', settlement.map(({ kind, ...sides }) => ({ label: kind, ...sides }))],
  ]
  const rows = blocks.flatMap(([, some]) => some)
  const label = Math.max(...rows.map((row) => row.label.length))
  return [
    `${verdict}  ${nameOf(a)} ~ ${nameOf(b)}`,
    ...wrap(reason, width - 2).map((line) => `  ${line}`),
    ...(override?.note !== undefined ? wrap(`note: ${override.note}`, width - 2).map((line) => `  ${line}`) : []),
    ...blocks.flatMap(([title, some]) =>
      some.length === 0
        ? []
        : [
            '',
            title,
            ...sideBySide(
              some.map((row) => ({ ...row, label: row.label.padEnd(label) })),
              width - 2,
            ).map((line) => `  ${line}`),
          ],
    ),
  ].join('\n')
}

const nameOf = (ref: Ref): string => ref.marketId ?? writeRef(ref)

const signed = (weight: number): string => `${weight < 0 ? '' : '+'}${weight.toFixed(2)}`.padStart(6)
