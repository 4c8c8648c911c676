import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { end } from '../../e2e/support/own-programs.ts'
import { root } from '../../scripts/support/root.ts'

const labelsSchema = z.record(z.string(), z.string())
const alertsSchema = z.object({
  data: z.object({ alerts: z.array(z.object({ labels: labelsSchema, state: z.string() })) }),
})
/** A value as Prometheus writes it: NaN where nothing was divided by nothing. */
const valueSchema = z.string().transform(Number)
const rangeSchema = z.object({
  data: z.object({
    result: z.array(z.object({ metric: labelsSchema, values: z.array(z.tuple([z.number(), valueSchema])) })),
  }),
})

export type Alert = { labels: Readonly<Record<string, string>>; isFiring: boolean }
/** A line of a panel: its labels, and pairs of seconds since 1970 and a value. */
export type Series = { metric: Readonly<Record<string, string>>; values: [number, number][] }

export type Prometheus = {
  /** Alerts that are pending or firing. */
  alerts: () => Promise<Alert[]>
  /** @param from in seconds since 1970, like `to` */
  range: (expression: string, from: number, to: number) => Promise<Series[]>
  stop: () => Promise<void>
}

/** What is asked for every quarter of a minute, as the dashboard and the rules expect. */
const EVERY = '15s'

/** Starts a Prometheus with our alert rules. @param target address that it reads the metrics from */
export async function startPrometheus(port: number, target: string): Promise<Prometheus> {
  const folder = join(root, 'test-results/prometheus')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const settings = {
    global: { scrape_interval: EVERY, evaluation_interval: EVERY },
    rule_files: [join(root, 'deploy/grafana/alerts.yaml')],
    scrape_configs: [{ job_name: 'site', honor_labels: true, static_configs: [{ targets: [target] }] }],
  }
  // YAML is a superset of JSON.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(settings))
  const child = spawn(
    'prometheus',
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=warn',
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const address = `http://127.0.0.1:${port}`
  const read = async (path: string): Promise<unknown> => (await fetch(`${address}/api/v1/${path}`)).json()
  while (!(await fetch(`${address}/-/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`prometheus ended by itself (${child.exitCode})`)
    await sleep(100)
  }
  return {
    alerts: async () =>
      alertsSchema
        .parse(await read('alerts'))
        .data.alerts.map(({ labels, state }) => ({ labels, isFiring: state === 'firing' })),
    range: async (expression, from, to) => {
      const query = new URLSearchParams({ query: expression, start: String(from), end: String(to), step: EVERY })
      return rangeSchema.parse(await read(`query_range?${query.toString()}`)).data.result
    },
    stop: () => end(child),
  }
}
