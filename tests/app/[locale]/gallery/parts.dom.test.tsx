import { existsSync, globSync } from 'node:fs'
import { act, cleanup, render } from '@testing-library/react'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import FieldStates from '@/app/[locale]/gallery/_gallery/field-states'
import HeardParts from '@/app/[locale]/gallery/_gallery/parts/heard-parts'
import type { Part } from '@/app/[locale]/gallery/_gallery/parts/part'
import { partGroups } from '@/app/[locale]/gallery/_gallery/parts/parts'
import { PartsPage } from '@/app/[locale]/gallery/_gallery/parts/parts-page'
import { wordings } from '@/app/[locale]/gallery/_gallery/parts/words'
import { fieldErrorTexts } from '@/components/ui/field-error-texts'
import { openDialogs } from '@/tests/support/dialogs'

/** Files of `components/ui` that the page of parts leaves out, each with the reason. */
const LEFT_OUT: Record<string, string> = {
  'frame/frame.tsx': 'a document of a frame route, signed for its page; the gallery shows it as embedded_html and form',
  'frame/framed-section.tsx': 'a section around such a frame',
  'honeypot.tsx': 'nobody sees it',
  'island.tsx': 'loads other components and draws nothing',
  'link.tsx': 'a plain anchor, whose look is that of whoever uses it',
  'once-hydrated.tsx': 'draws nothing but its children',
  'section-boundary.tsx': 'draws nothing but its children',
  'shared-picture/dusk.tsx': 'drawn into pictures of shared links, not into pages',
  'shared-picture/frame.tsx': 'drawn into pictures of shared links, not into pages',
  'shared-picture/picture-title.tsx': 'drawn into pictures of shared links, not into pages',
  'shared-picture/site-name.tsx': 'drawn into pictures of shared links, not into pages',
  'starts-at-paint.tsx': 'draws nothing but its children',
  'structured-data.tsx': 'read by search engines, seen by nobody',
  'with-queries.tsx': 'draws nothing but its children',
}

/** Style sheets without a component of their name, which belong to components of others. */
const STYLES_OF_OTHERS: Record<string, string> = {
  'hero.css': 'the boxes around HeroText and Backdrop',
  'media-control.css': 'the buttons of Backdrop, BackgroundVideo and DownArrow',
  'video/video.css': 'BackgroundVideo, VideoDialog and VideoFacade',
}

const FOLDER = 'components/ui'
const modules = import.meta.glob<Record<string, unknown>>('/components/ui/**/*.tsx', { eager: true })
const parts = partGroups.flatMap((group) => group.parts)
const listed = new Set(parts.map(({ file }) => file))
const files = Object.keys(modules).map((path) => path.slice(`/${FOLDER}/`.length))
const styles = globSync('**/*.css', { cwd: FOLDER })

afterEach(cleanup)

test('each part of components/ui is on the page of parts, or it is said why not', () => {
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !listed.has(file) && !Object.hasOwn(LEFT_OUT, file))).toEqual([])
  const alone = styles.filter((file) => !existsSync(`${FOLDER}/${file.replace(/\.css$/, '.tsx')}`))
  expect(alone.filter((file) => !listed.has(file) && !Object.hasOwn(STYLES_OF_OTHERS, file))).toEqual([])
})

test('both lists name what exists, once', () => {
  const named = [...parts.map(({ file }) => file), ...Object.keys(LEFT_OUT), ...Object.keys(STYLES_OF_OTHERS)]
  expect(named.filter((file) => !existsSync(`${FOLDER}/${file}`))).toEqual([])
  expect(named.filter((file, index) => named.indexOf(file) !== index)).toEqual([])
  const names = parts.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('each part says in a sentence when to use it, and its examples differ by their names', () => {
  const spoken = /^\p{Lu}.{30,160}\.$/u
  const namesOf = (part: Part) => new Set(part.examples.map(({ name }) => name))
  expect(parts.filter(({ use }) => !spoken.test(use))).toEqual([])
  expect(parts.filter((part) => namesOf(part).size !== part.examples.length)).toEqual([])
  expect(parts.filter(({ examples, page }) => examples.length === 0 && page === undefined)).toEqual([])
})

test('every component of a listed file is drawn by an example', async () => {
  openDialogs()
  const drawn = new Set<unknown>()
  for (const { examples } of parts) for (const { draw } of examples) await collect(draw(wordings.usual), drawn)
  await drawIsland(<FieldStates errors={await fieldErrorTexts()} />, drawn)
  const words = { short: 'New', label: 'Join', name: 'Maya', title: 'Over the pass', sentence: 'An hour.' }
  await drawIsland(<HeardParts part="pills" words={words} />, drawn)
  await drawIsland(<HeardParts part="modal" words={words} />, drawn)
  const missing = Object.entries(modules)
    .filter(([path]) => listed.has(path.slice(`/${FOLDER}/`.length)))
    .flatMap(([path, exported]) => componentsOf(exported).map(([name, component]) => ({ path, name, component })))
    .filter(({ component }) => !drawn.has(component))
    .map(({ path, name }) => `${name} of ${path}`)
  expect(missing).toEqual([])
})

test('the page of parts has the words of each wording, in their language', async () => {
  for (const wording of ['usual', 'long', 'arabic'] as const) {
    const found: string[] = []
    await collect(await PartsPage({ wording }), new Set(), (text) => found.push(text))
    expect(found).toEqual(expect.arrayContaining([wordings[wording].title, wordings[wording].sentence]))
  }
})

test('headings of the page of parts go down one level at a time, outside of its closed dialogs', async () => {
  const levels: number[] = []
  const heard = (type: unknown) => {
    const level = typeof type === 'string' && /^h([1-6])$/.exec(type)?.[1]
    if (level) levels.push(Number(level))
    return type !== 'dialog'
  }
  await collect(await PartsPage({ wording: 'usual' }), { add: heard })
  expect(levels.length).toBeGreaterThan(60)
  expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([])
})

/** What a file exports by a name that components have. */
const componentsOf = (exported: Record<string, unknown>) =>
  Object.entries(exported).filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')

type Drawn = { type: unknown; props: Record<string, unknown> }

/** What is told of each component and element of a tree; with `false` nothing is told of what is in it. */
type Told = { add: (type: unknown) => unknown }

/** Runs server components, and tells every component and element that a tree consists of; those of the browser aren't run. */
async function collect(node: ReactNode, told: Told, read: (text: string) => void = () => {}): Promise<void> {
  const resolved = await node
  if (typeof resolved === 'string') return read(resolved)
  if (Array.isArray(resolved)) {
    for (const each of resolved as ReactNode[]) await collect(each, told, read)
    return
  }
  if (!isValidElement(resolved)) return
  const { type, props } = resolved as ReactElement & Drawn
  if (told.add(type) === false) return
  const isOfServer = typeof type === 'function' && !('$$typeof' in type)
  if (isOfServer) await collect((type as (given: object) => ReactNode)(props), told, read)
  else for (const value of Object.values(props)) await collect(value as ReactNode, told, read)
}

type Fiber = { type: unknown; child: Fiber | null; sibling: Fiber | null }

/** Renders what runs in the browser, presses its buttons, and adds the components that React has drawn. */
async function drawIsland(island: ReactNode, drawn: Set<unknown>): Promise<void> {
  const { container } = render(island)
  const add = (fiber: Fiber | null): void => {
    if (fiber === null) return
    drawn.add(fiber.type)
    add(fiber.child)
    add(fiber.sibling)
  }
  const button = container.querySelector<HTMLButtonElement>('button:enabled')
  act(() => button?.click())
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer')) ?? ''
  const root = new Map<string, unknown>(Object.entries(container)).get(key) as Fiber & { stateNode: { current: Fiber } }
  add(root.stateNode.current)
  cleanup()
}
