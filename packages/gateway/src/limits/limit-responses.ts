import type { Operation } from '../openapi.ts'

const header = (description: string, example: string) => ({ description, schema: { type: 'string' }, example })

const headers = {
  RateLimitPolicy: header('The limit (q) and its window in seconds (w).', '"requests";q=600000;w=60'),
  RateLimit: header('What is left (r) and the seconds until all of it is back (t).', '"requests";r=599999;t=60'),
}

/** The components of the OpenAPI document for limits: the headers of each answer, and the 429 response. */
export const limitComponents = {
  headers,
  responses: {
    TooManyRequests: {
      description: 'A limit of the API key, of the address or of the venue is reached (RATE_LIMIT_EXCEEDED).',
      headers: {
        'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
        'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
        RateLimit: { $ref: '#/components/headers/RateLimit' },
      },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  },
} as const

/** Adds the 429 response to an operation that needs a key. */
export const withLimits = (operation: Operation): Operation =>
  operation.security?.length === 0
    ? operation
    : { ...operation, responses: { ...operation.responses, 429: { $ref: '#/components/responses/TooManyRequests' } } }
