import { units } from '../core/remaining.ts'
import { timeFormats } from '../core/time-text.ts'
import { ZONE_CHANGE } from '../core/zone.ts'
import { siteNotices } from './site-notices-script.ts'

/**
 * The part of the head script that puts texts of the server into the visitor's clock and zone, which is the browser's or
 * the one that the visitor has chosen (in the cookie `data-zone-cookie`, `lib/core/zone.ts`): instants (`data-local-time`),
 * the name of the zone (`data-own-zone`), headings that repeat the one before (`data-shown-once`), how near a start or a
 * day is (`data-near`), and countdowns (`data-counts-to`); and shows the editors' notices. It follows elements as they are
 * parsed and as React draws them, so a text is never shown otherwise, and no other script is needed for it. Only text
 * nodes, `value` and `hidden` change: React keeps them when it hydrates, and its own rendering in the browser has the same
 * results; what is near is drawn here alone.
 */
export const visitorTexts = `(page => {
  const root = page.documentElement
  const formats = ${JSON.stringify(timeFormats)}
  const units = ${JSON.stringify(units)}
  let known = {}
  let zone
  const readZone = () => {
    known = {}
    zone = undefined
    try {
      const [, first = '', second] = ('; ' + page.cookie).split('; ' + root.dataset.zoneCookie + '=')
      const chosen = /^[A-Z][^;]*/i.exec(second === undefined ? first : '')?.[0]
      // Throws for a name of no zone. Not without one: the first formatter of a page takes tens of milliseconds.
      if (chosen) new Intl.DateTimeFormat('en', { timeZone: chosen })
      zone = chosen
    } catch {}
  }
  readZone()
  const formatOf = options => (known[JSON.stringify(options)] ??= new Intl.DateTimeFormat(root.lang, { ...options, timeZone: zone }))
  const write = ({ firstChild }, text) => {
    if (firstChild && firstChild.data !== text) firstChild.data = text
  }
  const nameOf = (zone, at) => {
    const part = timeZoneName =>
      formatOf({ timeZoneName }).formatToParts(at).find(({ type }) => type === 'timeZoneName').value
    const [name, offset] = [part('longGeneric'), part('shortOffset')]
    return zone === 'UTC' ? zone : name === offset ? name : name + ' (' + offset + ')'
  }
${siteNotices}
  const serve = () => {
    judge()
    for (const time of page.querySelectorAll('[data-local-time]')) {
      const [format, instant] = time.dataset.localTime.split(' ')
      write(time, formatOf(formats[format]).format(new Date(instant)))
    }
    for (const place of page.querySelectorAll('[data-own-zone]')) {
      const own = zone ?? formatOf({}).resolvedOptions().timeZone
      write(place, nameOf(own, new Date(place.dataset.ownZone)))
      if ('value' in place) place.value = own
    }
    count()
    let before
    for (const heading of page.querySelectorAll('[data-shown-once]')) {
      heading.hidden = before?.textContent === heading.textContent && before.closest('ol') === heading.closest('ol')
      before = heading
    }
  }
  // The browser knows the date in its own zone without a formatter.
  const dateOf = at => zone
    ? Date.parse((known.date ??= new Intl.DateTimeFormat('en-CA', { timeZone: zone })).format(at))
    : new Date(at).setHours(0, 0, 0, 0)
  const tellNear = now => {
    let wait = Infinity
    for (const place of page.querySelectorAll('[data-near]')) {
      const [kind, instant] = place.dataset.near.split(' ')
      const left = new Date(instant) - now
      const isStart = kind === 'start'
      const unit = !isStart ? kind : left < 36e5 ? 'minute' : left < 864e5 ? 'hour' : 'day'
      const near = unit === 'day' ? Math.round((dateOf(new Date(instant)) - dateOf(now)) / 864e5) : Math.ceil(left / (unit === 'hour' ? 36e5 : 6e4))
      place.hidden = isStart ? left <= 0 : unit === 'day' ? near !== 0 && near !== 1 : near < 1 || near > 60
      if (!place.hidden) {
        const words = (known.near ??= new Intl.RelativeTimeFormat(root.lang, { numeric: 'auto', style: 'short' }))
        write(place, words.format(near, unit))
      }
      if (left > 0) wait = Math.min(wait, left % 6e4 || 6e4)
    }
    return wait
  }
  let ticking
  const count = () => {
    clearTimeout(ticking)
    const now = Date.now() + Number(root.dataset.clockOffset ?? 0)
    let wait = tellNear(now)
    for (const timer of page.querySelectorAll('[data-counts-to]')) {
      const left = Date.parse(timer.dataset.countsTo) - now
      for (const figure of timer.querySelectorAll('[data-countdown]')) {
        const [seconds, most] = units[figure.dataset.countdown]
        write(figure, String(Math.floor(Math.max(0, Math.ceil(left / 1000)) / seconds) % most).padStart(2, '0'))
      }
      if (left > 0) wait = Math.min(wait, left % 1000 || 1000)
    }
    if (wait < Infinity) ticking = setTimeout(count, wait)
  }
  new MutationObserver(serve).observe(page, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-local-time', 'data-own-zone', 'data-counts-to', 'data-near'],
  })
  page.addEventListener('DOMContentLoaded', serve)
  page.addEventListener('visibilitychange', () => {
    readZone()
    judged = new WeakSet()
    serve()
  })
  addEventListener('${ZONE_CHANGE}', () => {
    readZone()
    serve()
  })
})(document)`
