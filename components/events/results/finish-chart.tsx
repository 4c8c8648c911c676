import { finishTime, type RaceResult } from '@/lib/domains/events/results/race-result'
import { winningTimeBars } from '@/lib/domains/events/results/finish-bars'

const WIDTH = 640
const ROW = 44
const LETTER = 40
const TIME = 96

type FinishChartProps = { results: readonly RaceResult[]; label: string; direction: 'ltr' | 'rtl' }

/**
 * A bar chart of the winning times of a race's groups; the table below contains the same as text. Its bars grow from
 * where lines begin.
 */
export function FinishChart({ results, label, direction }: FinishChartProps) {
  const drawn = winningTimeBars(results, WIDTH - LETTER - TIME)
  if (drawn.length < 2) return null
  const placeOf = (along: number, length = 0) => (direction === 'ltr' ? along : WIDTH - along - length)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${drawn.length * ROW}`} role="img" aria-label={label} className="finish-chart">
      {drawn.map(({ category, seconds, length }, index) => (
        <g key={index} transform={`translate(0 ${index * ROW})`}>
          <text x={placeOf(0)} y={ROW / 2} className="finish-group">
            {category}
          </text>
          <rect
            x={placeOf(LETTER, length)}
            y={8}
            width={length}
            height={ROW - 16}
            rx={6}
            className={`finish-${category}`}
          />
          <text x={placeOf(LETTER + length + 10)} y={ROW / 2} className="finish-time">
            {finishTime(seconds)}
          </text>
        </g>
      ))}
    </svg>
  )
}
