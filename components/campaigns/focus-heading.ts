/** Moves the focus to the heading of a page whose content was replaced, as after following a link. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  scrollTo({ top: 0 }) // smoothly or not, as the style sheet says for the visitor's wish about motion
}
