/** Id of the offer to load the page again (`components/layout/reload-offer.tsx`). */
export const RELOAD_OFFER_ID = 'reload-offer'

/** Milliseconds before each further try. The bundler itself tries twice each time. */
const PAUSES_MS = [1_000, 4_000]

/**
 * Loads a script on demand. If it doesn't arrive, which may mean that the site was built again since the page was loaded
 * (docs/decisions/050), it is requested again; after that, the page offers to be loaded again.
 *
 * @throws what `load` throws: the script did not arrive, or failed
 */
export async function loadScript<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const pause of PAUSES_MS) {
    try {
      return await load()
    } catch (error) {
      if (!isMissing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  try {
    return await load()
  } catch (error) {
    if (isMissing(error)) document.getElementById(RELOAD_OFFER_ID)?.showPopover()
    throw error
  }
}

/** Whether a script did not arrive; otherwise it arrived and failed, as it would again. */
const isMissing = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'
