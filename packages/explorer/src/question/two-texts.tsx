import { VenueMark } from '../shell/venue-mark.tsx'
import { markDifferences } from './mark-differences.ts'
import './two-texts.css'

type Pair<T> = readonly [T, T]

interface TwoTextsOptions {
  name: string
  venues: Pair<string>
  texts: Pair<string>
  /** Quotes of each text by which both markets may settle differently. */
  clauses?: Pair<readonly string[]>
}

/** Two texts side by side; clauses that may settle differently are marked, and facts that only one of them states. */
export function TwoTexts({ name, venues, texts, clauses }: TwoTextsOptions) {
  return (
    <div class="two-texts">
      {venues.map((venue, index) => (
        <section key={index === 0 ? 'a' : 'b'} aria-label={`${name} at ${venue}`}>
          <h3>
            {name} · <VenueMark id={venue} />
          </h3>
          <p>
            {texts[index] ? (
              markDifferences(texts[index], texts[1 - index] ?? '', clauses?.[index]).map(({ text, mark }, place) =>
                mark ? (
                  <mark key={place} class={mark} title={TITLES[mark]}>
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )
            ) : (
              <span class="quiet">The venue states none.</span>
            )}
          </p>
        </section>
      ))}
    </div>
  )
}

const TITLES = { clause: 'May settle differently by this clause', alone: 'Only this text states it' } as const
