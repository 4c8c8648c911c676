import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseDocumentFile } from './document-file.ts'
import { sourceSchema, type DocumentSource } from './source.ts'

/** Reads every document file below a folder, in the order of their paths. Throws at the first invalid one. */
export function loadDocuments(folder: string): DocumentSource[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => parseDocumentFile(path, readFileSync(join(folder, path), 'utf8')))
}

/**
 * Reads documents as `loadDocuments` does, for one of many sandboxes that are started with the same files: parsing YAML is
 * half of a sandbox's start.
 *
 * @param kept file with the documents as JSON; the first sandbox writes it, the others read it, whatever the folder holds
 */
export function loadDocumentsOnce(folder: string, kept: string): DocumentSource[] {
  if (existsSync(kept)) return z.array(sourceSchema).parse(JSON.parse(readFileSync(kept, 'utf8')))
  const documents = loadDocuments(folder)
  const whole = `${kept}.${process.pid}`
  writeFileSync(whole, JSON.stringify(documents))
  renameSync(whole, kept)
  return documents
}
