/** An answer whose status is none of success. Its body is not read yet. */
export class HttpFailure extends Error {
  readonly response: Response
  constructor(response: Response) {
    super(`status ${response.status}`)
    this.name = 'HttpFailure'
    this.response = response
  }
}
