import type { ExplainedPair } from 'crossvenue'
import { VenueMark } from '../shell/venue-mark.tsx'
import './read-titles.css'

type Pieces = ExplainedPair['titles']['a']
type Part = NonNullable<Pieces[number]['part']>
type Pair<T> = readonly [T, T]

const NAMES: Readonly<Record<Part, string>> = {
  words: 'word',
  time: 'time',
  numbers: 'number',
  scope: 'scope',
  polarity: 'negation',
}

/** Two titles side by side, each word marked by what it was read as; words that only one title has stand out. */
export function ReadTitles({ venues, titles }: { venues: Pair<string>; titles: Pair<Pieces> }) {
  const keys = titles.map((pieces) => new Set(pieces.map(({ text }) => keyOf(text))))
  const parts = (Object.keys(NAMES) as Part[]).filter((part) => titles.flat().some((piece) => piece.part === part))
  return (
    <>
      <div class="two-texts read-titles">
        {venues.map((venue, index) => (
          <section key={index === 0 ? 'a' : 'b'} aria-label={`Title at ${venue}`}>
            <h3>
              Title · <VenueMark id={venue} />
            </h3>
            <p>
              {titles[index]?.map(({ text, part }, place) => {
                if (part === undefined) return text
                const isShared = keys[1 - index]?.has(keyOf(text))
                return (
                  <span key={place} class={`part ${part}${isShared ? '' : ' alone'}`} title={`Read as ${NAMES[part]}`}>
                    {text}
                  </span>
                )
              })}
            </p>
          </section>
        ))}
      </div>
      <p class="quiet read-titles-key">
        Read as{' '}
        {parts.map((part) => (
          <span key={part} class={`part ${part}`}>
            {NAMES[part]}
          </span>
        ))}
        <span class="part alone">in one title only</span>
      </p>
    </>
  )
}

const keyOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
