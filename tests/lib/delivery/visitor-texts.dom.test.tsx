import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { formatDay, formatTime, zoneName } from '@/components/ui/local-time/day-text'
import { locales } from '@/i18n/locales'
import { timeText, type TimeFormat } from '@/lib/core/time-text'
import { keepZone } from '@/lib/core/zone'
import { startHeadScript, untilServed } from '../../head-script'
import { travelTo } from '../../travel-to'

const INSTANT = '2030-05-15T22:30:00.000Z'
const ZONES = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kolkata', 'Pacific/Auckland']

beforeEach(() => {
  document.body.innerHTML = ''
})

function speak(language: string) {
  document.documentElement.lang = language
  onTestFinished(() => {
    document.documentElement.lang = ''
  })
}

/** An element that the server has drawn for everybody. */
function draw(attributes: string, tag = 'span'): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = `<${tag} ${attributes}>–</${tag}>`
  return document.body.appendChild(box).firstElementChild as HTMLElement
}

test.each(locales.flatMap((locale) => ZONES.map((zone) => [locale, zone] as const)))(
  'texts are those that the site’s own functions make: %s, %s',
  async (locale, zone) => {
    speak(locale)
    const formats: TimeFormat[] = ['short', 'full', 'time', 'day', 'clock']
    const times = formats.map((format) => draw(`data-local-time="${format} ${INSTANT}"`))
    const name = draw(`data-own-zone="${INSTANT}"`)
    travelTo(zone)
    await startHeadScript()
    expect(times.map((time) => time.textContent)).toEqual([
      ...formats.slice(0, 3).map((format) => timeText(INSTANT, { locale, format })),
      formatDay(INSTANT, locale, zone),
      formatTime(INSTANT, locale, zone),
    ])
    expect(name.textContent).toBe(zoneName(zone, locale, new Date(INSTANT)))
  },
)

test('the zone that the visitor has chosen goes before the browser’s, also once it changes', async () => {
  travelTo('Europe/Berlin')
  document.cookie = 'zone=Asia/Tokyo; path=/'
  onTestFinished(() => void (document.cookie = 'zone=; path=/; max-age=0'))
  const time = draw(`data-local-time="clock ${INSTANT}"`)
  const option = draw(`value="UTC" data-own-zone="${INSTANT}"`, 'option') as HTMLOptionElement
  await startHeadScript()
  expect(time).toHaveTextContent('7:30 AM')
  expect(option.value).toBe('Asia/Tokyo')
  keepZone('America/Denver')
  expect(time).toHaveTextContent('4:30 PM')
  document.cookie = 'zone=Mars/Olympus; path=/'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(time).toHaveTextContent('12:30 AM')
  expect(option.value).toBe('Europe/Berlin')
})

test('an option that stands for the visitor’s zone has its value, and stays selected', async () => {
  const select = draw('', 'select') as HTMLSelectElement
  select.innerHTML = `<option value="UTC" selected data-own-zone="${INSTANT}">UTC</option><option value="Asia/Tokyo">Tokyo</option>`
  travelTo('Europe/Berlin')
  await startHeadScript()
  expect(select.value).toBe('Europe/Berlin')
  expect(select.selectedOptions[0]).toHaveTextContent('Central European Time (GMT+2)')
})

test('a heading that repeats the one before in its list is hidden', async () => {
  const heading = (instant: string) => `<li><h3 data-shown-once data-local-time="day ${instant}">–</h3></li>`
  const list = (...instants: string[]) => `<ol>${instants.map(heading).join('')}</ol>`
  document.body.innerHTML =
    list('2030-05-15T21:00:00Z', '2030-05-15T22:30:00Z', '2030-05-15T23:30:00Z') + list('2030-05-15T23:40:00Z')
  travelTo('Europe/Berlin')
  await startHeadScript()
  const shown = [...document.querySelectorAll<HTMLElement>('h3')].map(({ hidden, textContent }) => [
    textContent,
    hidden,
  ])
  expect(shown).toEqual([
    ['Wednesday, May 15', false],
    ['Thursday, May 16', false],
    ['Thursday, May 16', true],
    ['Thursday, May 16', false],
  ])
})

test('what is drawn later or gets another instant is served, too, and the visitor who has travelled', async () => {
  travelTo('Europe/Berlin')
  await startHeadScript()
  const time = draw(`data-local-time="clock ${INSTANT}"`)
  await untilServed()
  expect(time).toHaveTextContent('12:30 AM')
  time.dataset.localTime = 'clock 2030-05-15T20:00:00Z'
  await untilServed()
  expect(time).toHaveTextContent('10:00 PM')
  travelTo('Asia/Tokyo')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(time).toHaveTextContent('5:00 AM')
})

test('on a page without times no formatter is made, the first of which takes tens of milliseconds', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  draw('class="plain"')
  await startHeadScript()
  expect(made).not.toHaveBeenCalled()
})
