import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A test that documentation names: its file, and pieces of titles. */
type NamedTest = { file: string; titles: string[] }

/** What a cell of a table names: files in code, with pieces of titles in quotes behind each. */
export function testsNamedIn(cell: string): NamedTest[] {
  return cell.split('; `').map((part) => ({
    file: /[\w./-]+\.(?:test|spec)\.tsx?/.exec(part)?.[0] ?? part,
    titles: [...part.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }))
}

/** What of it is not there: the file, or a title in it. */
export function missingOf({ file, titles }: NamedTest): string[] {
  if (!existsSync(join(root, file))) return [file]
  const lines = readFileSync(join(root, file), 'utf8').split('\n').filter(mayBeTitle)
  return titles.filter((title) => !lines.some((line) => line.includes(title))).map((title) => `${file}: ${title}`)
}

const mayBeTitle = (line: string) => /\b(?:test|describe)\b|^\s*(?:\]\)\()?['"`]/.test(line)
