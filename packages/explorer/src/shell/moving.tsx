import { useRef } from 'preact/hooks'
import './moving.css'

/** How long the light lasts, as in the style sheet. A figure that moves meanwhile is not lit again: only its text changes. */
const LIGHT_MS = 900

/** A figure that lights up for a moment where it changes: up or down. */
export function Moving({ value, text }: { value: number | null | undefined; text: string }) {
  const shown = useRef({ value, text, turn: 0, direction: '', litAt: Number.NEGATIVE_INFINITY })
  const { current } = shown
  if (text !== current.text) {
    const now = performance.now()
    const direction = directionOf(current.value, value)
    const isLit = now - current.litAt < LIGHT_MS
    shown.current =
      direction === '' || isLit
        ? { ...current, value, text }
        : { value, text, turn: current.turn + 1, direction, litAt: now }
  }
  const { turn, direction } = shown.current
  return (
    <span class={`moving ${direction}`} key={turn}>
      {text}
    </span>
  )
}

function directionOf(before: number | null | undefined, after: number | null | undefined): '' | 'up' | 'down' {
  if (before == null || after == null || before === after) return ''
  return after > before ? 'up' : 'down'
}
