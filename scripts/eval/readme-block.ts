import type { Figures } from './figures.ts'
import type { Results } from './results.ts'

const begin = '<!-- eval:begin -->'
const end = '<!-- eval:end -->'

/** Returns the README with the headline table between its two marks renewed. */
export function withHeadline(readme: string, results: Results): string {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md needs the marks ${begin} and ${end}, in this order`)
  return `${readme.slice(0, from + begin.length)}\n${headline(results)}\n${readme.slice(to)}`
}

function headline({ recorded, total, traps }: Results): string {
  return [
    '| Set | Identity labels | Precision | Recall |',
    '| --- | --: | --: | --: |',
    ...recorded.map((figures) => row(figures)),
    ...(total ? [row({ ...total, name: '**all recorded sets**' })] : []),
    ...(traps ? [row({ ...traps, name: '[our own traps](packages/matcher/traps)' })] : []),
    '',
    'The matcher was made with these sets at hand: expect less on others.',
  ].join('\n')
}

function row({ name, evaluation }: Figures): string {
  const { labelled, precision, recall } = evaluation.scores.identity
  return `| ${name} | ${labelled} | ${precision?.toFixed(3) ?? '-'} | ${recall?.toFixed(3) ?? '-'} |`
}
