import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FILE = join(import.meta.dirname, '../../test-results/security-matrix.md')

/** Begins the table of the members' area's answers to each attempt. */
export function beginMatrix(): void {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, '| asked | attempt | status |\n|---|---|---|\n')
}

export function noteAnswer(asked: string, attempt: string, status: number): void {
  appendFileSync(FILE, `| ${asked} | ${attempt} | ${status} |\n`)
}
