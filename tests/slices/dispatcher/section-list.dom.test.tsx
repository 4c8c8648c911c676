import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { problemsIn, thingsIn } from '@/e2e/support/structured-data'
import type { SectionContext, SectionSource } from '@/lib/content/section'
import { log } from '@/lib/core/server/log'
import { SectionList } from '@/slices/dispatcher/section-list'
import { paragraph } from '../render-section'

type Props = { context: SectionContext }

/** Section types of this test beside the real ones. */
const components = vi.hoisted(() => {
  const nested = () => {
    throw new Error('deep inside')
  }
  return {
    throws: () => {
      throw new Error('in the component')
    },
    rejects: async () => Promise.reject(new Error('while reading')),
    nested,
    brittle: ({ slice }: { slice: { primary: object } }) => {
      if ('end_date' in slice.primary) throw new Error('with this field')
      return 'drawn'
    },
    shown: () => 'shown',
    stubborn: vi.fn<() => never>(() => {
      throw new Error('whatever it is given')
    }),
    pictured: ({ slice }: { slice: { primary: { image: object } } }) =>
      'impression' in slice.primary.image ? 'with an impression' : 'without',
    place: ({ context }: Props) => `${context.position} ${context.anchor} ${context.locale} ${context.isDraft}`,
  }
})

vi.mock('@/slices/index', async (importOriginal) => {
  const original = await importOriginal<{ sectionComponents: object }>()
  const Nested = components.nested
  return {
    sectionComponents: {
      ...original.sectionComponents,
      ...components,
      nested: () => (
        <div>
          <p>
            <Nested />
          </p>
        </div>
      ),
    },
  }
})

const firstImpression = vi.hoisted(() => vi.fn<() => Promise<string>>())
vi.mock('@/lib/core/server/pictures/first-impression', () => ({ firstImpression }))

const logged = vi.fn<typeof log.error>()
beforeEach(() => {
  firstImpression.mockReset()
  firstImpression.mockResolvedValue('data:image/webp;base64,UklGRg==')
  logged.mockClear()
  vi.spyOn(log, 'error').mockImplementation(logged)
})

const textSection = (text: string, primary = {}): SectionSource => ({
  slice_type: 'text',
  primary: { blocks: [{ copy: paragraph(text) }], ...primary },
})

async function page(sections: (SectionSource | undefined)[], isDraft = false): Promise<HTMLElement> {
  const element = document.createElement('main')
  element.innerHTML = renderToStaticMarkup(await SectionList({ sections, locale: 'de', isDraft }))
  return element
}

const layoutsIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('.section')].map(({ dataset }) => dataset.layout)

test("shows a document's sections in their order, each by its type [PB-002, PB-003, PB-020]", async () => {
  const element = await page([textSection('First'), { slice_type: 'spacer' }, textSection('Third')])
  expect([...element.querySelectorAll('.prose')].map((prose) => prose.textContent)).toEqual(['First', 'Third'])
  expect([...element.children].map(({ id }) => id)).toEqual(['text-1', 'spacer-2', 'text-3'])
})

test('tells each section its place on the page', async () => {
  const element = await page([textSection('Before'), { slice_type: 'place' }], true)
  expect(element).toHaveTextContent('2 place-2 de true')
})

test('renders a page whatever it leaves out [PB-009]', async () => {
  expect((await page([])).innerHTML).toBe('')
  expect((await page([{ slice_type: 'text' }, { slice_type: 'faq' }])).textContent).toBe('')
})

test.each(['throws', 'rejects', 'nested'])('hides a section that %s, and only that one [PB-022]', async (type) => {
  const element = await page([textSection('Before'), { slice_type: type }, textSection('After')])
  expect(element).toHaveTextContent(/^BeforeAfter$/)
})

test('leaves out a section in a form that none has, and only that one; its editor is told', async () => {
  const sections = [textSection('Before'), undefined, textSection('After')]
  expect(await page(sections)).toHaveTextContent(/^BeforeAfter$/)
  const draft = await page(sections, true)
  expect([...draft.children].map(({ id }) => id)).toEqual(['text-1', 'unknown-2', 'text-3'])
  expect(draft.querySelector('#unknown-2')).toHaveTextContent('This section is not in the form that sections have')
  expect(draft.querySelector('#text-1')).toHaveTextContent(/^Before$/)
})

test('logs what a section failed with [PB-023]', async () => {
  await page([textSection('Before'), { slice_type: 'rejects' }])
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    { err: new Error('while reading'), section: 'rejects-2' },
    'section failed and is hidden',
  )
})

test('gives every section an anchor of its type and position, also where it shows nothing [PB-024]', async () => {
  const element = await page([{ slice_type: 'throws' }, { slice_type: 'content_slice' }, textSection('Third')])
  expect([...element.children].map(({ id }) => id)).toEqual(['throws-1', 'content_slice-2', 'text-3'])
})

test('carries the anchor that an editor chose as well', async () => {
  const element = await page([
    textSection('One', { anchorHash: 'plans' }),
    textSection('Two', { anchor_hash: 'prices' }),
  ])
  expect(element.querySelector('#text-1 #plans')).not.toBeNull()
  expect(element.querySelector('#text-2 #prices')).not.toBeNull()
})

test('never carries the same id twice for one section', async () => {
  const element = await page([textSection('One', { anchorHash: 'text-1' })])
  expect(element.querySelectorAll('#text-1')).toHaveLength(1)
})

test('carries no id twice, whichever names editors chose: the first section keeps it, and a place before any name', async () => {
  const element = await page([
    textSection('One', { anchorHash: 'plans' }),
    textSection('Two', { anchor_hash: 'plans' }),
    textSection('Three', { anchor_hash: 'text-2' }),
  ])
  const ids = [...element.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toEqual(['text-1', 'plans', 'text-2', 'text-3'])
})

test('puts a notice in place of a section type that nobody knows [PB-026]', async () => {
  const element = await page([textSection('Before'), { slice_type: 'wind_tunnel' }])
  expect(element.querySelector('#wind_tunnel-2 [role="note"]')).toHaveTextContent(
    'We don’t know how to show “wind_tunnel”. Please send a screenshot of this page to support@gruppetto.example.',
  )
})

test('logs a section type that nobody knows [PB-025]', async () => {
  await page([{ slice_type: 'wind_tunnel' }])
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    { section: 'wind_tunnel-1', type: 'wind_tunnel' },
    'unknown section type',
  )
})

test.each([[null], [undefined], ['constructor'], ['__proto__']])(
  'takes the type %s for one that nobody knows [PB-026]',
  async (type) => {
    const element = await page([{ slice_type: type }])
    expect(element.querySelector('[role="note"]')).toHaveTextContent(type ?? 'a section without a type')
  },
)

test('a content slice shows nothing, quietly [SL-content_slice-01]', async () => {
  const element = await page([textSection('Before'), { slice_type: 'content_slice', primary: { title: 'Note' } }])
  expect(element).toHaveTextContent(/^Before$/)
  expect(logged).not.toHaveBeenCalled()
})

test('sections that show nothing have no part in the zig-zag [PB-028, PB-029]', async () => {
  const shown = { slice_type: 'shown' }
  const element = await page([{ slice_type: 'throws' }, shown, { slice_type: 'content_slice' }, shown, shown])
  expect(layoutsIn(element)).toEqual(['FIRST', 'LEFT', 'LEFT'])
})

test('the side changes after four sections that show something and are not short [PB-030, PB-031]', async () => {
  const shown = { slice_type: 'shown' }
  const short = { slice_type: 'live_data' }
  const element = await page([shown, shown, short, shown, { slice_type: 'rejects' }, shown, shown, shown])
  expect(layoutsIn(element)).toEqual(['FIRST', 'LEFT', 'LEFT', 'LEFT', 'LEFT', 'LEFT', 'RIGHT'])
})

test('above a page with content of its own an unknown type shows nothing, and is logged all the same [PB-027]', async () => {
  const list = await SectionList({
    sections: [{ slice_type: 'wind_tunnel' }, textSection('Known')],
    locale: 'en',
    isDraft: false,
    unknown: 'nothing',
  })
  const element = document.createElement('main')
  element.innerHTML = renderToStaticMarkup(list)
  expect(element).toHaveTextContent(/^Known$/)
  expect(logged).toHaveBeenCalledOnce()
})

test('a page of twice as many sections takes twice the work, not four times', async () => {
  /** How often the list is looked into while a page of so many sections is made. */
  async function looks(count: number): Promise<number> {
    let looked = 0
    const sections = Array.from({ length: count }, () => ({ slice_type: 'shown' }))
    const counted = new Proxy(sections, {
      get: (list, name, receiver): unknown => {
        if (typeof name === 'string' && /^\d+$/.test(name)) looked += 1
        return Reflect.get(list, name, receiver)
      },
    })
    await SectionList({ sections: counted, locale: 'en', isDraft: false })
    return looked
  }
  expect(await looks(400)).toBeLessThanOrEqual(2 * (await looks(200)))
})

test('its editor reads below a section what is wrong with it, by the field’s name; visitors read nothing of it', async () => {
  const broken = { link_type: 'Document', id: 'gone', isBroken: true }
  const button = { slice_type: 'text_strip', primary: { text: 'Ride', button_label: 'Go', button_url: broken } }
  const draft = await page([button, textSection('Fine')], true)
  const panels = [...draft.querySelectorAll('aside')]
  expect(panels).toHaveLength(1)
  expect(panels[0]?.closest('.section')?.id).toBe('text_strip-1')
  expect(panels[0]).toHaveTextContent('Button URL This link leads nowhere: gone')
  expect((await page([button])).querySelector('aside')).toBeNull()
})

test('its editor reads which field a section failed with; visitors see nothing of it', async () => {
  const section = { slice_type: 'brittle', primary: { title: 'Fine', end_date: 'breaks' } }
  expect(await page([section], true)).toHaveTextContent('It works without the field “End date”')
  expect(await page([section])).toHaveTextContent(/^$/)
  expect(await page([{ slice_type: 'throws' }], true)).toHaveTextContent(/^This section failed and is hidden\.$/)
})

test('a section that shows nothing still has its findings', async () => {
  const noAlt = { url: 'https://images.example/a.png', dimensions: { width: 1, height: 1 }, alt: null }
  const draft = await page([{ slice_type: 'faq', primary: { image: noAlt } }], true)
  expect(draft.querySelector('aside')).toHaveTextContent('Image This picture has no alternative text')
})

test('an editor reads of a video that can’t be played, and of fields of a lent form that have no effect', async () => {
  const web = (url: string) => ({ link_type: 'Web', url })
  const draft = await page(
    [
      { slice_type: 'hero', primary: { title: 'Ride', background_video_url: web('https://youtu.be/aqz-KE-bpKQ') } },
      { slice_type: 'hero_with_video', primary: { title1: 'Ride', video_url: web('https://vimeo.com/gruppetto') } },
      { slice_type: 'form', primary: { form_id: 'contact_us' }, items: [{ name: 'phone' }] },
    ],
    true,
  )
  const said = [...draft.querySelectorAll('aside li')].map(({ textContent }) => textContent)
  expect(said).toEqual([
    expect.stringMatching(/^Background video url Only an mp4 file plays .*: https:\/\/youtu\.be\/aqz-KE-bpKQ$/),
    expect.stringMatching(/^Video This can’t be played here, .*: https:\/\/vimeo\.com\/gruppetto$/),
    expect.stringMatching(/^Items 1, Name The contact form has no field of this name, .*: phone$/),
  ])
})

test('in search of fields at fault a page re-renders its sections only so often, however many fail', async () => {
  const primary = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field_${index}`, 'x']))
  const sections = Array.from({ length: 20 }, () => ({ slice_type: 'stubborn', primary }))
  await page(sections, true)
  expect(components.stubborn.mock.calls.length).toBeLessThanOrEqual(20 + 60 + 20)
})

test('a page that may not be larger than so much ends with what stands for the rest; one that is smaller does not', async () => {
  const sections = [textSection('w'.repeat(500)), textSection('w'.repeat(5000)), textSection('After')]
  const draw = async (size: number) => {
    const element = document.createElement('main')
    const list = await SectionList({ sections, locale: 'de', isDraft: true, within: { size, rest: <p>and more</p> } })
    element.innerHTML = renderToStaticMarkup(list)
    return element
  }
  const cut = await draw(2000)
  expect(cut).toHaveTextContent(/^w{500}and more$/)
  expect([...cut.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['text-1', 'text-2', 'text-3'])
  expect(await draw(20_000)).toHaveTextContent(/After$/)
})

const faq = (...questions: string[]): SectionSource => ({
  slice_type: 'faq',
  primary: { title: 'Questions' },
  items: questions.map((question) => ({ question, answer: paragraph(`${question} So.`) })),
})

test('search engines get all questions of a page at once, as text, and none of the preview’s', async () => {
  const sections = [faq('How?'), textSection('between'), faq('When?', 'Where?')]
  const html = renderToStaticMarkup(await SectionList({ sections, locale: 'de', isDraft: false, documentId: 'page' }))
  expect(problemsIn(html)).toEqual([])
  expect(thingsIn(html)).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'How?', acceptedAnswer: { text: 'How? So.' } },
        { name: 'When?', acceptedAnswer: { text: 'When? So.' } },
        { name: 'Where?', acceptedAnswer: { text: 'Where? So.' } },
      ],
    },
  ])
  expect(thingsIn((await page(sections)).outerHTML)).toEqual([])
})

describe('the first section of a document', () => {
  const picture = { url: 'https://media.example/ridge.png', dimensions: { width: 1600, height: 900 }, alt: null }
  const sections = [{ slice_type: 'pictured', primary: { image: picture }, items: [] }]
  const impressionIn = async (props: { documentId?: string; firstPosition?: number }) =>
    renderToStaticMarkup(await SectionList({ sections, locale: 'en', isDraft: false, ...props })).includes('with an')

  test('has its picture’s first impression', async () => {
    expect(await impressionIn({ documentId: 'id' })).toBe(true)
  })

  test.each([
    ['sections that anybody may have written', {}],
    ['the rest of a page', { documentId: 'id', firstPosition: 2 }],
  ])('but %s have none, and no address of theirs is asked for', async (_what, props) => {
    expect(await impressionIn(props)).toBe(false)
    expect(firstImpression).not.toHaveBeenCalled()
  })
})
