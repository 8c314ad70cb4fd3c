/** Why the fees are not declared; where they are known, the file exports `fees` instead (see `../../fees/fees.ts`). */
export const feesUnknown = 'Nobody has looked them up.'
