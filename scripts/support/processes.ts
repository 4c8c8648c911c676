import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { end, leadsGroup, type Reason } from './ending.ts'
import type { Environment } from './environment.ts'
import { Failure } from './failure.ts'
import { root } from './root.ts'

const PATIENCE = 5_000
const LINES_SHOWN = 20

export type Program = {
  /** Name in messages, such as "the sandbox". */
  name: string
  /** Arguments of the project's Node, the file first. */
  args: readonly string[]
  /** Another program than the project's Node. */
  command?: string
  /** Its working directory; the checkout by default. */
  folder?: string
  /** Number of the user, and of the group, that runs it; only root may name another. */
  user?: number | undefined
  environment: Environment
  /** File for the output; without one the output is shown. */
  log?: string
  /** Time limit in minutes, after which the program counts as hanging and is ended. */
  minutes?: number
  /**
   * For a server in use: milliseconds that it has to end after SIGTERM or Ctrl-C, which it receives as such. Any other
   * program receives SIGTERM and has five seconds.
   */
  drainMs?: number
}

/** The programs that a command has started. They are ended together, including their children. */
export class Processes {
  readonly #running = new Map<ChildProcess, Program>()
  #stopping: Promise<void> | undefined

  get stopping(): boolean {
    return this.#stopping !== undefined
  }

  /** Runs a program to its end. @throws Failure if it fails */
  async complete(program: Program): Promise<void> {
    const code = await this.exitCode(program)
    if (code !== 0) throw new Failure(`${lastLines(program.log)}${program.name} failed.`)
  }

  /** Runs a program to its end and returns its exit code; null if a signal ended it, as when it hangs. */
  async exitCode(program: Program): Promise<number | null> {
    const child = this.#spawn(program)
    const limit = this.#limit(program, child)
    const code = await this.#exitOf(child)
    clearTimeout(limit)
    if (this.stopping) throw new Failure(`${program.name} was stopped.`)
    return code
  }

  /** Starts a program that keeps running. The promise rejects with a Failure if the program ends unexpectedly. */
  keep(program: Program): Promise<never> {
    const child = this.#spawn(program)
    return new Promise((_resolve, reject) => {
      child.once('close', (code) => {
        if (this.stopping) return
        reject(new Failure(`${lastLines(program.log)}${program.name} ended by itself (${code ?? 'killed'}).`))
      })
    })
  }

  /**
   * Ends every program, the newest first; programs that don't react are killed.
   *
   * @param reason the signal that this command itself received, if any
   */
  stop(reason: Reason = 'SIGTERM'): Promise<void> {
    this.#stopping ??= this.#stopAll(reason)
    return this.#stopping
  }

  async #stopAll(reason: Reason): Promise<void> {
    for (const [child, program] of [...this.#running].toReversed()) await this.#end(child, program, reason)
  }

  async #end(child: ChildProcess, { drainMs }: Program, reason: Reason): Promise<void> {
    const gone = this.#exitOf(child)
    const kill = setTimeout(() => end(child, 'SIGKILL'), PATIENCE + (drainMs ?? 0))
    end(child, drainMs === undefined ? 'SIGTERM' : reason)
    await gone
    clearTimeout(kill)
    if (leadsGroup()) end(child, 'SIGKILL') // programs that it may have started and left running
  }

  #limit(program: Program, child: ChildProcess): NodeJS.Timeout | undefined {
    const { name, minutes } = program
    if (minutes === undefined) return undefined
    return setTimeout(() => {
      console.log(`${name} is ended: it has not finished within ${minutes} minutes.`)
      void this.#end(child, program, 'SIGTERM')
    }, minutes * 60_000)
  }

  #spawn(program: Program): ChildProcess {
    if (this.stopping) throw new Failure(`${program.name} is not started any more.`)
    const output = program.log === undefined ? undefined : openLog(program.log)
    const stdio: StdioOptions = output === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', output, output]
    const env = { ...process.env, ...program.environment, NEXT_TELEMETRY_DISABLED: '1' }
    const { command = process.execPath, folder: cwd = root, user } = program
    const asUser = user === undefined ? {} : { uid: user, gid: user }
    const child = spawn(command, program.args, { cwd, env, stdio, detached: leadsGroup(), ...asUser })
    if (output !== undefined) closeSync(output)
    this.#running.set(child, program)
    child.once('close', () => this.#running.delete(child))
    return child
  }

  #exitOf(child: ChildProcess): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
    return new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
  }
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true })
  return openSync(file, 'w')
}

function lastLines(log: string | undefined): string {
  if (log === undefined) return ''
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LINES_SHOWN)
  return `${lines.join('\n')}\n(all of it: ${relative(root, log)})\n`
}
