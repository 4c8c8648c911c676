import type { Log } from './log.ts'

const WIDTH = 1200
const LEFT = 90
const ROWS = { outages: 30, pages: 50, stale: 260, writes: 470 } as const
const HEIGHT = 690
const ROW = 180
/** The scale of both rows of milliseconds is logarithmic, from 1 ms to a minute. */
const LONGEST_MS = 60_000

/** The run as a timeline, as SVG: what was out of order, and what visitors and players saw meanwhile. */
export function picture(log: Log): string {
  const length = Math.max(1, ...log.entries.map(({ at }) => at))
  const x = (at: number) => (LEFT + (at / length) * (WIDTH - LEFT - 20)).toFixed(1)
  const y = (top: number, ms: number) =>
    (top + ROW - (Math.log(Math.max(1, ms)) / Math.log(LONGEST_MS)) * ROW).toFixed(1)
  const dot = (at: number, top: number, ms: number, colour: string) =>
    `<circle cx="${x(at)}" cy="${y(top, ms)}" r="1.6" fill="${colour}"/>`
  const dots = log.entries.map((entry) => {
    if (entry.kind === 'page') return dot(entry.at, ROWS.pages, entry.ms, entry.status < 500 ? '#2b6cb0' : '#e53e3e')
    if (entry.kind === 'stale') return dot(entry.at, ROWS.stale, entry.ms, '#b7791f')
    if (entry.kind === 'write') return dot(entry.at, ROWS.writes, entry.ms, entry.calls === 1 ? '#2f855a' : '#e53e3e')
    return ''
  })
  const outages = log.outages.map(
    ({ name, from, to }) =>
      `<rect x="${x(from)}" y="${ROWS.outages}" width="${(Number(x(to)) - Number(x(from))).toFixed(1)}" height="${HEIGHT - 60}" fill="#edf2f7"/><text x="${x(from)}" y="${ROWS.outages - 8}">${name}</text>`,
  )
  const minutes = Array.from({ length: Math.floor(length / 60_000) + 1 }, (_, minute) => minute).map(
    (minute) => `<text x="${x(minute * 60_000)}" y="${HEIGHT - 8}">${minute} min</text>`,
  )
  const names = [
    ['page, ms', ROWS.pages],
    ['stale, ms', ROWS.stale],
    ['write, ms', ROWS.writes],
  ] as const
  const rows = names.map(
    ([name, top]) =>
      `<text x="4" y="${top + ROW / 2}">${name}</text>${[1, 100, 2000, 60_000].map((ms) => `<line x1="${LEFT}" x2="${WIDTH - 20}" y1="${y(top, ms)}" y2="${y(top, ms)}" stroke="#cbd5e0"/><text x="${LEFT - 36}" y="${y(top, ms)}" font-size="9">${ms}</text>`).join('')}`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="#fff"/>${[...outages, ...rows, ...minutes, ...dots].join('')}</svg>`
}
