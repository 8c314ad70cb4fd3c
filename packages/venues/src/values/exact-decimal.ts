import { z } from 'zod'
import { cutToMillionths } from './decimal.ts'

/** The schema of a decimal number, as text or number, read as whole millionths; finer digits are cut off. */
export const exactDecimal = z.union([z.string(), z.number()]).transform((value, context) => {
  const millionths = cutToMillionths(value)
  if (millionths !== undefined) return millionths
  context.addIssue({ code: 'custom', message: 'not a decimal number' })
  return z.NEVER
})
