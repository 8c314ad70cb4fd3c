import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

const GLIDE_MS = 240

const isStill = matchMedia('(prefers-reduced-motion: reduce)')

/** Lets the elements of a list glide to their new places, where others arrive or leave, so that the eye can follow. */
export function useGliding(list: RefObject<HTMLElement | null>): void {
  const tops = useRef<ReadonlyMap<Element, number>>(new Map())
  useLayoutEffect(() => {
    const last = tops.current
    const rows = [...(list.current?.children ?? [])] as HTMLElement[]
    tops.current = new Map(rows.map((row) => [row, row.offsetTop]))
    if (isStill.matches) return
    for (const [row, top] of tops.current) {
      const moved = (last.get(row) ?? top) - top
      if (moved === 0) continue
      // Added to a glide that has not ended, so that the row continues from where it is.
      row.animate([{ transform: `translateY(${moved}px)` }, { transform: 'translateY(0)' }], {
        ...{ duration: GLIDE_MS, easing: 'ease-out', composite: 'add' },
      })
    }
  })
}
