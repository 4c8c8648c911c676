import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { end, findFreePort, startProgram } from './own-programs.ts'

const root = join(import.meta.dirname, '../..')

/** A packed site with a sandbox of its own. */
export type PackedSite = {
  url: string
  sandboxUrl: string
  /** The lines that it has logged. */
  log: () => string
  stop: () => Promise<void>
}

/** Packs the tested build into a folder outside the checkout (`npm run deploy:pack`). @returns the folder */
export async function packBuild(...options: string[]): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'packed-')), 'site')
  await promisify(execFile)(process.execPath, [join(root, 'scripts/deploy-pack.ts'), folder, ...options], { cwd: root })
  return folder
}

/** Starts a packed site with defaults only, as on another machine: nothing of this process's environment applies. */
export async function startPacked(
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<PackedSite> {
  const [port, sandboxPort] = await Promise.all([findFreePort(), findFreePort()])
  const url = `http://localhost:${port}`
  const sandboxUrl = `http://localhost:${sandboxPort}`
  const cache = mkdtempSync(join(tmpdir(), 'packed-cache-'))
  const environment = {
    PATH: process.env.PATH,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATABASE: ':memory:',
    SESSION_SECRET: crypto.randomUUID(),
    PRISMIC_WEBHOOK_SECRET: 'example-webhook-secret',
    CLOCK_OFFSET_MS: process.env.CLOCK_OFFSET_MS ?? '0',
    CACHE_FOLDER: cache,
    DRAIN_NOTICE_MS: '0',
    // A sandbox that has to wait for a busy machine is slow, not out of reach.
    UPSTREAM_DEADLINE_MS: '8000',
    ...variables,
  }
  const sandbox = await startProgram(join(root, 'sandbox/main.ts'), environment, `${sandboxUrl}/control/health`)
  const written: string[] = []
  const site = await startProgram(join(folder, 'server.ts'), environment, `${url}/livez`, written)
  const stop = async () => {
    await Promise.all([site, sandbox].map(end))
    rmSync(cache, { recursive: true, force: true })
  }
  return { url, sandboxUrl, log: () => written.join(''), stop }
}
