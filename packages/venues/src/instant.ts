/** Reads an ISO 8601 instant as Unix milliseconds; one without a zone is UTC, whatever the machine's own zone. */
export function parseInstant(text: string): number {
  return Date.parse(/T.*(Z|[+-]\d{2}:?\d{2})$/i.test(text) || !text.includes('T') ? text : `${text}Z`)
}
