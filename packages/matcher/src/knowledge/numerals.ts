/** The numbers from zero to twelve as words; the index of a word is its value. */
export const numerals: readonly string[] = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
)

/** The ordinals from zeroth to tenth; the index of a word is its value. */
export const ordinals: readonly string[] =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
