import { expect, test } from 'vitest'
import { interactionAt } from '@/lib/domains/analytics/interaction-at'
import { interactionSchema } from '@/lib/domains/analytics/schema'

const now = new Date('2026-06-01T10:00:00Z')

/** The interaction that a click on the first `<b>` of some HTML is. */
function clickIn(html: string) {
  const root = document.createElement('div')
  root.innerHTML = html
  const clicked = root.querySelector('b')
  return clicked === null ? undefined : interactionAt(clicked, now)
}

test('a call to action is named by which it is, its label and its absolute address [TR-003]', () => {
  expect(
    clickIn('<a href="/plans" data-cta="secondary"><b>Plans</b><span class="sr-only"> (opens)</span></a>'),
  ).toEqual({
    event: 'cta_click',
    properties: { position: 'secondary', label: 'Plans', url: 'http://localhost:3000/plans' },
    timeStamp: '2026-06-01T10:00:00.000Z',
  })
})

test('what the query or the fragment of an address says is nobody’s to count [TR-003]', () => {
  const link = '<a href="https://partner.example/connect?invitation=5ad88679#me" data-cta="primary"><b>Link</b></a>'
  expect(clickIn(link)).toMatchObject({ properties: { url: 'https://partner.example/connect' } })
})

test('a person in a text or an address is nobody’s to count [TR-003]', () => {
  const link =
    '<a href="https://giving.example/ap/chiara" data-cta="primary" data-cta-label="Donate" data-cta-site=""><b>Donate to Chiara</b></a>'
  expect(clickIn(link)).toMatchObject({ properties: { label: 'Donate', url: 'https://giving.example' } })
})

test('a button that leads nowhere has no address', () => {
  expect(clickIn('<button data-cta="primary"><b>Watch</b></button>')).toMatchObject({ properties: { url: '' } })
})

test('a card goes by what it shows, else by the type of its section [PB-036]', () => {
  const inSection = (attributes: string) =>
    clickIn(`<div id="three_cards-12" class="section"><a href="/run" data-card="Run" ${attributes}><b>x</b></a></div>`)
  expect(inSection('')).toMatchObject({ event: 'card_click', properties: { kind: 'three_cards', label: 'Run' } })
  expect(inSection('data-card-kind="event"')).toMatchObject({ properties: { kind: 'event' } })
  expect(clickIn('<a href="/run" data-card="Run"><b>x</b></a>')).toMatchObject({ properties: { kind: 'card' } })
})

test.each([
  '<p><b>Words</b></p>',
  '<a href="/plans"><b>Plans</b></a>',
  '<a href="/plans" data-cta="third"><b>Plans</b></a>',
])('a click in %s is none', (html) => {
  expect(clickIn(html)).toBeUndefined()
})

test('what is longer than the service takes is cut', () => {
  const cta = `<a href="/${'a'.repeat(3000)}" data-cta="primary"><b>${'Long '.repeat(100)}</b></a>`
  const card = `<a href="/run" data-card="${'Long '.repeat(100)}"><b>x</b></a>`
  for (const html of [cta, card]) expect(() => interactionSchema.parse(clickIn(html))).not.toThrow()
})
