import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FILE = join(import.meta.dirname, '../../test-results/fault-matrix.md')

/** Begins the table of what visitors saw while a service was in trouble. */
export function beginMatrix(): void {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, '| service | fault | what was asked | what was seen |\n|---|---|---|---|\n')
}

export function noteSeen(service: string, fault: string, asked: string, seen: string): void {
  appendFileSync(FILE, `| ${service} | ${fault} | ${asked} | ${seen} |\n`)
}
