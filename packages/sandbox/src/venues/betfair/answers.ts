/** Answers a failure in the venue's form: an exception with its word. */
export function exception(errorCode: string, api: 'betting' | 'account' = 'betting'): Response {
  const name = api === 'betting' ? 'APINGException' : 'AccountAPINGException'
  const detail = { [name]: { requestUUID: 'sandbox-0001', errorCode, errorDetails: '' }, exceptionname: name }
  return Response.json(
    { faultcode: 'Client', faultstring: FAULTS.get(errorCode) ?? 'ANGX-0001', detail },
    { status: 400 },
  )
}

/** Answers a request in another form than the venue's: it is not understood, so there is no exception of the API. */
export const malformed = (): Response =>
  Response.json({ faultcode: 'Client', faultstring: 'DSC-0044', detail: {} }, { status: 400 })

const FAULTS = new Map(
  Object.entries({
    TOO_MUCH_DATA: 'ANGX-0001',
    INVALID_INPUT_DATA: 'ANGX-0002',
    INVALID_SESSION_INFORMATION: 'ANGX-0003',
    NO_APP_KEY: 'ANGX-0004',
    NO_SESSION: 'ANGX-0005',
    INVALID_APP_KEY: 'ANGX-0007',
  }),
)
