import { type ChildProcess, spawnSync } from 'node:child_process'

/** Why programs are ended: by hand (SIGINT), or by the system (SIGTERM). */
export type Reason = 'SIGINT' | 'SIGTERM'

/** How a program, with all that it has started, is told to end, or made to. */
export type Ending =
  /** A signal to the process group that the program leads. */
  | { by: 'group'; group: number; signal: NodeJS.Signals }
  /** A command that ends the process and those below it at once. */
  | { by: 'command'; command: string; args: readonly string[] }
  /** Nothing: it has been told already. */
  | { by: 'waiting' }

/**
 * Whether a program leads a process group of its own, so that Ctrl-C reaches only the command that has started it, which
 * then ends its programs in order. Windows has no such groups; there a detached program would get a window of its own,
 * and Ctrl-C reaches every program of the console.
 */
export const leadsGroup = (platform: NodeJS.Platform = process.platform): boolean => platform !== 'win32'

/**
 * How a program ends by a signal on a platform. Windows has none: a program hears of Ctrl-C by its console, and
 * otherwise can only be ended at once.
 */
export function endingOf(
  pid: number,
  signal: Reason | 'SIGKILL',
  platform: NodeJS.Platform = process.platform,
): Ending {
  if (leadsGroup(platform)) return { by: 'group', group: -pid, signal }
  if (signal === 'SIGINT') return { by: 'waiting' }
  return { by: 'command', command: 'taskkill', args: ['/pid', String(pid), '/t', '/f'] }
}

/** Ends a program, or tells it to end; one that has ended already is left alone. */
export function end({ pid }: ChildProcess, signal: Reason | 'SIGKILL'): void {
  if (pid === undefined) return
  const ending = endingOf(pid, signal)
  if (ending.by === 'command') spawnSync(ending.command, ending.args, { stdio: 'ignore' })
  if (ending.by !== 'group') return
  try {
    process.kill(ending.group, ending.signal)
  } catch {
    // The whole group has ended.
  }
}
