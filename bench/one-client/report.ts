import type { Figures } from './others.ts'
import type { Result } from './run-trial.ts'

/** Limits of the effects on others, in milliseconds and MiB. */
const GOALS = { livezWorst: 250, pageP99: 500, writeWorst: 1000, memory: 600 } as const
/** Limit of a site's memory after the attack and a pause, relative to before. */
const AT_REST = 1.1

const HEAD = [
  'trial',
  `/livez worst (≤ ${GOALS.livezWorst} ms)`,
  `cached page p50 / p99 / worst (p99 ≤ ${GOALS.pageP99} ms)`,
  'pages refused (0)',
  `write worst (≤ ${GOALS.writeWorst} ms)`,
  'writes refused (0)',
  'process',
  `memory before / peak (≤ ${GOALS.memory} MiB) / end / at rest (≤ before × ${AT_REST})`,
  'kept',
  'answers to the load',
  'bench late, load of the machine',
]

/** The table's header, in Markdown. */
export const tableHead = () => `${row(HEAD)}\n${row(HEAD.map(() => '---'))}`

/** A row with a result and its goals, in Markdown. */
export function tableRow(result: Result): string {
  const { name, seconds, livez, page, write, process, memory, kept, outcomes, ownDelay, machineLoad } = result
  const met = goalsOf(result)
  const sizes = [memory.idle, memory.peak, memory.end, memory.later].map(Math.round).join(' / ')
  const keeping = kept.map(({ what, kept: left, of }) => `${what} ${left} of ${of}`).join(', ')
  return row([
    `${name} (${seconds} s)`,
    `${livez.worst} ms${refusals(livez)} ${word(met.livez)}`,
    `${page.p50} / ${page.p99} / ${page.worst} ms ${word(met.page)}`,
    `${countRefused(page)} of ${page.asked}${refusals(page)} ${word(met.pageRefused)}`,
    `${write.worst} ms ${word(met.write)}`,
    `${countRefused(write)} of ${write.asked}${refusals(write)} ${word(met.writeRefused)}`,
    `${process} ${word(met.process)}`,
    `${sizes} ${word(met.memory)}`,
    `${keeping || 'not looked at'} ${word(met.kept)}`,
    `${listed(outcomes)}${result.isHonest ? ` ${word(met.honest)}` : ''}`,
    `${ownDelay} ms, ${machineLoad}`,
  ])
}

/** Whether every goal is met. */
export const isMet = (result: Result) => Object.values(goalsOf(result)).every(Boolean)

function goalsOf({ livez, page, write, process, memory, kept, outcomes, isHonest }: Result) {
  const lives = process === 'lives'
  return {
    livez: livez.worst <= GOALS.livezWorst && countRefused(livez) === 0,
    page: page.p99 <= GOALS.pageP99,
    pageRefused: countRefused(page) === 0,
    write: write.worst <= GOALS.writeWorst,
    writeRefused: countRefused(write) === 0,
    process: lives,
    memory: memory.peak <= GOALS.memory && memory.later <= memory.idle * AT_REST,
    kept: lives && kept.every(({ kept: left, of }) => left === of && of > 0),
    honest: !isHonest || Object.keys(outcomes).every((outcome) => /^[23]\d\d$/.test(outcome)),
  }
}

const word = (isGoalMet: boolean) => (isGoalMet ? 'ok' : '**over**')

const countRefused = ({ refused }: Figures) => Object.values(refused).reduce((sum, each) => sum + each, 0)

/** Lists refusals by status or error. */
const refusals = ({ refused }: Figures) => (Object.keys(refused).length === 0 ? '' : ` (${listed(refused)})`)

const listed = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ') || '–'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
