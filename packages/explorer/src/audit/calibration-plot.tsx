import type { Accuracy } from 'crossvenue'
import { percent } from '../shell/format.ts'

type Bin = Accuracy['confidence'][number]

const [SIZE, LEFT, TOP, BOTTOM] = [260, 34, 10, 18]
const TICKS = [0, 0.25, 0.5, 0.75, 1]
const x = (share: number): number => LEFT + share * SIZE
const y = (share: number): number => TOP + SIZE - share * SIZE

/** Stated confidence against the share that was right, with its interval; on the diagonal both agree. */
export function CalibrationPlot({ name, bins }: { name: string; bins: readonly Bin[] }) {
  const text = bins
    .map(({ stated, share, of }) => `stated ${percent(stated, 0)}: ${percent(share, 0)} of ${of} right`)
    .join('; ')
  return (
    <figure class="calibration">
      <figcaption>Pairs {name}</figcaption>
      <svg viewBox={`0 0 ${LEFT + SIZE + 14} ${TOP + SIZE + BOTTOM + 22}`} role="img" aria-label={text}>
        {TICKS.map((tick) => (
          <g key={tick}>
            <line class="grid" x1={x(0)} x2={x(1)} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 6} y={y(tick) + 4} text-anchor="end">
              {100 * tick}%
            </text>
            <text x={x(tick)} y={TOP + SIZE + BOTTOM} text-anchor="middle">
              {100 * tick}%
            </text>
          </g>
        ))}
        <line class="diagonal" x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} />
        {bins.map(({ stated, share = 0, low, high, of }) => (
          <g key={stated}>
            <line class="interval" x1={x(stated)} x2={x(stated)} y1={y(low)} y2={y(high)} />
            <circle cx={x(stated)} cy={y(share)} r={2.5 + Math.log10(Math.max(of, 1)) * 1.6}>
              <title>{`stated ${percent(stated)}: ${percent(share)} of ${of} pairs are right`}</title>
            </circle>
          </g>
        ))}
        <text x={x(0.5)} y={TOP + SIZE + BOTTOM + 18} text-anchor="middle">
          stated confidence
        </text>
      </svg>
    </figure>
  )
}
