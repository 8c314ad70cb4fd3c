/** The source of an expression for one of the two large American parties, in a normalised text. */
export const PARTY = '(?:d|r|dems?|democrats?|democratic|gop|reps?|republicans?|republican)'
/** The source of the same as the subject of a clause; its group is the party. */
export const HOLDER: string = `(?:the |an? )?(${PARTY})(?: party)?(?: candidate| nominee)?`

/** Returns the letter of a party by its name: "d" or "r"; "." where there is none. */
export const letterOf = (party: string | undefined): 'd' | 'r' | '.' =>
  party === undefined ? '.' : party.startsWith('d') ? 'd' : 'r'

/** Whether a letter is that of a party. */
export const isParty = (letter: string | undefined): letter is 'd' | 'r' => letter === 'd' || letter === 'r'
