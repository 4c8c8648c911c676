import type { Page } from '@playwright/test'

declare global {
  /** What a screen reader has said of its own accord since the last act: the words of live regions. */
  var announced: string[] | undefined
}

/**
 * Runs in the browser, before the page: notes what live regions say, as a screen reader would. A polite region that
 * arrives with its words says nothing, since readers tell of changes in regions that they know; an alert is said at
 * once. What lies behind a modal dialog is out of reach, and says nothing either.
 */
function noteAnnouncements(): void {
  const LIVE = '[role=status],[role=alert],[role=log],output,[aria-live=polite],[aria-live=assertive]'
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
  const isAssertive = (region: Element) => region.matches('[role=alert],[aria-live=assertive]')
  const isReachable = (region: Element) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    return !region.closest('[aria-hidden=true],[inert]') && (!modal || modal.contains(region))
  }
  const within = (node: Node) =>
    node instanceof Element ? [node, ...node.querySelectorAll(LIVE)].filter((each) => each.matches(LIVE)) : []
  const regionsOf = ({ target, addedNodes }: MutationRecord) => [
    elementOf(target)?.closest(LIVE),
    ...[...addedNodes].flatMap(within),
  ]
  const note = (records: MutationRecord[]) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    const isNew = (region: Element) => added.some((node) => node.contains(region))
    const changed = new Set(records.flatMap(regionsOf).filter((each): each is Element => each instanceof Element))
    for (const region of changed) {
      const words = region.textContent.replaceAll(/\s+/g, ' ').trim()
      if (words && isReachable(region) && (isAssertive(region) || !isNew(region))) globalThis.announced?.push(words)
    }
  }
  globalThis.announced = []
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Has each page of a tab note what it announces. */
export async function followAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(noteAnnouncements)
}

/** What a screen reader says of its own accord. */
export type Announcements = {
  /** Words of live regions since the last act, oldest first. */
  live: string[]
  /** Role, name, description and state of what has the focus, and the name of the dialog that it is in. */
  focused: string
  title: string
}

/** Forgets what was announced before an act. */
export async function forgetAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => void (globalThis.announced = []))
}

/** What has been announced since the last act. */
export async function announcementsOf(page: Page): Promise<Announcements> {
  const focus = page.locator(':focus')
  const focused = (await focus.count()) > 0 ? await focus.first().ariaSnapshot({ timeout: 1000 }) : ''
  const said = await page.evaluate(() => {
    const { activeElement, title } = document
    const textOf = (ids: string | null | undefined) =>
      (ids ?? '')
        .split(' ')
        .map((id) => (id && document.querySelector(`#${CSS.escape(id)}`)?.textContent) ?? '')
        .join(' ')
    const dialog = activeElement?.closest('dialog, [role=dialog]')
    const around = [
      dialog?.getAttribute('aria-label'),
      textOf(dialog?.getAttribute('aria-labelledby')),
      textOf(dialog?.getAttribute('aria-describedby')),
      textOf(activeElement?.getAttribute('aria-describedby')),
    ]
    return { live: globalThis.announced ?? [], title, around: around.join(' ') }
  })
  return { live: said.live, title: said.title, focused: `${focused} ${said.around}` }
}
