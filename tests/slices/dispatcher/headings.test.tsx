import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { sectionHtml } from '../render-section'

const html = async (node: ReactNode) => renderToStaticMarkup(await resolveTree(node))

const Loud = ({ children }: { children: ReactNode }) => <strong>{children}</strong>

/** As the framework's bundler marks what a `'use client'` file exports. */
const Client = Object.assign(() => <b>client</b>, { $$typeof: Symbol.for('react.client.reference') })

test('a heading of long words is fitted, wherever in it they stand', async () => {
  const heading = (
    <h2>
      Deine <Loud>Herausforderung</Loud>
    </h2>
  )
  await expect(html(heading)).resolves.toBe('<h2 style="--longest:15">Deine <strong>Herausforderung</strong></h2>')
})

test('words on two lines are not one', async () => {
  const heading = (
    <h2>
      training
      <br />
      programme
    </h2>
  )
  await expect(html(heading)).resolves.toBe('<h2>training<br/>programme</h2>')
})

test('a heading keeps its own style', async () => {
  await expect(html(<h3 style={{ color: 'red' }}>Herausforderung</h3>)).resolves.toBe(
    '<h3 style="--longest:15;color:red">Herausforderung</h3>',
  )
})

test.each(['', ' ', '\u{a0}', '\u{200b}', '\u{ad}\u{2060}'])('a heading that says %j is left out', async (blank) => {
  const section = (
    <section>
      <h2>
        <Loud>{blank}</Loud>
      </h2>
      <p>Text</p>
    </section>
  )
  await expect(html(section)).resolves.toBe('<section><p>Text</p></section>')
})

test('a heading that a picture or the browser fills is kept', async () => {
  await expect(html(<h2>{<img src="/logo.svg" alt="Gruppetto" />}</h2>)).resolves.toContain('<h2><img')
  await expect(html(<h2>{<Client />}</h2>)).resolves.toBe('<h2><b>client</b></h2>')
})

test('a blank heading in structured text is no heading', async () => {
  const copy = [
    { type: 'heading2', text: ' ', spans: [] },
    { type: 'paragraph', text: 'The text below it.', spans: [] },
  ]
  const drawn = await sectionHtml('text', { primary: { blocks: [{ copy }] } })
  expect(drawn).toContain('The text below it.')
  expect(drawn).not.toMatch(/<h\d/)
})

test('a title of signs that nobody sees falls back like a missing one', async () => {
  const drawn = await sectionHtml('cta', { primary: { title: '\u{200b}', label: 'Join', url: '/join' } })
  expect(drawn).toContain('missing title')
})
