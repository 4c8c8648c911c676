import { finishTime, type RaceResult } from '@/lib/domains/events/results/race-result'
import { winningTimeBars } from '@/lib/domains/events/results/finish-bars'

const WIDTH = 640
const ROW = 44
const LETTER = 40
const TIME = 96

/** A bar chart of the winning times of a race's groups; the table below contains the same as text. */
export function FinishChart({ results, label }: { results: readonly RaceResult[]; label: string }) {
  const drawn = winningTimeBars(results, WIDTH - LETTER - TIME)
  if (drawn.length < 2) return null
  return (
    <svg viewBox={`0 0 ${WIDTH} ${drawn.length * ROW}`} role="img" aria-label={label} className="finish-chart">
      {drawn.map(({ category, seconds, length }, index) => (
        <g key={index} transform={`translate(0 ${index * ROW})`}>
          <text x={0} y={ROW / 2} className="finish-group">
            {category}
          </text>
          <rect x={LETTER} y={8} width={length} height={ROW - 16} rx={6} className={`finish-${category}`} />
          <text x={LETTER + length + 10} y={ROW / 2} className="finish-time">
            {finishTime(seconds)}
          </text>
        </g>
      ))}
    </svg>
  )
}
