import './venue-mark.css'

const NAMES: Readonly<Record<string, string>> = {
  'gemini-titan': 'Gemini',
  'kalshi-demo': 'Kalshi demo',
  polymarket_us: 'Polymarket US',
  predictfun: 'Predict.fun',
  predictit: 'PredictIt',
}

/** Returns the name of a venue as people write it. */
export const venueName = (id: string): string => NAMES[id] ?? id.charAt(0).toUpperCase() + id.slice(1)

/** Returns the hue of a venue, by the letters of its id, so that it is the same on every page. */
export const venueHue = (id: string): number =>
  // With these numbers the hues of the venues are at least 13 degrees apart.
  [...id].reduce((hue, letter) => (hue * 39 + letter.charCodeAt(0)) % 360, 3)

const style = (id: string) => ({ '--hue': String(venueHue(id)) })

/** A venue by its color and name. */
export const VenueMark = ({ id }: { id: string }) => (
  <span class="venue" style={style(id)}>
    <i aria-hidden="true" />
    {venueName(id)}
  </span>
)

/** The letters of venues that begin like another one. */
const CODES: Readonly<Record<string, string>> = { polymarket_us: 'PUS', predictit: 'PIT', probable: 'PRB' }

/** Several venues as three letters each, with their names for those who cannot see them. */
export const VenueMarks = ({ ids }: { ids: readonly string[] }) => (
  <span class="venues" title={ids.map(venueName).join(', ')}>
    {ids.map((id) => (
      <span class="badge" key={id} style={style(id)}>
        <span aria-hidden="true">{CODES[id] ?? id.slice(0, 3).toUpperCase()}</span>
        <span class="hidden">{venueName(id)} </span>
      </span>
    ))}
  </span>
)
