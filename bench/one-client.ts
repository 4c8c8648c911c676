// usage: npm run bench:one-client [-- [--root CHECKOUT] [--seconds 20] [--pause 5] upgrade pipelining …]
// Measures how a site works for others while one client attacks it: each attack on a fresh production build with 400 MB
// of heap and the normal limits, then all attacks together, and honest visitors, who must not be refused. `--root`
// names another checkout whose site is measured. Prints a table, writes test-results/one-client.json, and fails if a
// goal is missed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMet, tableHead, tableRow } from './one-client/report.ts'
import { type Result, runTrial } from './one-client/run-trial.ts'
import { trialsNamed } from './one-client/trials.ts'

const { values, positionals } = parseArgs({
  options: { root: { type: 'string' }, seconds: { type: 'string' }, pause: { type: 'string' } },
  allowPositionals: true,
})
const root = join(import.meta.dirname, '..')
const results: Result[] = []
const serving = {
  root: values.root ?? root,
  build: process.env.NEXT_DIST_DIR ?? '.next',
  port: Number(process.env.PORT),
  sandboxPort: Number(process.env.SANDBOX_PORT),
}

mkdirSync(join(root, 'test-results'), { recursive: true })
console.log(tableHead())
for (const trial of trialsNamed(positionals)) {
  const result = await runTrial(
    {
      ...trial,
      seconds: Number(values.seconds ?? trial.seconds),
      pauseSeconds: Number(values.pause ?? trial.pauseSeconds),
    },
    { ...serving, log: join(root, `test-results/logs/one-client-${trial.name}.log`) },
  )
  results.push(result)
  console.log(tableRow(result))
  writeFileSync(join(root, 'test-results/one-client.json'), `${JSON.stringify(results, undefined, 2)}\n`)
}
process.exitCode = results.every(isMet) ? 0 : 1
