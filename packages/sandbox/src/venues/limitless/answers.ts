const WORDS = { 400: 'Bad Request', 401: 'Unauthorized', 404: 'Not Found' }

/** Answers a failure in the venue's form. */
export const failure = (statusCode: keyof typeof WORDS, message: string | string[]): Response =>
  Response.json({ message, error: WORDS[statusCode], statusCode }, { status: statusCode })
