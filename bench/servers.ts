/** The programs that `startProcess` starts. */
export const servers = {
  bare: new URL('./servers/bare.ts', import.meta.url),
  bareSockets: new URL('./servers/bare-sockets.ts', import.meta.url),
  failingVenues: new URL('./servers/failing-venues.ts', import.meta.url),
  fakeVenues: new URL('./servers/fake-venues.ts', import.meta.url),
  gateway: new URL('./servers/gateway.ts', import.meta.url),
  jsonParse: new URL('./servers/json-parse.ts', import.meta.url),
  peer: new URL('./servers/peer.ts', import.meta.url),
  proxy: new URL('./servers/proxy.ts', import.meta.url),
  pushingVenue: new URL('./servers/pushing-venue.ts', import.meta.url),
  readPairs: new URL('./servers/read-pairs.ts', import.meta.url),
  readRows: new URL('./servers/read-rows.ts', import.meta.url),
  replayVenue: new URL('./servers/replay-venue.ts', import.meta.url),
  socketReaders: new URL('./servers/socket-readers.ts', import.meta.url),
} as const
