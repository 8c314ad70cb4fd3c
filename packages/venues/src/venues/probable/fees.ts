/** Why the fees are not declared. */
export const feesUnknown =
  'Orders carry a rate in hundredths of a per cent (175 by default); the formula it enters is not published.'
