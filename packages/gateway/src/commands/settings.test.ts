import { describe, expect, it } from 'vitest'
import { unknownVariables } from './settings.ts'

describe('variables that begin with CROSSVENUE_', () => {
  it('are reported with the nearest setting when no setting has the name', () => {
    expect(
      unknownVariables({
        CROSSVENUE_PORTT: '1',
        CROSSVENUE_KALSI_URL: 'http://127.0.0.1',
        CROSSVENUE_INGEST_SECOND: '5',
      }),
    ).toEqual([
      'CROSSVENUE_PORTT is not a setting and is ignored; did you mean CROSSVENUE_PORT?',
      'CROSSVENUE_KALSI_URL is not a setting and is ignored; did you mean CROSSVENUE_KALSHI_URL?',
      'CROSSVENUE_INGEST_SECOND is not a setting and is ignored; did you mean CROSSVENUE_INGEST_SECONDS?',
    ])
  })

  it('are reported without a guess when nothing comes near', () => {
    expect(unknownVariables({ CROSSVENUE_MAXIMUM_NUMBER_OF_WIDGETS: '1' })).toEqual([
      'CROSSVENUE_MAXIMUM_NUMBER_OF_WIDGETS is not a setting and is ignored; see crossvenue serve --help',
    ])
  })

  it('are not reported when they are settings, of a venue or of the client, nor are other variables', () => {
    expect(
      unknownVariables({ CROSSVENUE_PORT: '1', CROSSVENUE_METACULUS_KEY: 'k', CROSSVENUE_API_KEY: 'k', PATH: '/bin' }),
    ).toEqual([])
  })
})
