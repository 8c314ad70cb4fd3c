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

/** A color that tells a venue from the others: a hue in degrees, and a tone from 0 (dark) to 2 (light). */
interface VenueColor {
  hue: number
  tone: number
}

/** Returns the color of a venue, by the letters of its id, so that it is the same on every page. */
export function venueColor(id: string): VenueColor {
  // These numbers keep the colors of the venues farthest apart.
  const number = [...id].reduce((number, letter) => (number * 61 + letter.charCodeAt(0)) % 1080, 2)
  return { hue: number % 360, tone: Math.floor(number / 360) }
}

/** Returns the color as the custom properties from which the style sheets make it. */
export function venueStyle(id: string): Record<'--hue' | '--tone', string> {
  const { hue, tone } = venueColor(id)
  return { '--hue': String(hue), '--tone': String(tone) }
}

/** A venue by its color and name. */
export const VenueMark = ({ id }: { id: string }) => (
  <span class="venue" style={venueStyle(id)}>
    <i aria-hidden="true" />
    {venueName(id)}
  </span>
)

/** The letters of venues that begin like another one. */
const CODES: Readonly<Record<string, string>> = { polymarket_us: 'PUS', predictit: 'PIT', probable: 'PRB' }

/** A venue as three letters, with its name for those who cannot see them. */
export const VenueCode = ({ id }: { id: string }) => (
  <>
    <span aria-hidden="true">{CODES[id] ?? id.slice(0, 3).toUpperCase()}</span>
    <span class="hidden">{venueName(id)} </span>
  </>
)

/** Several venues as three letters each. */
export const VenueMarks = ({ ids }: { ids: readonly string[] }) => (
  <span class="venues" title={ids.map(venueName).join(', ')}>
    {ids.map((id) => (
      <span class="badge" key={id} style={venueStyle(id)}>
        <VenueCode id={id} />
      </span>
    ))}
  </span>
)
