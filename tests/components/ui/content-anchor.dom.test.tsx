import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, buttonClass, type ButtonLink } from '@/components/ui/button'
import { ContentAnchor } from '@/components/ui/content-anchor'
import type { ContentLink } from '@/lib/core/content-link'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'

async function drawn(node: React.ReactNode): Promise<HTMLAnchorElement> {
  const element = document.createElement('div')
  element.innerHTML = renderToStaticMarkup(await resolveTree(node))
  const anchor = element.querySelector('a')
  if (!anchor) throw new Error('no link')
  return anchor
}

const link = (changes: Partial<ContentLink> = {}): ContentLink => ({
  href: '/plans',
  external: false,
  newTab: false,
  ...changes,
})

test('a link within the site stays in its tab, and says nothing of a new one [CN-009, CN-010]', async () => {
  const anchor = await drawn(<ContentAnchor link={link()}>Plans</ContentAnchor>)
  expect(anchor).toHaveAttribute('href', '/plans')
  expect(anchor).not.toHaveAttribute('target')
  expect(anchor).toHaveTextContent(/^Plans$/)
})

test('an external link opens a new tab, says so, and tells the other site nothing [PB-033]', async () => {
  const anchor = await drawn(
    <ContentAnchor link={link({ href: 'https://elsewhere.example/', external: true, newTab: true })}>
      Shop
    </ContentAnchor>,
  )
  expect(anchor).toHaveAttribute('target', '_blank')
  expect(anchor).toHaveAttribute('rel', 'noopener noreferrer')
  expect(anchor).toHaveTextContent(/^Shop \(Opens a new window\)$/)
})

test('a page of ours in a new tab says so to screen readers, and is told where the visitor comes from [CN-009, CN-010]', async () => {
  const anchor = await drawn(<ContentAnchor link={link({ newTab: true })}>Plans</ContentAnchor>)
  expect(anchor).toHaveAttribute('target', '_blank')
  expect(anchor).toHaveAttribute('rel', 'noopener')
  expect(anchor.querySelector('.sr-only')).toHaveTextContent('Opens a new window')
})

test('a mail address opens in place', async () => {
  const anchor = await drawn(
    <ContentAnchor link={link({ href: 'mailto:a@b.example', external: true })}>Write</ContentAnchor>,
  )
  expect(anchor).not.toHaveAttribute('target')
})

test('a button is a link with its label and look, and a primary call to action unless it says otherwise', async () => {
  const button: ButtonLink = { label: 'Join', link: link(), color: 'yellow', size: 'large' }
  const anchor = await drawn(<Button button={button} className="mt-4" />)
  expect(anchor).toHaveTextContent(/^Join$/)
  expect(anchor).toHaveClass('button-yellow', 'button-large', 'mt-4')
  expect(anchor).toHaveAttribute('data-cta', 'primary')
  expect(await drawn(<Button button={button} cta="secondary" />)).toHaveAttribute('data-cta', 'secondary')
})

test('a button of no colour and size is a primary one of medium size', () => {
  expect(buttonClass()).toBe(buttonClass('primary', 'medium'))
})
