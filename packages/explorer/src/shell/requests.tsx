import { useState } from 'preact/hooks'
import { type Export, save } from './exports.ts'
import './requests.css'

type Query = Readonly<Record<string, unknown>>

/** Writes the address of a request to the gateway. */
export function requestAddress(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return `${location.origin}${path}${search.size > 0 ? `?${search}` : ''}`
}

const curl = (address: string): string => `curl -s -H "Authorization: Bearer $CROSSVENUE_API_KEY" '${address}'`

/** The request of what is seen, as `curl`, and the files in which it can be saved. */
export function Requests({ address, exports = [] }: { address: string; exports?: readonly Export[] }) {
  const [copied, setCopied] = useState(false)
  const command = curl(address)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(command)
    setCopied(true)
    setTimeout(() => setCopied(false), 2_000)
  }
  return (
    <details class="requests">
      <summary>Request and export</summary>
      <pre class="command">{command}</pre>
      <p class="actions">
        <button type="button" onClick={copy}>
          <span aria-live="polite">{copied ? 'Copied' : 'Copy curl'}</span>
        </button>
        {exports.map((each) => (
          <button type="button" key={each.name} onClick={() => void save(each)}>
            Save {each.name}
          </button>
        ))}
      </p>
    </details>
  )
}
