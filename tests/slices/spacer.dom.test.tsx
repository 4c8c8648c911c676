import { expect, test } from 'vitest'
import { sectionElement } from './render-section'

async function spacer(height?: unknown) {
  const element = await sectionElement('spacer', { primary: { height } })
  return element.firstElementChild
}

test('is empty space of as many pixels as it says [SL-spacer-01]', async () => {
  const space = await spacer(120)
  expect(space).toHaveStyle({ height: '120px' })
  expect(space).toHaveAttribute('aria-hidden', 'true')
  expect(space).toBeEmptyDOMElement()
})

test.each([
  ['nothing', undefined, '64px'],
  ['no number', 'tall', '64px'],
  ['a number as text', '32', '32px'],
  ['less than nothing', -20, '0px'],
  ['more than a screen', 9000, '400px'],
])('makes of %s a height that a page can bear [SL-spacer-01]', async (_case, height, expected) => {
  expect((await spacer(height))?.getAttribute('style')).toBe(`height:${expected === '0px' ? '0' : expected}`)
})
