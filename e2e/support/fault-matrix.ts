import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../test-results')

/** A table of what was seen during faults of a service: `test-results/{name}.md`. */
export function faultMatrix(name: string) {
  const file = join(folder, `${name}.md`)
  return {
    beginMatrix(): void {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, '| service | fault | what was asked | what was seen |\n|---|---|---|---|\n')
    },
    noteSeen(service: string, fault: string, asked: string, seen: string): void {
      appendFileSync(file, `| ${service} | ${fault} | ${asked} | ${seen} |\n`)
    },
  }
}
