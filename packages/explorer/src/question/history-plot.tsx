import type { PriceHistory } from 'crossvenue'
import { useEffect, useRef } from 'preact/hooks'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { date, hourAndMinute, moment, time } from '../shell/format.ts'
import { venueColor, venueName } from '../shell/venue-mark.tsx'
import { gapsOf, middlesOf } from './history-values.ts'

const [HEIGHT, GAP_HEIGHT] = [220, 110]
const DAY = 86_400
const DASHES = [[], [6, 3], [2, 3], [8, 3, 2, 3]]

/** The past prices of all venues in one plot, the gap between them below, up to `now`; drag to zoom, double click to see all. */
export function HistoryPlot({ history: all, now }: { history: PriceHistory; now: number }) {
  const history = withPrices(all)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    // Both plots have one cursor, and zoom together.
    const sync = uPlot.sync(history.clusterId)
    const times = timesOf(history, now)
    const plots = [
      new uPlot(priceOptions(history, element.clientWidth), [times, ...middlesOf(history).map(upToNow)], element),
      new uPlot(gapOptions(history, element.clientWidth), [times, upToNow(gapsOf(history))], element),
    ]
    for (const plot of plots) sync.sub(plot)
    const observer = new ResizeObserver(() => {
      for (const plot of plots) plot.setSize({ width: element.clientWidth, height: plot.height })
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      for (const plot of plots) {
        sync.unsub(plot)
        plot.destroy()
      }
    }
  }, [all])
  return (
    <figure class="plot">
      <div ref={place} role="img" aria-label={summary(history)} />
    </figure>
  )
}

/** Leaves out the venues without a price, which are no line. */
const withPrices = (history: PriceHistory): PriceHistory => ({
  ...history,
  series: history.series.filter(({ bid, ask, price, close }) =>
    [bid, ask, price, close].some((column) => column.some((value) => value !== null)),
  ),
})

/** The last prices are drawn up to now. */
const timesOf = ({ times }: PriceHistory, now: number): number[] => [
  ...times.map((time) => Date.parse(time) / 1000),
  Math.max(now, Date.parse(times.at(-1) ?? '') || 0) / 1000,
]
const upToNow = (values: readonly (number | null)[]): (number | null)[] => [...values, values.at(-1) ?? null]

/** Writes the instants of an axis: days where they are days apart, times of day within one, else both. */
function instantsInWords(seconds: readonly number[]): string[] {
  const [first = 0, second = first] = seconds
  const [step, span] = [second - first, (seconds.at(-1) ?? first) - first]
  const write = step >= DAY ? date : span > DAY ? moment : step < 60 ? time : hourAndMinute
  return seconds.map((at) => write(new Date(at * 1000).toISOString()))
}

const isDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches
const inCents = (value: number | null): string => (value == null ? '–' : `${value.toFixed(1)}¢`)

function common(
  { clusterId }: PriceHistory,
  width: number,
): Pick<uPlot.Options, 'width' | 'cursor' | 'legend' | 'axes'> {
  const axis: uPlot.Axis = {
    stroke: isDark() ? '#9ba4b1' : '#5a6270',
    font: `11px ${getComputedStyle(document.documentElement).fontFamily}`,
    grid: { stroke: isDark() ? '#262b32' : '#e4e6ea', width: 1 },
    ticks: { show: false },
  }
  return {
    width,
    cursor: { drag: { x: true, y: false }, sync: { key: clusterId } },
    legend: { live: true },
    axes: [
      { ...axis, values: (_, ticks) => instantsInWords(ticks), space: 84 },
      { ...axis, values: (_, ticks) => ticks.map((tick) => `${tick}¢`), size: 44, space: 22 },
    ],
  }
}

function lineColor(venue: string): string {
  const { hue, tone } = venueColor(venue)
  return `oklch(${(isDark() ? 0.62 : 0.42) + 0.12 * tone} 0.14 ${hue})`
}

const priceOptions = (history: PriceHistory, width: number): uPlot.Options => ({
  ...common(history, width),
  height: HEIGHT,
  scales: { y: { range: (_, low, high) => [Math.max(0, Math.floor(low - 2)), Math.min(100, Math.ceil(high + 2))] } },
  series: [
    { label: 'Time', value: (_, at) => (at == null ? '–' : moment(new Date(at * 1000).toISOString())) },
    ...(history.series.map(({ venue }, index) => ({
      label: venueName(venue),
      stroke: lineColor(venue),
      width: 1.5,
      dash: DASHES[index % DASHES.length] ?? [],
      spanGaps: true,
      paths: uPlot.paths.stepped?.({ align: 1 }),
      points: { show: false },
      value: (_: uPlot, value: number | null) => inCents(value),
    })) as uPlot.Series[]),
  ],
})

const gapOptions = (history: PriceHistory, width: number): uPlot.Options => ({
  ...common(history, width),
  height: GAP_HEIGHT,
  scales: { y: { range: (_, low, high) => [Math.min(-1, Math.floor(low)), Math.max(1, Math.ceil(high))] } },
  series: [
    { label: 'Time', value: (_, at) => (at == null ? '–' : moment(new Date(at * 1000).toISOString())) },
    {
      label: 'Gap (highest bid − lowest ask)',
      stroke: isDark() ? '#93a8ff' : '#2f4fc4',
      fill: isDark() ? 'rgb(147 168 255 / 0.16)' : 'rgb(47 79 196 / 0.12)',
      width: 1.5,
      spanGaps: true,
      ...(uPlot.paths.stepped && { paths: uPlot.paths.stepped({ align: 1 }) }),
      points: { show: false },
      value: (_, value) => inCents(value),
    },
  ],
})

const summary = ({ times, series }: PriceHistory): string =>
  `Past prices of ${series.map(({ venue }) => venueName(venue)).join(', ')} and the gap between them at ${times.length} instants`
