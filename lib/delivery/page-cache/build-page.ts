import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { PageValue } from './cache-entry.ts'

const metaSchema = z.object({ headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional() })

type BuildPage = { value: Pick<PageValue, 'html' | 'rscData' | 'headers'>; lastModified: number }

/**
 * Reads a page as the build made it, whatever has been said of its tags since.
 *
 * @param serverDirectory the build's `.next/server`
 * @param key the framework's cache key, `/route-cache/APP_PAGE/{owner}/$/{path}`
 */
export async function readBuildPage(serverDirectory: string, key: string): Promise<BuildPage | undefined> {
  const base = pathOf(serverDirectory, key)
  if (base === undefined) return undefined
  try {
    const [html, rscData, meta, { mtimeMs }] = await Promise.all([
      readFile(`${base}.html`, 'utf8'),
      readFile(`${base}.rsc`),
      readFile(`${base}.meta`, 'utf8').then((text) => metaSchema.parse(JSON.parse(text))),
      stat(`${base}.html`),
    ])
    return { value: { html, rscData, headers: meta.headers }, lastModified: mtimeMs }
  } catch {
    return undefined
  }
}

/** Forgets a page of the build, so that the next request renders it anew, also after a restart. */
export async function removeBuildPage(serverDirectory: string, key: string): Promise<void> {
  const base = pathOf(serverDirectory, key)
  if (base !== undefined) await rm(`${base}.html`, { force: true })
}

/** Where the build put a page, without file ending. */
function pathOf(serverDirectory: string, key: string): string | undefined {
  const [, path] = key.split('/$/')
  return path === undefined ? undefined : join(serverDirectory, 'app', path)
}
