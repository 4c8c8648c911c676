import { type ChildProcess, fork } from 'node:child_process'
import { z } from 'zod'
import type { Place } from '../../e2e/support/attacks/load.ts'

/** How often requests of a load ended with a status, or with an error of the network. */
export type Outcomes = Record<string, number>

export type RunningLoad = {
  /** Resolves once the load has finished; some loads run until they are stopped. */
  done: Promise<Outcomes>
  stop: () => void
}

const saidSchema = z.object({ outcomes: z.record(z.string(), z.number()) })
/** A load that doesn't react to being stopped is killed after this time. */
const PATIENCE_MS = 30_000

/** Runs loads in a separate process, so that its work doesn't affect the figures of others. */
export function startLoad(names: readonly string[], { port, sandboxUrl, pages }: Place): RunningLoad {
  const child = fork(new URL('./load-process.ts', import.meta.url))
  child.send({ names, place: { port, sandboxUrl, pages } })
  return { done: outcomesOf(child), stop: () => stop(child) }
}

function outcomesOf(child: ChildProcess): Promise<Outcomes> {
  return new Promise((resolve) => {
    child.once('message', (said) => resolve(saidSchema.parse(said).outcomes))
    child.once('close', () => resolve({}))
  })
}

function stop(child: ChildProcess): void {
  child.kill('SIGTERM')
  const kill = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  child.once('close', () => clearTimeout(kill))
}
