import { isSafeTransport } from './loopback'
import { withRetry } from './with-retry'

/**
 * Loads and runs a service's script in the page: only one on the list, over https (or from this machine), from a `.js`
 * file, optionally with a query (SC-001). Retries up to 3 times, after 500, 1000 and 2000 ms.
 *
 * Cached pages have to name it in their policy (lib/delivery/page-cache/service-scripts.ts); pages rendered per request
 * allow it by their nonce.
 *
 * @param allowed addresses without query
 * @throws Error `Failed to load {url}` (SC-002); immediately, with another message, for a script that may not be loaded
 */
export async function loadScript(url: string, allowed: readonly string[]): Promise<void> {
  if (!isAllowed(url, allowed)) throw new Error(`Not a script that may be loaded: ${url}`)
  await withRetry(() => run(url))()
}

function isAllowed(url: string, allowed: readonly string[]): boolean {
  const address = new URL(url, location.href)
  const { origin, pathname } = address
  return isSafeTransport(address) && pathname.endsWith('.js') && allowed.includes(`${origin}${pathname}`)
}

function run(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
    if (nonce) script.nonce = nonce
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`Failed to load ${url}`))
    })
    script.src = url
    document.head.append(script)
  })
}
