import { useRef } from 'preact/hooks'
import './moving.css'

/** A figure that lights up for a moment where it changes: up or down. */
export function Moving({ value, text }: { value: number | null | undefined; text: string }) {
  const shown = useRef({ value, text, turn: 0, direction: '' })
  const { current } = shown
  if (text !== current.text) {
    const [before, now] = [current.value, value]
    const direction = before == null || now == null || before === now ? '' : now > before ? 'up' : 'down'
    shown.current = { value, text, turn: current.turn + 1, direction }
  }
  const { turn, direction } = shown.current
  return (
    <span class={`moving ${direction}`} key={turn}>
      {text}
    </span>
  )
}
