/**
 * The reason why the fees are not declared. If they are known, the file exports `fees` instead (see
 * `../../fees/fees.ts`).
 */
export const feesUnknown = 'Nobody has looked them up.'
