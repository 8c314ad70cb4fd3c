/** The part of `fetch` by which venues are reached; a program may bring another way to them. */
export type VenueFetch = (url: string, request: VenueRequest) => Promise<VenueAnswer>

export interface VenueRequest {
  method: string
  headers: Headers
  body?: string
  /** No redirect is followed: the answer says where it leads. */
  redirect: 'manual'
  /** Ends the request and the reading of its answer; both reject with its reason. */
  signal: AbortSignal
}

/** The head of an answer, and its body, which has to be read or canceled. */
export interface VenueAnswer {
  status: number
  ok: boolean
  headers: Pick<Headers, 'get'>
  /** The bytes without their encoding. */
  body: (AsyncIterable<Uint8Array> & { cancel(): Promise<void> }) | null
}
