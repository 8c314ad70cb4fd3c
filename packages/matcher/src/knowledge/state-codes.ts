import { usStates } from './us-states.ts'

/** The source of a regular expression for the code of a US state: "va". */
export const STATE = usStates.flatMap(({ codes = [] }) => codes.map((code) => code.toLowerCase())).join('|')

const STATE_NAMES = usStates.flatMap(({ id, names }) =>
  names.map((name) => [name.toLowerCase().replaceAll('.', ''), id] as const),
)

/** The source of a regular expression for the name of a US state: "virginia". */
export const STATE_NAME = STATE_NAMES.map(([name]) => name).join('|')

/** The ids of US states by their names and codes, as normalised texts have them: "virginia" -> "va". */
export const stateIds: ReadonlyMap<string, string> = new Map([
  ...STATE_NAMES,
  ...usStates.flatMap(({ id, codes = [] }) => codes.map((code) => [code.toLowerCase(), id] as const)),
])

/** The names of US states by their codes, in normalised texts: "va" -> "virginia". */
export const stateNames: ReadonlyMap<string, string> = new Map(
  usStates.flatMap(({ names: [name = ''], codes = [] }) =>
    codes.map((code) => [code.toLowerCase(), name.toLowerCase()] as const),
  ),
)
