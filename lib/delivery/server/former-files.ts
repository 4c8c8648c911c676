import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { cp, readdir, rename, rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { siteLog } from '../../core/server/logging/logger.ts'
import { DRAFT_ENDING, keepMarked, markUsed, unusedFolders } from '../page-cache/old-folders.ts'

const ADDRESS = /^\/_next\/(static\/(?:[\w-][\w.~-]*\/)*[\w-][\w.~-]*)(?:\?|$)/

/** Folder of the scripts and styles within a build's. */
const STATIC = 'static'

const CONTENT_TYPES: Readonly<Record<string, string | undefined>> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

type Folders = {
  /** The build's folder. */
  build: string
  /** Folder of this build's files, beside those of other builds. */
  own: string
}

/**
 * Scripts and styles of other builds, which browsers and fronts need that have a page of theirs: of the build before, and
 * during a rollout also of the next one, whose instances store them here (docs/decisions/050). Their names change with
 * their content, so they may be sent for any build.
 */
export class FormerFiles {
  readonly #folders: Folders

  constructor(folders: Folders) {
    this.#folders = folders
  }

  /**
   * Stores the files of this build, and removes those of earlier builds that are no longer needed. Counts its own as used
   * every hour from then on.
   *
   * @throws Error if the files can't be copied, or those of an earlier build can't be removed
   */
  async share(): Promise<void> {
    const { own } = this.#folders
    markUsed(own)
    keepMarked([own])
    if (!existsSync(join(own, STATIC))) await this.#copy()
    for (const old of unusedFolders(own)) await rm(old, { recursive: true, force: true })
  }

  async #copy(): Promise<void> {
    const { build, own } = this.#folders
    // A process id would be the same in every container.
    const draft = `${own}.${randomUUID()}${DRAFT_ENDING}`
    try {
      await cp(join(build, STATIC), join(draft, STATIC), { recursive: true })
      await rename(join(draft, STATIC), join(own, STATIC)).catch((error: unknown) => {
        if (!wasFaster(error)) throw error
      })
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }

  /**
   * Answers a request for a script or style that this build doesn't have, before the framework.
   *
   * @returns whether the request is one
   */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const path = ADDRESS.exec(request.url ?? '')?.[1]
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (path === undefined || !isRead || existsSync(join(this.#folders.build, path))) return false
    void this.#answer(path, request, response).catch((err: unknown) => {
      siteLog().error({ err }, 'a file of another build can’t be answered')
      response.destroy()
    })
    return true
  }

  async #answer(path: string, { method }: IncomingMessage, response: ServerResponse): Promise<void> {
    const found = await this.#find(path)
    if (found === undefined) return void response.writeHead(404, { 'cache-control': 'no-store' }).end()
    response.writeHead(200, {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
      'content-length': found.bytes,
    })
    if (method === 'HEAD') return void response.end()
    await pipeline(createReadStream(found.file), response)
  }

  async #find(path: string): Promise<{ file: string; bytes: number } | undefined> {
    const builds = await readdir(dirname(this.#folders.own)).catch(() => [])
    for (const build of builds.filter((name) => !name.endsWith(DRAFT_ENDING))) {
      const file = join(dirname(this.#folders.own), build, path)
      const found = await stat(file).catch(() => undefined)
      if (found?.isFile()) return { file, bytes: found.size }
    }
    return undefined
  }
}

/** Whether a folder could not be moved because another instance has moved its own there first. */
const wasFaster = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')
