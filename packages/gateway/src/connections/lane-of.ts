import type { IncomingMessage } from 'node:http'

/** Returns whose turn a request waits for: those with the same credential, or else from the same address, wait together. */
export const laneOf = ({ headers, socket }: IncomingMessage): string =>
  headers.authorization ?? headers['x-api-key']?.toString() ?? socket.remoteAddress ?? ''
