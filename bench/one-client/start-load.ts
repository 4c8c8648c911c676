import { type ChildProcess, fork } from 'node:child_process'
import { z } from 'zod'
import type { Place } from '../../e2e/support/attacks/load.ts'

/** How often requests of a load ended with a status, or with an error of the network. */
export type Outcomes = Record<string, number>

export type RunningLoad = {
  /** Resolves once it has done all that it does; some go on until they are stopped. */
  done: Promise<Outcomes>
  stop: () => void
}

const saidSchema = z.object({ outcomes: z.record(z.string(), z.number()) })
/** A load that does not listen any more is ended. */
const PATIENCE_MS = 30_000

/** Makes loads from a process of their own, so that its work is not in the figures of others. */
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
