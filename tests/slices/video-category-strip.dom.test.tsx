import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import attachCarousel from '@/components/ui/carousel/attach-carousel'
import { contentDocument, startSite } from '../lib/content/started-site'
import { stubMedia, stubSight } from '../components/ui/browser'
import { picture } from './render-section'

const video = (uid: string, title?: string, more = {}) => ({
  video: { link_type: 'Document', id: uid, type: 'video', uid, data: { title, thumbnail: picture(uid) }, ...more },
})

const category = (videos: object[], changes = {}) =>
  contentDocument('technique', {
    uid: 'technique',
    type: 'video_category',
    data: { title: 'Technique', category_videos: videos },
    ...changes,
  })

const videos = [video('climb', 'Climb seated'), video('wheel', 'Hold a wheel')]
const primary = { category_uid: 'technique', video_landing_uid: 'lessons' }

beforeEach(() => {
  stubSight()
  stubMedia()
})
afterEach(() => vi.useRealTimers())

async function strip(documents = [category(videos)], fields: object = primary, locale: 'en' | 'de' = 'en') {
  const site = startSite({ documents })
  const { sectionElement } = await import('./render-section')
  const element = await sectionElement('video_category_strip', { primary: { ...fields } }, { locale })
  return { ...site, element }
}

test('shows each video of its category with picture and title, in a row that scrolls [VD-001, VD-002, VD-003]', async () => {
  const { element } = await strip()
  expect([...element.querySelectorAll('h3')].map((each) => each.textContent)).toEqual(['Climb seated', 'Hold a wheel'])
  const [first] = element.querySelectorAll('img')
  expect(first).toHaveAttribute('alt', 'Picture of climb')
  expect(first?.getAttribute('src')).toContain('/climb.png')
  expect(element.querySelector('.carousel-row [data-carousel-track]')).not.toBeNull()
})

test('a thumbnail leads to the video’s page, in the visitor’s language [VD-005, VD-006, CN-006]', async () => {
  const hrefs = (element: Element) => [...element.querySelectorAll('a')].map((each) => each.getAttribute('href'))
  expect(hrefs((await strip()).element)).toEqual(['/video/lessons/climb', '/video/lessons/wheel'])
  expect(hrefs((await strip(undefined, primary, 'de')).element)).toContain('/de/video/lessons/climb')
  const withoutLanding = await strip(undefined, { category_uid: 'technique' })
  expect(hrefs(withoutLanding.element)).toContain('/video/technique/climb')
})

test('asks the content service for the category by its uid, without payload, and reads its list [VD-007, VD-008]', async () => {
  const { searches, cache } = await strip()
  const [search] = searches()
  expect(search?.searchParams.getAll('q').join()).toContain('[at(my.video_category.uid, "technique")]')
  expect(search?.searchParams.get('fetchLinks')).toBe('video.title,video.thumbnail')
  expect(cache.tags).toEqual(expect.arrayContaining(['doc:technique', 'doc:climb', 'doc:wheel']))
})

test('leaves out a video that is not published, and keeps its place', async () => {
  const { element, cache } = await strip([category([video('gone', 'Gone', { isBroken: true }), ...videos])])
  expect(element).not.toHaveTextContent('Gone')
  expect(cache.tags).toContain('doc:gone')
})

test('is called as its category unless editors say otherwise', async () => {
  expect((await strip()).element.querySelector('h2')).toHaveTextContent('Technique')
  const named = await strip(undefined, { ...primary, title: 'Before you race' })
  expect(named.element.querySelector('h2')).toHaveTextContent('Before you race')
})

test('shows nothing for a category that is not there, until it is published', async () => {
  const { element, cache } = await strip([], primary, 'de')
  expect(element).toBeEmptyDOMElement()
  const tags = ['translation:video_category:technique:de-de', 'translation:video_category:technique:en-us']
  expect(cache.tags).toEqual(expect.arrayContaining(tags))
})

test('looks at its ends 300 ms after it was scrolled [VD-004, CN-029]', async () => {
  const { element } = await strip()
  const root = element.querySelector<HTMLElement>('.carousel')
  const track = element.querySelector<HTMLElement>('[data-carousel-track]')
  const previous = element.querySelector<HTMLButtonElement>('[data-carousel-previous]')
  if (!root || !track || !previous) throw new Error('no row drawn')
  const detach = attachCarousel(root, { transition: 'slide' })
  expect(previous.disabled).toBe(true)
  track.scrollLeft = 200
  track.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(299)
  expect(previous.disabled).toBe(true)
  vi.advanceTimersByTime(1)
  expect(previous.disabled).toBe(false)
  detach()
})
