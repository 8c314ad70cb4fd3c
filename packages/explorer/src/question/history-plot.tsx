import type { PriceHistory } from 'crossvenue'
import { useEffect, useRef } from 'preact/hooks'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { venueHue, venueName } from '../shell/venue-mark.tsx'

const HEIGHT = 240
const DASHES = [[], [6, 3], [2, 3], [8, 3, 2, 3]]

/** The past prices of all venues in one plot; drag to zoom, double click to see all. */
export function HistoryPlot({ history }: { history: PriceHistory }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const plot = new uPlot(options(history, element.clientWidth), dataOf(history), element)
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }))
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [history])
  return (
    <figure class="plot">
      <div ref={place} role="img" aria-label={summary(history)} />
    </figure>
  )
}

/** Returns the middle of each venue's quotes at every instant, or its display price. */
function dataOf({ times, series }: PriceHistory): uPlot.AlignedData {
  const seconds = times.map((time) => Date.parse(time) / 1000)
  const values = series.map(({ bid, ask, price }) =>
    times.map((_, index) => {
      const [low, high] = [bid[index], ask[index]]
      return low != null && high != null ? 50 * (low + high) : price[index] == null ? null : 100 * Number(price[index])
    }),
  )
  // A single instant is drawn as a line up to now.
  const now = Date.now() / 1000
  return [[...seconds, now], ...values.map((each) => [...each, each.at(-1) ?? null])] as uPlot.AlignedData
}

function options({ series }: PriceHistory, width: number): uPlot.Options {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const style = getComputedStyle(document.documentElement)
  const axis: uPlot.Axis = {
    stroke: dark ? '#9ba4b1' : '#5a6270',
    font: `11px ${style.fontFamily}`,
    grid: { stroke: dark ? '#262b32' : '#e4e6ea', width: 1 },
    ticks: { show: false },
  }
  return {
    width,
    height: HEIGHT,
    cursor: { drag: { x: true, y: false } },
    legend: { live: true },
    scales: { y: { range: (_, low, high) => [Math.max(0, Math.floor(low - 2)), Math.min(100, Math.ceil(high + 2))] } },
    axes: [axis, { ...axis, values: (_, ticks) => ticks.map((tick) => `${tick}¢`), size: 44 }],
    series: [
      { label: 'Time' },
      ...(series.map(({ venue }, index) => ({
        label: venueName(venue),
        stroke: `oklch(${dark ? 0.74 : 0.55} 0.14 ${venueHue(venue)})`,
        width: 1.5,
        dash: DASHES[index % DASHES.length] ?? [],
        spanGaps: true,
        paths: uPlot.paths.stepped?.({ align: 1 }),
        points: { show: false },
        value: (_: uPlot, value: number | null) => (value == null ? '–' : `${value.toFixed(1)}¢`),
      })) as uPlot.Series[]),
    ],
  }
}

const summary = ({ times, series }: PriceHistory): string =>
  `Past prices of ${series.map(({ venue }) => venueName(venue)).join(', ')} at ${times.length} instants`
