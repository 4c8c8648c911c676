import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Environment } from './environment.ts'

/** A program that some tests need and npm does not bring. */
export type SystemProgram = {
  /** Its name in sentences. */
  name: string
  /** Its packages, by package manager; a manager that has none is left out. */
  packages: Readonly<Partial<Record<Manager, readonly string[]>>>
}

/** The package managers that are known, the first one on a machine being the one that is used. */
const managers = ['apt-get', 'dnf', 'brew'] as const

type Manager = (typeof managers)[number]

/** What decides what may be installed here. */
export type Here = {
  manager: Manager | undefined
  isRoot: boolean
  /** Whether a CI system runs this (`CI`): its machines are thrown away. */
  isCI: boolean
  /** Whether somebody sits at a terminal and can be asked. */
  canAsk: boolean
}

/** What may be done about a program that is missing: on nobody's own machine is anything installed without asking. */
export type Step = 'install' | 'ask' | 'tell'

export const redisServer: SystemProgram = {
  name: 'Redis',
  packages: { 'apt-get': ['redis-server'], dnf: ['valkey-compat-redis'], brew: ['redis'] },
}

export const varnish: SystemProgram = {
  name: 'Varnish',
  packages: { 'apt-get': ['varnish', 'varnish-modules'], dnf: ['varnish', 'varnish-modules'] },
}

/** Chromium without windows, and letters for Japanese pages. */
export const headlessShell: SystemProgram = {
  name: 'Chromium',
  packages: { 'apt-get': ['chromium-headless-shell', 'fonts-noto-cjk'] },
}

/** What is known of this machine. */
export function here(environment: Environment = process.env): Here {
  return {
    manager: managers.find((name) => isInPath(name, environment.PATH ?? '')),
    isRoot: process.getuid?.() === 0,
    isCI: Boolean(environment.CI),
    canAsk: process.stdin.isTTY && process.stdout.isTTY,
  }
}

const isInPath = (name: string, path: string) => path.split(delimiter).some((folder) => existsSync(join(folder, name)))

/**
 * What may be done on a machine about a program that is missing there. Only Debian's packages are installed from here, by root.
 * Root without a terminal is a container or a CI system, whether it sets `CI` or not: nobody can be asked, or has to be.
 */
export function stepFor({ packages }: SystemProgram, { manager, isRoot, isCI, canAsk }: Here): Step {
  const canInstall = manager === 'apt-get' && isRoot && packages[manager] !== undefined
  if (!canInstall) return 'tell'
  return isCI || !canAsk ? 'install' : 'ask'
}

/** One sentence that says how to install a program by hand. */
export function howToInstall({ name, packages }: SystemProgram, { manager, isRoot }: Here): string {
  const names = manager === undefined ? undefined : packages[manager]
  if (manager === undefined || names === undefined)
    return `${name} can be installed where there are packages of it (Debian, Fedora), or is there in the dev container.`
  const sudo = manager === 'brew' || isRoot ? '' : 'sudo '
  return `Install ${name} with \`${sudo}${manager} install ${names.join(' ')}\`.`
}

/**
 * Installs a program that is missing, if nobody is at a terminal or somebody there agrees; otherwise says how to do it.
 * Whether it worked shows when the program is looked for again.
 *
 * @param without what happens without it, as a sentence
 */
export async function provide(program: SystemProgram, without: string): Promise<void> {
  const machine = here()
  const step = stepFor(program, machine)
  if (step === 'install' || (step === 'ask' && (await agrees(`${without} ${howToInstall(program, machine)}`))))
    return installPackages(program)
  if (step === 'tell') console.warn(`${without} ${howToInstall(program, machine)}`)
}

async function agrees(sentence: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${sentence} Do this now? [y/N] `)
  terminal.close()
  return /^y(?:es)?$/i.test(answer.trim())
}

/** Each by itself: a release that lacks one may have the others. */
function installPackages({ name, packages }: SystemProgram): void {
  console.log(`Installing ${name} from the packages of this system …`)
  attempt('apt-get', ['update', '-q'])
  for (const each of packages['apt-get'] ?? []) attempt('apt-get', ['install', '-y', '-q', each])
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
