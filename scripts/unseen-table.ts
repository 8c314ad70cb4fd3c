import { type UnseenSet, unseenSets } from '../packages/gateway/src/audit/unseen-sets.ts'

/** Returns the latest of the sets that the rules had never seen as a table in Markdown, with the sums of all of them. */
export function unseenTable(rows = unseenSets.length): string {
  return [
    '| Questions the rules had never seen | Measured on | Pairs | Called identical, right | Identities found | Right relation of the others | Unrelated, left alone |',
    '| --- | --- | --: | --: | --: | --: | --: |',
    ...unseenSets.slice(0, rows).map(row),
    sums(unseenSets),
  ].join('\n')
}

const row = ({ name, measuredOn, pairs, identities, called, right, others, unrelated }: UnseenSet): string =>
  line(
    name,
    measuredOn,
    count(pairs),
    share([right, called]),
    share([right, identities]),
    share(others),
    share(unrelated),
  )

function sums(sets: readonly UnseenSet[]): string {
  const sum = (pick: (set: UnseenSet) => number | undefined) => sets.reduce((total, set) => total + (pick(set) ?? 0), 0)
  const [called, right, identities] = [sum((set) => set.called), sum((set) => set.right), sum((set) => set.identities)]
  const both = (pick: (set: UnseenSet) => readonly [number, number] | undefined) =>
    [sum((set) => pick(set)?.[0]), sum((set) => pick(set)?.[1])] as const
  return line(
    `**all ${sets.length} sets**`,
    '',
    count(sum(({ pairs }) => pairs)),
    withRatio([right, called]),
    withRatio([right, identities]),
    withRatio(both(({ others }) => others)),
    withRatio(both(({ unrelated }) => unrelated)),
  )
}

const line = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`
const count = (value: number) => value.toLocaleString('en')
const share = (counts: readonly [right: number, of: number] | undefined) =>
  counts ? `${count(counts[0])} of ${count(counts[1])}` : '-'
const withRatio = (counts: readonly [right: number, of: number]) =>
  `${share(counts)} (${(counts[0] / counts[1]).toFixed(2)})`
