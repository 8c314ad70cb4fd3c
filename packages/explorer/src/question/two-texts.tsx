import { VenueMark } from '../shell/venue-mark.tsx'
import './two-texts.css'

type Pair<T> = readonly [T, T]

/** Two texts side by side; the words that only one of them has are marked. */
export function TwoTexts({ name, venues, texts }: { name: string; venues: Pair<string>; texts: Pair<string> }) {
  const words = texts.map((text) => new Set(wordsIn(text).map(keyOf)))
  return (
    <div class="two-texts">
      {venues.map((venue, index) => (
        <section key={index === 0 ? 'a' : 'b'} aria-label={`${name} at ${venue}`}>
          <h3>
            {name} · <VenueMark id={venue} />
          </h3>
          <p>
            {texts[index] ? (
              wordsIn(texts[index]).map((word, place) =>
                keyOf(word) === '' || texts[1 - index] === '' || words[1 - index]?.has(keyOf(word)) ? (
                  word
                ) : (
                  <mark key={place}>{word}</mark>
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

/** Splits a text into words and what is between them. */
const wordsIn = (text: string): string[] => text.split(/([\p{L}\p{N}]+)/u).filter((part) => part !== '')
const keyOf = (part: string): string => (/[\p{L}\p{N}]/u.test(part) ? part.toLowerCase() : '')
