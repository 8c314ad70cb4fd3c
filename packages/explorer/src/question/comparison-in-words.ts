import type { ExplainedPair } from 'crossvenue'

type Comparison = NonNullable<ExplainedPair['evidence']>[number]

const VERDICTS = new Map(
  Object.entries({ agree: 'agrees', differ: 'differs', missing: 'only one states it', veto: 'rules it out' }),
)

/** Returns the verdict of a comparison as a person says it. */
export const verdictInWords = ({ verdict }: Pick<Comparison, 'verdict'>): string => VERDICTS.get(verdict) ?? verdict

/** Returns one comparison of a pair as a sentence: what was compared, and what each side states. */
export function comparisonInWords({ comparison, verdict, a, b }: Omit<Comparison, 'weight'>): string {
  if (comparison === 'shared words' && verdict === 'agree') return 'Words that few other questions have are in both.'
  if (comparison === 'wording' && verdict === 'agree') return 'Nothing else in the wording differs.'
  const [one, other] = [plain(a), plain(b)]
  if (one !== '' && one === other) return `Both state ${one}.`
  if (one !== '' && other !== '' && verdict === 'agree') return `${one} and ${other} are the same.`
  if (one !== '' && other !== '') return `One states ${one}, the other ${other}.`
  if (one !== '' || other !== '') return `Only one states ${one || other}.`
  return ''
}

/** Returns what was read without the place where it was read, which the titles show. */
const plain = (read = ''): string =>
  [
    ...new Set(
      read
        .split(', ')
        .filter((part) => !part.endsWith('(ticker)'))
        .map((part) => part.trim()),
    ),
  ].join(', ') || read.replaceAll(' (ticker)', '')
