import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../../scripts/support/root.ts'
import type { Prometheus, Series } from './prometheus.ts'

const dashboardSchema = z.object({
  panels: z.array(
    z.object({
      type: z.string(),
      title: z.string(),
      gridPos: z.object({ h: z.number(), w: z.number(), x: z.number(), y: z.number() }),
      fieldConfig: z.object({ defaults: z.object({ unit: z.string().optional() }) }).optional(),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string().default('') })).default([]),
    }),
  ),
})
type Panel = z.infer<typeof dashboardSchema>['panels'][number]
type Line = { name: string; values: Series['values'] }
/** Seconds since 1970. */
type Span = { from: number; to: number }
export type Phase = Span & { name: string }

/** A cell of the dashboard's grid, in pixels. */
const CELL = { width: 58, height: 26 }
const MARGIN = { top: 26, bottom: 52, left: 46, right: 12 }
/** Names below a panel; of further lines only the curve is drawn. */
const MOST_NAMES = 8
const LONGEST_NAME = 21
const COLOURS = ['#2b6cb0', '#c05621', '#2f855a', '#b83280', '#6b46c1', '#b7791f', '#2c7a7b', '#9b2c2c', '#4a5568']
const RATE_INTERVAL = '1m'

/**
 * The dashboard as SVG, each panel drawn from what Prometheus has, with what was out of order in the background.
 *
 * @returns the picture, and the titles of panels without any value
 */
export async function drawPanels(prometheus: Prometheus, span: Span, phases: readonly Phase[]) {
  const { panels } = dashboardSchema.parse(
    JSON.parse(readFileSync(join(root, 'deploy/grafana/dashboard.json'), 'utf8')),
  )
  const empty: string[] = []
  const drawn: string[] = []
  for (const panel of panels) {
    const lines = await linesOf(panel, prometheus, span)
    if (panel.type !== 'row' && lines.length === 0) empty.push(panel.title)
    drawn.push(drawPanel(panel, lines, span, phases))
  }
  const width = Math.max(...panels.map(({ gridPos: { x, w } }) => x + w)) * CELL.width
  const height = Math.max(...panels.map(({ gridPos: { y, h } }) => y + h)) * CELL.height
  return {
    empty,
    picture: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="10"><rect width="100%" height="100%" fill="#fff"/>${drawn.join('')}</svg>`,
  }
}

async function linesOf({ targets }: Panel, prometheus: Prometheus, { from, to }: Span): Promise<Line[]> {
  const found = await Promise.all(
    targets.map(async ({ expr, legendFormat }) => {
      const series = await prometheus.range(expr.replaceAll('$__rate_interval', RATE_INTERVAL), from, to)
      return series.map(({ metric, values }) => ({ name: named(legendFormat, metric), values }))
    }),
  )
  return found.flat()
}

const named = (format: string, metric: Series['metric']) =>
  format.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, label: string) => shortened(metric[label] ?? '')) ||
  Object.values(metric).map(shortened).join(', ')

/** Instances are named by a random number, of which the beginning tells them apart. */
const shortened = (value: string): string => value.replace(/^([\da-f]{6})[\da-f-]{30}$/, '$1').slice(0, 20)

function drawPanel({ type, title, gridPos, fieldConfig }: Panel, lines: Line[], span: Span, phases: readonly Phase[]) {
  const [x, y] = [gridPos.x * CELL.width, gridPos.y * CELL.height]
  if (type === 'row')
    return `<text x="${x + 6}" y="${y + 18}" font-size="14" font-weight="bold">${escaped(title)}</text>`
  const width = gridPos.w * CELL.width - MARGIN.left - MARGIN.right
  const height = gridPos.h * CELL.height - MARGIN.top - MARGIN.bottom
  const values = lines.flatMap((each) => each.values.map(([, value]) => value)).filter(Number.isFinite)
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values) || 1]
  const across = (at: number) => (((at - span.from) / (span.to - span.from)) * width).toFixed(1)
  const up = (value: number) => (height - ((value - lowest) / (highest - lowest)) * height).toFixed(1)
  // By turns, so that neighbours are told apart, and their names have room.
  const background = phases.map(({ from, to, name }, place) => {
    const [shade, line] = place % 2 === 0 ? ['.6', 9] : ['.25', 18]
    const wide = (((to - from) / (span.to - span.from)) * width).toFixed(1)
    return `<rect x="${across(from)}" width="${wide}" height="${height}" fill="#fed7d7" opacity="${shade}"/><text x="${across(from)}" y="${line}" fill="#9b2c2c" font-size="8">${escaped(name)}</text>`
  })
  const scale = [lowest, (lowest + highest) / 2, highest].map(
    (value) =>
      `<line x2="${width}" y1="${up(value)}" y2="${up(value)}" stroke="#e2e8f0"/><text x="-4" y="${Number(up(value)) + 3}" text-anchor="end">${written(value, fieldConfig?.defaults.unit)}</text>`,
  )
  const curves = lines.map(({ values: points }, place) => curve(points, { across, up }, colourOf(place)))
  const names = lines.slice(0, MOST_NAMES).map(({ name }, place) => {
    const [column, row] = [place % 4, Math.floor(place / 4)]
    return `<text x="${(column * width) / 4}" y="${height + 26 + row * 12}" fill="${colourOf(place)}">${escaped(name.slice(0, LONGEST_NAME))}</text>`
  })
  const times = `<text y="${height + 12}">0 min</text><text x="${width}" y="${height + 12}" text-anchor="end">${((span.to - span.from) / 60).toFixed(0)} min</text>`
  return `<g transform="translate(${x + MARGIN.left},${y + MARGIN.top})"><text y="-8" font-size="12" x="-34">${escaped(title)}</text>${[...background, ...scale, ...curves, ...names, times].join('')}</g>`
}

type Scale = { across: (at: number) => string; up: (value: number) => string }

/** A line with a gap where there was no value for a minute. */
function curve(points: Series['values'], { across, up }: Scale, colour: string): string {
  const GAP_SECONDS = 60
  let last = -Infinity
  const steps = points.flatMap(([at, value]) => {
    if (!Number.isFinite(value)) return []
    const command = at - last > GAP_SECONDS ? 'M' : 'L'
    last = at
    return [`${command}${across(at)} ${up(value)}`]
  })
  return `<path d="${steps.join('')}" fill="none" stroke="${colour}" stroke-width="1.2"/>`
}

const colourOf = (place: number) => COLOURS[place % COLOURS.length] ?? ''

function written(value: number, unit: string | undefined): string {
  if (unit === 'bytes') return `${(value / 1024 ** 2).toFixed(0)} MiB`
  if (unit === 's') return Math.abs(value) < 1 ? `${(value * 1000).toFixed(0)} ms` : `${value.toFixed(1)} s`
  return Number(value.toPrecision(2)).toString()
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
