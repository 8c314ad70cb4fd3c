import { useEffect, useRef, useState } from 'preact/hooks'
import { parameters, setParameters } from '../shell/address.ts'

const PAUSE_MS = 150

/** The field for words of a title, which the key `/` leads to. */
export function Search({ label }: { label: string }) {
  const given = parameters.value.get('query') ?? ''
  const [text, setText] = useState(given)
  const field = useRef<HTMLInputElement>(null)
  /** The words that the address has from this field or the field from the address. */
  const shared = useRef(given)
  useEffect(() => {
    // An address that this field has written is not read back: somebody may have typed on.
    if (shared.current === given) return
    shared.current = given
    setText(given)
  }, [given])
  useEffect(() => {
    const query = text.trim()
    const write = (): void => {
      if (query === given) return
      shared.current = query
      setParameters({ query })
    }
    const timer = setTimeout(write, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, given])
  useEffect(() => {
    const find = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      field.current?.select()
    }
    addEventListener('keydown', find)
    return () => removeEventListener('keydown', find)
  }, [])
  return (
    <label class="search">
      <span class="hidden">{label}</span>
      <input
        ref={field}
        type="search"
        name="query"
        placeholder={label}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
    </label>
  )
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
