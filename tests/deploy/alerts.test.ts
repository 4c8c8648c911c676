import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { metrics } from '@/lib/core/server/telemetry/metrics'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const alerts = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.strictObject({
            alert: z.string(),
            expr: z.string(),
            for: z.string().optional(),
            labels: z.object({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.object({ summary: z.string(), runbook: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('deploy/grafana/alerts.yaml')))
  .groups.flatMap(({ rules }) => rules)

const panels = z
  .object({
    panels: z.array(
      z.object({ type: z.string(), title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) }),
    ),
  })
  .parse(JSON.parse(read('deploy/grafana/dashboard.json')))
  .panels.filter(({ type }) => type !== 'row')

const guide = read('docs/operating.md')

/** The names that Prometheus gives a metric of OpenTelemetry (prometheus.io, "OTLP"). */
function prometheusNames([name, { kind, unit }]: [string, (typeof metrics)[keyof typeof metrics]]): string[] {
  const suffix = unit === 's' ? '_seconds' : unit === 'By' ? '_bytes' : ''
  const base = name.replaceAll('.', '_') + suffix
  if (kind === 'histogram') return ['_bucket', '_count', '_sum'].map((part) => base + part)
  return [kind === 'counter' ? `${base}_total` : base]
}

const names = Object.entries(metrics).map((entry) => prometheusNames(entry))
const known = new Set(names.flat())

/** What an expression names that looks like a metric of the site. */
const namedIn = (expression: string) => expression.match(/\b(?:http_server|site|process)_[a-z_]+/g) ?? []

test.each(alerts.map(({ alert, expr }) => [alert, expr]))('the alert %s is of metrics that there are', (_, expr) => {
  expect(namedIn(expr).length).toBeGreaterThan(0)
  expect(namedIn(expr).filter((name) => !known.has(name))).toEqual([])
})

test.each(alerts.map(({ alert, annotations }) => [alert, annotations.runbook]))(
  'the guide has a section on the alert %s, where the alert says it is',
  (alert, runbook) => {
    expect(runbook).toBe(`docs/operating.md#${alert.toLowerCase()}`)
    const section = guide.split(/^#+ /m).find((text) => text.startsWith(`${alert}\n`))
    expect(section?.length).toBeGreaterThan(150)
  },
)

test('the guide has no section on an alert that is gone', () => {
  const [, ofAlerts = ''] = guide.split('\n## Alerts\n')
  const sections = [...(ofAlerts.split(/^## /m)[0] ?? '').matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  expect(sections).toEqual(alerts.map(({ alert }) => alert))
})

test.each(panels.map(({ title, targets }) => [title, targets.map(({ expr }) => expr).join(' ')]))(
  'the panel “%s” draws metrics that there are',
  (_, expr) => {
    expect(namedIn(expr).length).toBeGreaterThan(0)
    expect(namedIn(expr).filter((name) => !known.has(name))).toEqual([])
  },
)

test('every metric is drawn or alerted on', () => {
  const used = [...alerts.map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))]
  const all = new Set(used.flatMap(namedIn))
  expect(names.filter((forms) => !forms.some((name) => all.has(name)))).toEqual([])
})

test('the guide explains every metric', () => {
  expect(Object.keys(metrics).filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})
