import { expect, type Page } from '@playwright/test'

/** Results of pictures requested so far, since pages share pictures. */
const asked = new Map<string, Promise<string | undefined>>()

/** Expects that every picture in a document, for all screens, can be loaded. */
export async function expectPictures(html: string, page: Page): Promise<void> {
  const addresses = new Set(namesIn(html).map((address) => smallest(new URL(address, page.url()))))
  const answers = await Promise.all([...addresses].map(fault))
  expect(
    answers.filter((answer) => answer !== undefined),
    'broken pictures',
  ).toEqual([])
}

/** Expects that none of the loaded pictures is broken. */
export async function expectNoBrokenPicture(page: Page): Promise<void> {
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc, src }) => currentSrc || src),
  )
  expect(broken, 'broken pictures').toEqual([])
}

/** The addresses in `src`, and the first of each `srcset`, since the others differ only in their width. */
function namesIn(html: string): string[] {
  const tags = html.match(/<(?:img|source)\b[^>]*>/g)?.filter((tag) => !tag.includes('type="video')) ?? []
  return tags
    .flatMap((tag) => [/\ssrc="([^"]+)"/.exec(tag)?.[1], /\ssrcset="([^" ]+)/i.exec(tag)?.[1]])
    .flatMap((address) => (address === undefined ? [] : [address.replaceAll('&amp;', '&')]))
}

/** The address of the same picture in a size that is made quickly. */
function smallest(address: URL): string {
  if (address.searchParams.has('w')) address.searchParams.set('w', '80')
  return address.href
}

function fault(address: string): Promise<string | undefined> {
  const known = asked.get(address) ?? ask(address)
  asked.set(address, known)
  return known
}

/** @returns what is wrong with a picture; undefined if it is valid */
async function ask(address: string): Promise<string | undefined> {
  const answer = await fetch(address)
  const type = answer.headers.get('content-type') ?? 'no type'
  const { byteLength } = await answer.arrayBuffer()
  const isPicture = answer.ok && type.startsWith('image/') && byteLength > 0
  return isPicture ? undefined : `${address}: ${answer.status}, ${type}, ${byteLength} bytes`
}
