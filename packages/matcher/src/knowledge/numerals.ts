/** The numbers that titles and rules write as words; each stands at its value. */
export const numerals: readonly string[] = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
)
