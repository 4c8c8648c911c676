import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PROGRAM = '/usr/bin/apt-get'

/** Whether Debian packages can be installed here. */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync(PROGRAM)

/** Tries to install packages of Debian: what counts is whether their programs are there afterwards. */
export function installPackages(...names: string[]): void {
  attempt(PROGRAM, ['update', '-q'])
  attempt(PROGRAM, ['install', '-y', '-q', ...names])
}

/** Runs a step that may fail. */
export function attempt(command: string, args: readonly string[]): void {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      // At this run level a package doesn't start its server, which would take its usual port.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
