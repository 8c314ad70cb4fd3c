import type { IncomingMessage } from 'node:http'

/**
 * Returns the lane of a request: requests with the same credential, or else from the same address, wait in one lane.
 */
export const laneOf = ({ headers, socket }: IncomingMessage): string =>
  headers.authorization ?? headers['x-api-key']?.toString() ?? socket.remoteAddress ?? ''
