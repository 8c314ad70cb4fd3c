const QUOTE = 140

/** Cuts rules into sentences; a dot inside "U.S.", "p.m." or an address ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(
      /\n+|(?<=[.!?]["”’)]?)(?<!\b(?:[A-Za-z]\.|vs\.|No\.|approx\.|Jr\.|Sr\.|St\.|Dr\.|Mr\.|Ms\.|Inc\.))\s+(?=["“‘(]?[A-Z0-9])/,
    )
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '')
}

/** A sentence, or as much of it around a place as shows what it says there. */
export function quote(sentence: string, place = 0): string {
  if (sentence.length <= QUOTE) return sentence
  const start = Math.max(0, Math.min(place - QUOTE / 2, sentence.length - QUOTE))
  const end = start + QUOTE
  const before = start === 0 ? '' : '... '
  const after = end >= sentence.length ? '' : ' ...'
  const cut = sentence.slice(start, end)
  const whole = start === 0 ? cut : cut.replace(/^\S*\s/, '')
  return `${before}${after === '' ? whole : whole.replace(/\s\S*$/, '')}${after}`
}
