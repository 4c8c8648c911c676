import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocumentFile } from './document-file.ts'
import type { DocumentSource } from './source.ts'

/** Reads every document file below a folder, in the order of their paths. Throws at the first invalid one. */
export function loadDocuments(folder: string): DocumentSource[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => parseDocumentFile(path, readFileSync(join(folder, path), 'utf8')))
}
