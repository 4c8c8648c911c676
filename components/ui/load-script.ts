import { CONNECTION_NOTICE_ID } from '@/lib/core/connection-notice'

/** Id of the offer to load the page again (`components/layout/script-notices.tsx`). */
export const RELOAD_OFFER_ID = 'reload-offer'

/** Milliseconds before each further try. The bundler itself tries twice each time. */
const PAUSES_MS = [1_000, 4_000]
/** Milliseconds after which the question whether a script is still there counts as unanswered. */
const ASK_MS = 10_000

/**
 * Loads a script on demand. If it doesn't arrive, it is requested again; after that, the page says why: the site was built
 * again since the page was loaded (docs/decisions/050), and the page offers to be loaded again, or the connection is gone.
 *
 * @throws what `load` throws: the script did not arrive, or failed
 */
export async function loadScript<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await tryRepeatedly(load)
  } catch (error) {
    if (!isMissing(error)) throw error
    if (await isGone(error)) offerReload()
    else void untilWorthTrying()
    throw error
  }
}

/**
 * Like `loadScript`, for a part of the page that appears once its script is there: while the connection is gone, it is
 * tried again when the browser is online again, and at each press on the page.
 *
 * @throws what `load` throws: the script is gone, or failed
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await tryRepeatedly(load)
    } catch (error) {
      if (!isMissing(error)) throw error
      if (await isGone(error)) {
        offerReload()
        throw error
      }
      await untilWorthTrying()
    }
  }
}

async function tryRepeatedly<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const pause of PAUSES_MS) {
    try {
      return await load()
    } catch (error) {
      if (!isMissing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return load()
}

/** Whether a script did not arrive; otherwise it arrived and failed, as it would again. */
const isMissing = (error: unknown): error is Error => error instanceof Error && error.name === 'ChunkLoadError'

/** Whether the server says that a script no longer exists. The bundler's error names its address. */
async function isGone({ message }: Error): Promise<boolean> {
  const address = /\S*\/_next\/\S+\.js/.exec(message)?.[0]
  if (address === undefined) return false
  try {
    const signal = AbortSignal.timeout(ASK_MS)
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal })
    return status === 404 || status === 410
  } catch {
    return false
  }
}

const offerReload = () => document.getElementById(RELOAD_OFFER_ID)?.showPopover()

/** Shows that the connection is gone until the browser is online again, or the visitor presses something. */
async function untilWorthTrying(): Promise<void> {
  const notice = document.getElementById(CONNECTION_NOTICE_ID)
  notice?.showPopover()
  const ending = new AbortController()
  await new Promise((resolve) => {
    addEventListener('online', resolve, { signal: ending.signal })
    addEventListener('click', resolve, { signal: ending.signal, capture: true })
  })
  ending.abort()
  notice?.hidePopover()
}
