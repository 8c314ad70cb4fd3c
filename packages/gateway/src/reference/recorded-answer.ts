import { createHash } from 'node:crypto'
import type { OpenApi } from '../openapi.ts'
import { example } from './example.ts'
import { recordedAnswers } from './recorded-answers.generated.ts'

export const ANSWER_NOTE = 'Recorded over fake venues. Long lists and long texts are cut.'

/** Names the example of a path, whatever the address of the service is. */
export function exampleKey(path: string, document: OpenApi): string {
  const request = example(path, { ...document, servers: [{ url: '' }] })
  return createHash('sha256').update(request).digest('base64url').slice(0, 12)
}

/**
 * Returns what the example of a path was answered when it was recorded, trimmed; for an example with placeholders, what
 * one with ids was answered. Undefined where neither was recorded.
 */
export function recordedAnswer(path: string, document: OpenApi): string | undefined {
  const answers = recordedAnswers[path] ?? {}
  const hasPlaceholders = /<(id|address) of /.test(example(path, document))
  return answers[exampleKey(path, document)] ?? (hasPlaceholders ? Object.values(answers)[0] : undefined)
}
