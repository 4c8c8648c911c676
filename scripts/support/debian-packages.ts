import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs Debian packages if this is permitted here: as root, on a system that has apt. What counts is what is there afterwards. */
export function installDebianPackages(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${names.join(', ')} from the Debian packages …`)
  attempt('apt-get', ['update', '-q'])
  attempt('apt-get', ['install', '-y', '-q', ...names])
}

/** Runs a step of an installation, which may fail. */
export function attempt(command: string, args: readonly string[]): void {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
