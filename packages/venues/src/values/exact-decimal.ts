import { z } from 'zod'
import { cutToMillionths } from './decimal.ts'

/** A decimal number in a string or a number, read as whole millionths; what is beyond them is cut off. */
export const exactDecimal = z.union([z.string(), z.number()]).transform((value, context) => {
  const millionths = cutToMillionths(value)
  if (millionths !== undefined) return millionths
  context.addIssue({ code: 'custom', message: 'not a decimal number' })
  return z.NEVER
})
