/** The outcome of sharing a link; undefined if the visitor cancelled. */
export type ShareOutcome = 'shared' | 'copied' | 'copyFailed' | undefined

/** Opens the device's share dialog; if that isn't available, or fails, the link is copied instead. */
export async function share({ title, url }: { title: string; url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return copyLink(url)
  try {
    await navigator.share({ title, url })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? undefined : copyLink(url)
  }
}

export async function copyLink(url: string): Promise<'copied' | 'copyFailed'> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'copyFailed' // the browser does not let us
  }
}
