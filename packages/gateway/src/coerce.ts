import { z } from 'zod'

// Programs write small numbers with an exponent.
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)(e-\d+)?$/i

/**
 * Converts the texts of one query parameter to its declared type. Never guesses: a text that is not of the type is
 * returned unchanged, and validation names it.
 */
export function coerce(schema: z.ZodType | undefined, texts: readonly string[]): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return coerce(schema.unwrap() as z.ZodType, texts)
  }
  if (schema instanceof z.ZodUnion) {
    const readings = (schema.options as z.ZodType[]).map((option) => ({ option, value: coerce(option, texts) }))
    return (readings.find(({ option, value }) => option.safeParse(value).success) ?? readings[0])?.value
  }
  if (schema instanceof z.ZodArray) {
    const items = texts.flatMap((text) => text.split(',')).map((item) => item.trim())
    return items.filter((item) => item !== '').map((item) => coerce(schema.element as z.ZodType, [item]))
  }
  const [text = ''] = texts
  if (texts.length > 1) return texts
  if (schema instanceof z.ZodNumber && NUMBER.test(text)) return Number(text)
  // Python writes True and False.
  if (schema instanceof z.ZodBoolean && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  if (schema instanceof z.ZodObject) return parseJson(text)
  return text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
