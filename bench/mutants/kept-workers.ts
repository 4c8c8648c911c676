import { ForksPoolWorker, type PoolOptions, type PoolWorker, type TestProject, type WorkerRequest } from 'vitest/node'

type Listener = Parameters<PoolWorker['on']>
type Worker = Pick<PoolWorker, 'on' | 'off' | 'send' | 'start' | 'stop'>

/** The name of the pool, by which a test file asks for a worker of it. */
export const KEPT = 'kept'

/**
 * One process for each project of Vitest, which stays up from run to run. A run that begins finds everything loaded that
 * earlier ones loaded; a project whose files are isolated from each other reloads its modules in it, though not packages.
 */
export class KeptWorkers {
  readonly #processes = new Map<string, { worker: Worker; isStarted: boolean }>()
  readonly #make: (options: PoolOptions) => Worker

  constructor(make: (options: PoolOptions) => Worker = (options) => new ForksPoolWorker(options)) {
    this.#make = make
  }

  /** What Vitest asks for a worker at the beginning of a run; the run's end leaves the process as it is. */
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

  /** The next run of the project begins in a new process. */
  async end({ name }: Pick<TestProject, 'name'>): Promise<void> {
    const kept = this.#processes.get(name)
    this.#processes.delete(name)
    if (kept?.isStarted) await kept.worker.stop()
  }

  async endAll(): Promise<void> {
    await Promise.all([...this.#processes.keys()].map((name) => this.end({ name })))
  }
}
