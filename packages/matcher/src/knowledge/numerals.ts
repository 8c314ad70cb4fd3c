/** The numbers from zero to twelve as words; the index of a word is its value. */
export const numerals: readonly string[] = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
)

/** The ordinals from zeroth to tenth; the index of a word is its value. */
export const ordinals: readonly string[] =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** The source of a regular expression for an ordinal in a normalised text: "2nd", "second", "runner-up". */
export const ORDINAL = `(?:\\d{1,2}(?:st|nd|rd|th)|${ordinals.slice(1).join('|')}|runner-up)`
