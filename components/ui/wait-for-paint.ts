/** Limit of the wait for a frame, since none comes while a page is hidden. */
const LONGEST_FRAME_MS = 100

/** Resolves once the changes caused by an event so far have been painted. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_FRAME_MS)
  })
