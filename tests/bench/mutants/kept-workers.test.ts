import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { PoolOptions, WorkerRequest } from 'vitest/node'
import { KeptWorkers } from '../../../bench/mutants/kept-workers.ts'
import { findLoaders } from '../../../bench/mutants/loaders.ts'

/** A process that answers `start` and nothing else. */
class Process extends EventEmitter {
  readonly sent: string[] = []
  readonly start = vi.fn(async () => undefined)
  readonly stop = vi.fn(async () => undefined)

  send({ type }: WorkerRequest): void {
    this.sent.push(type)
    if (type === 'start') this.emit('message', { type: 'started' })
  }
}

const message = (type: 'start' | 'run' | 'stop') => ({ type }) as WorkerRequest

function kept() {
  const processes: Process[] = []
  const workers = new KeptWorkers(() => {
    const made = new Process()
    processes.push(made)
    return made
  })
  /** One run, as Vitest drives it: told is what the worker said meanwhile. */
  async function run(project: string) {
    const worker = workers.workerFor({ project: { name: project } } as PoolOptions)
    const told: unknown[] = []
    await worker.start()
    worker.on('message', (said: { type: string }) => told.push(said.type))
    for (const type of ['start', 'run', 'stop'] as const) worker.send(message(type))
    await vi.waitFor(() => expect(told).toContain('stopped'))
    await worker.stop()
    return told
  }
  return { workers, processes, run }
}

test('the runs of a project share a process, which is started once and told of no end', async () => {
  const { processes, run } = kept()
  for (const _ of [1, 2, 3]) expect(await run('node')).toEqual(['started', 'stopped'])
  expect(processes).toHaveLength(1)
  expect(processes[0]?.start).toHaveBeenCalledTimes(1)
  expect(processes[0]?.sent).toEqual(['start', 'run', 'run', 'run'])
})

test('a run that is over hears nothing of the next', async () => {
  const { processes, run } = kept()
  const told = await run('node')
  processes[0]?.emit('message', { type: 'testfileFinished' })
  expect(told).toEqual(['started', 'stopped'])
  expect(processes[0]?.listenerCount('message')).toBe(0)
})

test('each project has a process of its own, and after its end a new one', async () => {
  const { workers, processes, run } = kept()
  await run('node')
  await run('dom')
  await workers.end({ name: 'node' })
  await run('node')
  expect(processes.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 0, 0])
  await workers.endAll()
  expect(processes.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1, 1])
})

test('a file is loaded by whatever imports it, by others too, and in circles', () => {
  type Module = { file: string | null; importers: Set<Module> }
  const page: Module = { file: 'page.ts', importers: new Set() }
  const virtual: Module = { file: null, importers: new Set([page]) }
  const rules: Module = { file: 'rules.ts', importers: new Set([virtual]) }
  const money: Module = { file: 'money.ts', importers: new Set([rules]) }
  rules.importers.add(money)
  const graph = (found: Module | undefined) => ({ getModulesByFile: () => found && new Set([found]) })
  expect(findLoaders([graph(money), graph(undefined)], 'money.ts')).toEqual(['rules.ts', 'page.ts'])
})
