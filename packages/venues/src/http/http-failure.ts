import type { VenueAnswer } from './venue-fetch.ts'

/** An answer whose status is none of success. Its body is not read yet. */
export class HttpFailure extends Error {
  readonly response: VenueAnswer
  constructor(response: VenueAnswer) {
    super(`status ${response.status}`)
    this.name = 'HttpFailure'
    this.response = response
  }
}
