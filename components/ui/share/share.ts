/** What became of a link that was to be shared; undefined where the visitor changed their mind. */
export type ShareOutcome = 'shared' | 'copied' | 'copyFailed' | undefined

/** Shares the device's own way; where it has none, or that fails, the link is copied instead. */
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
