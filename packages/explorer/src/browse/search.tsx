import { useEffect, useRef, useState } from 'preact/hooks'
import { parameters, setParameters } from '../shell/address.ts'

const PAUSE_MS = 150

/** The field for words of a title, which the key `/` leads to. */
export function Search({ label }: { label: string }) {
  const given = parameters.value.get('query') ?? ''
  const [text, setText] = useState(given)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setText(given), [given])
  useEffect(() => {
    const timer = setTimeout(() => text.trim() !== given && setParameters({ query: text.trim() }), PAUSE_MS)
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
