/** The numbers from zero to twelve as words; the index of a word is its value. */
export const numerals: readonly string[] = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
)
