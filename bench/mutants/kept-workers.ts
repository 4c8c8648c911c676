import { ForksPoolWorker, type PoolOptions, type PoolWorker, type TestProject, type WorkerRequest } from 'vitest/node'

type Listener = Parameters<PoolWorker['on']>
type Worker = Pick<PoolWorker, 'on' | 'off' | 'send' | 'start' | 'stop'>

/** The name of the pool, by which a test file gets a worker from it. */
export const KEPT = 'kept'

/**
 * Keeps one process for each project of Vitest, which is reused from run to run. A run finds everything loaded that
 * earlier runs loaded; a project with isolated files reloads its modules, but not packages.
 */
export class KeptWorkers {
  readonly #processes = new Map<string, { worker: Worker; isStarted: boolean }>()
  readonly #make: (options: PoolOptions) => Worker

  constructor(make: (options: PoolOptions) => Worker = (options) => new ForksPoolWorker(options)) {
    this.#make = make
  }

  /** Vitest calls this for a worker at the beginning of a run; at the end of the run the process keeps running. */
  workerFor(options: PoolOptions): PoolWorker {
    const name = options.project.name
    const kept = this.#processes.get(name) ?? { worker: this.#make(options), isStarted: false }
    this.#processes.set(name, kept)
    const listeners: Listener[] = []

    function answer(type: 'started' | 'stopped'): void {
      const heard = listeners.filter(([event]) => event === 'message')
      queueMicrotask(() => heard.forEach(([, hear]) => hear({ __vitest_worker_response__: true, type })))
    }

    return {
      name: KEPT,
      cacheFs: true,
      on(...listener) {
        listeners.push(listener)
        kept.worker.on(...listener)
      },
      off: (...listener) => kept.worker.off(...listener),
      send(message: WorkerRequest) {
        if (message.type === 'stop') return answer('stopped')
        if (message.type === 'start' && kept.isStarted) return answer('started')
        if (message.type === 'start') kept.isStarted = true
        kept.worker.send(message)
      },
      deserialize: (message) => message,
      start: async () => {
        if (!kept.isStarted) await kept.worker.start()
      },
      stop: async () => {
        for (const listener of listeners.splice(0)) kept.worker.off(...listener)
      },
    }
  }

  /** Ends a project's process, so that its next run begins in a new one. */
  async end({ name }: Pick<TestProject, 'name'>): Promise<void> {
    const kept = this.#processes.get(name)
    this.#processes.delete(name)
    if (kept?.isStarted) await kept.worker.stop()
  }

  async endAll(): Promise<void> {
    await Promise.all([...this.#processes.keys()].map((name) => this.end({ name })))
  }
}
