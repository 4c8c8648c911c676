import { type MissingScript, RELOAD_OFFER_ID, SCRIPT_MISSING } from '@/lib/core/missing-script'

/** Milliseconds before each further try. The bundler itself tries twice each time. */
const PAUSES_MS = [1_000, 4_000]

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
    if (isMissing(error)) void untilWorthTrying(error).catch(() => {})
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
      await untilWorthTrying(error)
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

/**
 * Reports a script that did not arrive to the head script, which says why (`lib/delivery/page-files-script.ts`). The
 * bundler's error names its address; without one, the site itself is asked for.
 *
 * @throws the error, if the script is gone
 */
function untilWorthTrying(error: Error): Promise<void> {
  return new Promise((again, reject) => {
    const gone = () => {
      document.getElementById(RELOAD_OFFER_ID)?.showPopover()
      reject(error)
    }
    const detail: MissingScript = { path: /\S*\/_next\/\S+\.js/.exec(error.message)?.[0] ?? '/livez', gone, again }
    dispatchEvent(new CustomEvent(SCRIPT_MISSING, { detail }))
  })
}
