import type { IncomingHttpHeaders } from 'node:http'

/**
 * Returns the API key that the headers of a request carry: as `Authorization: Bearer`, `X-Api-Key`, or in the header in
 * which published clients send the token of a local server.
 */
export const keyInHeaders = (headers: IncomingHttpHeaders): string | undefined =>
  headers.authorization?.match(/^bearer +(\S+)\s*$/i)?.[1] ??
  (headers['x-api-key'] ?? headers['x-pmxt-access-token'])?.toString()
