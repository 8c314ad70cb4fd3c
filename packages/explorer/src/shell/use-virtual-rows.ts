import { observeWindowOffset, observeWindowRect, Virtualizer, windowScroll } from '@tanstack/virtual-core'
import type { RefObject } from 'preact'
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks'

interface Options {
  count: number
  /** The height of every row in pixels. */
  rowHeight: number
  /** The list, whose place on the page is where the rows begin. */
  list: RefObject<HTMLElement | null>
}

/** Returns the rows near the visible part of the page; the others need no elements. */
export function useVirtualRows({ count, rowHeight, list }: Options): Virtualizer<Window, HTMLElement> {
  const [, redraw] = useReducer((turn: number) => turn + 1, 0)
  const kept = useRef<Virtualizer<Window, HTMLElement>>(undefined)
  const options = {
    count,
    estimateSize: () => rowHeight,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => scrollY,
    scrollMargin: list.current ? list.current.getBoundingClientRect().top + scrollY : 0,
    overscan: 4,
    onChange: () => redraw(undefined),
  }
  const virtualizer = kept.current ?? new Virtualizer<Window, HTMLElement>(options)
  kept.current = virtualizer
  virtualizer.setOptions(options)
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer])
  useLayoutEffect(() => virtualizer._willUpdate())
  // Rows of another height are measured again.
  useLayoutEffect(() => virtualizer.measure(), [rowHeight])
  return virtualizer
}
