import { useState } from 'preact/hooks'
import { request } from '../shell/session.ts'

interface Ends {
  /** Two markets as `<venue>:<event id>/<market id>`. */
  a: string
  b: string
  /** Called once a ruling is stored. */
  onRuled: () => void
}

const CHOICES = [
  ['none', 'They are not the same: forbid the match'],
  ['identity', 'Yes on one is Yes on the other'],
  ['complement', 'Yes on one is No on the other'],
  ['subset', 'Yes on the first implies Yes on the second'],
  ['superset', 'Yes on the second implies Yes on the first'],
  ['overlap', 'They overlap'],
] as const

/** The form by which an operator says how two markets relate; it needs a key with the scope admin. */
export function RulePair({ a, b, onRuled }: Ends) {
  const [relation, setRelation] = useState<string>('none')
  const [note, setNote] = useState('')
  const [state, setState] = useState<{ text: string; isProblem?: boolean }>()
  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    setState({ text: 'Sending' })
    try {
      await request('POST', '/v0/overrides', { a, b, relation, ...(note.trim() && { note: note.trim() }) })
      setState({ text: 'Stored. The catalogue is matched again; this page shows it then.' })
      onRuled()
    } catch (error) {
      setState({ text: (error as Error).message, isProblem: true })
    }
  }
  return (
    <details class="rule-pair">
      <summary>This is wrong</summary>
      <form onSubmit={send}>
        <label class="choice">
          How they relate
          <select value={relation} onChange={({ currentTarget }) => setRelation(currentTarget.value)}>
            {CHOICES.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <label>
          Note
          <input
            name="note"
            maxLength={1000}
            placeholder="why, for those who read the match"
            value={note}
            onInput={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary">
          {relation === 'none' ? 'Forbid' : 'Pin'}
        </button>
      </form>
      <p role="status" class={state?.isProblem ? 'warning' : 'quiet'}>
        {state?.text ?? 'Needs a key with the scope admin, and is logged with its name.'}
      </p>
    </details>
  )
}
