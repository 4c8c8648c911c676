import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** A page as the framework's cache keeps it; the fields that an answer is made of. */
export type StoredPage = {
  html: string
  rscData: Buffer
  headers?: Record<string, string | string[] | undefined>
  /** Parts for fetching ahead, which are not read back: without them the browser asks for the whole page. */
  segmentData?: undefined
}

const metaSchema = z.object({ headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional() })

/**
 * Reads a page that was stored, whatever has been said of its tags since.
 *
 * @param serverDirectory the build's `.next/server`
 * @param key the framework's cache key, `/route-cache/APP_PAGE/{owner}/$/{path}`
 */
export async function readStoredPage(serverDirectory: string, key: string): Promise<StoredPage | undefined> {
  const base = pathsOf(serverDirectory, key).find((path) => existsSync(`${path}.html`))
  if (base === undefined) return undefined
  const [html, rscData, meta] = await Promise.all([
    readFile(`${base}.html`, 'utf8'),
    readFile(`${base}.rsc`),
    readFile(`${base}.meta`, 'utf8').then((text) => metaSchema.parse(JSON.parse(text))),
  ])
  return { html, rscData, headers: meta.headers, segmentData: undefined }
}

/** Forgets a stored page, so that the next request renders it anew, also after a restart. */
export async function removeStoredPage(serverDirectory: string, key: string): Promise<void> {
  await Promise.all(pathsOf(serverDirectory, key).map((path) => rm(`${path}.html`, { force: true })))
}

/** Where a page may lie: under its scoped key, or where the build put it. Without file ending. */
function pathsOf(serverDirectory: string, key: string): string[] {
  const scoped = join(serverDirectory, key)
  const [, path] = key.split('/$/')
  return path === undefined ? [scoped] : [scoped, join(serverDirectory, 'app', path)]
}
