import { CONNECTION_NOTICE_ID, RELOAD_OFFER_ID, SCRIPT_MISSING } from '../core/missing-script.ts'
import { startsScript } from './starts-script.ts'

/** The id of a page's list of its script files, which the head script runs (docs/decisions/016). */
export const PAGE_FILES = 'page-files'

/** The beginning of an element for a script file that waits for the head script, in a page made for one request. */
export const WAITING_TAG = '<script type="text/plain" data-waits'

/**
 * Events by which a visitor shows that the page's script may be needed soon (docs/decisions/046). Chromium also reports a
 * pointer that rests where a page appears as moved, by nothing.
 */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'input']

/** Players need it at once, and so do addresses that name a place or a choice; `utm_` says where a visitor comes from. */
const WANTED = "root.dataset.player === 'on' || /#|[?&](?!utm_)./.test(location.search + location.hash)"

/** A request for a missing script that takes this long counts as unanswered. */
const ASK_MS = 10_000

/**
 * The part of the head script that runs the page's script files, each once.
 *
 * A cached page lists its files. They run after the document has been parsed, the first paint (016), and the visitor's first
 * sign (046), or as soon as an element that can't wait is in view (`startsScript`). A page made for one request is parsed until
 * the slowest service has answered, so that its files don't wait for that, but for the first paint alone; they stand where the
 * framework puts them (`WAITING_TAG`).
 *
 * If a file is gone, since the page was superseded (045) or the site was built again, the page is reloaded: once for each version
 * of the page, which its first file identifies, since a cache in between may return the same document again. Then, and where the
 * browser can't store that it was reloaded, the page offers to be. If a file doesn't arrive for another reason, the page says so,
 * and the file is requested again when the browser is online again, and at the next press. The same is done for other scripts,
 * which are reported as events (`MissingScript`). The script around it defines `page`, `root` and `reload`, and uses `painted` and
 * `run`.
 */
export const pageFiles = `
  let painted = !WAITS_FOR_PAINT
  let isWanted = !WAITS_FOR_SIGN || ${WANTED}
  let renew = version => {
    let before = version
    renew = () => {}
    try {
      const renewedFor = sessionStorage.renewedFor
      sessionStorage.renewedFor = version
      before = renewedFor
    } catch {}
    if (before === version) page.getElementById('${RELOAD_OFFER_ID}')?.showPopover()
    else reload()
  }
  const add = (path, version, integrity = '') => {
    const script = page.createElement('script')
    script.async = true
    script.setAttribute('integrity', integrity)
    script.addEventListener('error', () => {
      script.remove()
      explain({ path, gone: () => renew(version), again: () => add(path, version, integrity) }).catch(console.warn)
    })
    script.setAttribute('src', path)
    page.head.append(script)
  }
  const explain = async ({ path, gone, again }) => {
    const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(${ASK_MS}) }
    const { status } = await fetch(path, options).catch(() => ({}))
    if (status === 404 || status === 410) return gone()
    const notice = page.getElementById('${CONNECTION_NOTICE_ID}')
    const ending = new AbortController()
    const retry = () => {
      ending.abort()
      notice?.hidePopover()
      again()
    }
    for (const act of ['online', 'click']) addEventListener(act, retry, { capture: true, signal: ending.signal })
    notice?.showPopover()
  }
  addEventListener('${SCRIPT_MISSING}', ({ detail }) => explain(detail).catch(console.warn))
  let version
  const run = () => {
    if (!painted) return
    for (const waiting of page.querySelectorAll('script[data-waits]')) {
      waiting.remove()
      const path = waiting.getAttribute('src')
      add(path, (version ??= path))
    }
    if (page.readyState === 'loading') return requestAnimationFrame(run)
    const list = isWanted && page.querySelector('script[id=${PAGE_FILES}]')
    if (!list) return
    list.remove()
    const files = [...list.textContent.matchAll(/(\\S+) (\\S+)/g)]
    for (const [, path, integrity] of files) add(path, files[0][1], integrity)
  }
  const signs = new AbortController()
  const want = () => {
    isWanted = true
    signs.abort()
    run()
  }
  const takeSign = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) want()
  }
${startsScript}
  if (!isWanted) {
    for (const sign of ${JSON.stringify(SIGNS)}) {
      addEventListener(sign, takeSign, { passive: true, capture: true, signal: signs.signal })
    }
    page.addEventListener('DOMContentLoaded', watch)
  }
  page.addEventListener('DOMContentLoaded', run)`
