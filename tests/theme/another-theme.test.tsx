import { globSync, readFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { compile } from 'tailwindcss'
import { expect, test, vi } from 'vitest'
import { ErrorScene } from '@/app/[locale]/_pages/error-scene'
import FailedPage from '@/app/[locale]/_pages/failed-page'
import { EventPicture } from '@/components/events/picture/event-picture'
import { FundraiserPicture } from '@/components/fundraising/picture/fundraiser-picture'
import { backgroundOf, worstPictureColour } from '@/components/ui/colours'
import { LogoMark } from '@/components/ui/logo-mark'
import { explainFailure } from '@/lib/delivery/server/failure-page'
import { frameDocument } from '@/lib/domains/embeds/frame-document'
import { eventTypeSchema } from '@/lib/domains/events/schema'
import * as theme from '@/theme'
import { drawFavicon } from '../../scripts/support/theme/draw-icons'
import { drawnIcons, themeFiles } from '../../scripts/support/theme/theme-files'
import { listColours } from '../support/css-colours'

const { inAnotherTheme } = vi.hoisted(() => ({
  /** Every colour becomes another one, white and black included. */
  inAnotherTheme: (values: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, hex]) => [
        name,
        `#${(Number.parseInt(hex.slice(1), 16) ^ 0x0a1b2c).toString(16).padStart(6, '0')}`,
      ]),
    ),
}))

vi.mock('@/theme', async (importOriginal) => {
  const given = await importOriginal<typeof theme>()
  return {
    ...given,
    colours: inAnotherTheme(given.colours),
    darkColours: inAnotherTheme(given.darkColours),
    darkTextColours: inAnotherTheme(given.darkTextColours),
    landscape: inAnotherTheme(given.landscape),
    mark: { size: 10, shapes: [{ path: 'M0 0h10v10z', colour: 'lagoon' }] },
  }
})

const ofTheTheme = new Set<string>(
  [theme.colours, theme.darkColours, theme.darkTextColours, theme.landscape].flatMap((each) => Object.values(each)),
)

/** The colours of a text that the other theme doesn't have. */
const foreign = (text: string) => [...listColours(text)].filter((colour) => !ofTheTheme.has(colour))

const SOME_LAP = { id: '3', distance: 12_000, elevation: 800 }
const NAMES = 'primary orange secondary dark black light white blue yellow green yorkshire-gray cream'.split(' ')

function failurePage(): string {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const end = vi.spyOn(response, 'end').mockReturnThis()
  const words = { language: 'en', direction: 'ltr' as const, title: 'Lost', body: 'Our fault.', retry: 'Again' }
  explainFailure({ url: '/', headers: { accept: 'text/html' } }, response, () => words)
  response.statusCode = 500
  response.end()
  return String(end.mock.calls[0]?.[0])
}

const drawings: Record<string, () => string> = {
  'the pictures of events': () =>
    eventTypeSchema.options
      .map((type) => (
        <EventPicture
          key={type}
          name="Col"
          type={type}
          kind="Race"
          when="Sunday"
          product="P"
          route={{ name: 'Col', facts: '24 km', lap: SOME_LAP }}
        />
      ))
      .map((picture) => renderToStaticMarkup(picture))
      .join(''),
  'the picture of a fundraising page': () =>
    renderToStaticMarkup(<FundraiserPicture title="Ada" progress={{ text: 'Half', percent: 50 }} product="P" />),
  'the logo': () => renderToStaticMarkup(<LogoMark />),
  'the landscape of error pages': () => renderToStaticMarkup(<ErrorScene />),
  'the page of a failure in the browser': () => {
    vi.stubGlobal('location', new URL('http://site.test/'))
    return renderToStaticMarkup(<FailedPage />)
  },
  'the page of a failure of the server': failurePage,
  'the frame of foreign HTML': () => frameDocument({ title: 'Zones', language: 'en', direction: 'ltr', html: '' }),
  'readable colours on a background': () =>
    ['dark', 'light'].map((text) => JSON.stringify(backgroundOf('#888888', 'white', text).style.color)).join('') +
    NAMES.map((name) => JSON.stringify(backgroundOf('white', 'white', name).style)).join(''),
  'the files of `npm run theme`': () =>
    themeFiles(theme)
      .map(({ text }) => text)
      .join(''),
}

test.each(Object.entries(drawings))('in another theme no colour of this one is in %s', (_what, draw) => {
  const drawn = draw()
  expect(listColours(drawn).size).toBeGreaterThan(0)
  expect(foreign(drawn)).toEqual([])
})

test('in another theme the mark is another on pages, in pictures and as an icon', () => {
  const icon = themeFiles(theme).find(({ path }) => path === 'app/icon.svg')?.text
  for (const drawn of [drawings['the logo']?.(), drawings['the picture of a fundraising page']?.(), icon]) {
    expect(drawn).toContain('viewBox="0 0 10 10"')
    expect(drawn).toContain('d="M0 0h10v10z"')
  }
})

test('in another theme the icon for older browsers has its colours', async () => {
  const icon = themeFiles(theme).find(({ path }) => path === 'app/icon.svg')?.text ?? ''
  const file = await drawFavicon(icon)
  const picture = file.subarray(file.indexOf(Buffer.from('\x89PNG', 'latin1')))
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer()
  // The mark's triangle fills the upper right corner.
  const [x, y, side] = [12, 3, 16]
  expect(
    pixels
      .subarray((y * side + x) * 3)
      .subarray(0, 3)
      .toString('hex'),
  ).toBe(theme.colours.lagoon.slice(1))
})

test('in another theme the icon of the installed site is its mark on its ground', async () => {
  const tile = drawnIcons.find(({ path }) => path.includes('maskable-192'))
  const pixels = await sharp(await tile?.draw(theme))
    .removeAlpha()
    .raw()
    .toBuffer()
  const at = (x: number, y: number) =>
    pixels
      .subarray((y * 192 + x) * 3)
      .subarray(0, 3)
      .toString('hex')
  expect([at(2, 2), at(120, 60)].map((hex) => `#${hex}`)).toEqual([theme.colours.ink, theme.colours.lagoon])
})

test('worst cases of pictures below a layer follow the theme', () => {
  expect(worstPictureColour(theme.colours.ink, 1, 'white')).toBe(theme.colours.ink)
  expect(worstPictureColour(theme.colours.ink, 0, 'black')).toBe('#000000')
})

/** Masks, and the bars beside a film. */
const BLACK = '#000000'
/** Rings on a background of their own, of Tailwind; nothing here has them. */
const OF_TAILWIND = /(?:initial-value|--tw-ring-offset-color): #fff;/g

test('in another theme the style sheet of all pages has no colour of this one', async () => {
  const css = await styleSheet()
  expect(css).toContain(`--color-orange: ${theme.colours.orange}`)
  expect(foreign(css.replaceAll(OF_TAILWIND, '')).filter((colour) => colour !== BLACK)).toEqual([])
})

/** The site's style sheet as Tailwind makes it, for every class that the sources may name. */
async function styleSheet(): Promise<string> {
  const root = join(import.meta.dirname, '../..')
  const require = createRequire(import.meta.url)
  const own = themeFiles(theme).find(({ path }) => path === 'app/styles/theme.css')?.text ?? ''
  const { build } = await compile(readFileSync(join(root, 'app/globals.css'), 'utf8'), {
    base: join(root, 'app'),
    loadStylesheet: async (id, base) => {
      const path = id === 'tailwindcss' ? require.resolve('tailwindcss/index.css') : join(base, id)
      return { path, base: dirname(path), content: id.endsWith('/theme.css') ? own : readFileSync(path, 'utf8') }
    },
  })
  const sources = globSync('{app,components,slices}/**/*.{ts,tsx}', { cwd: root })
  const words = sources.flatMap((path) => readFileSync(join(root, path), 'utf8').split(/[\s"'`{}]+/))
  return build([...new Set(words)])
}
