import { expect, type Page } from '@playwright/test'

/** What has been asked for already: pages share their pictures. */
const asked = new Map<string, Promise<string | undefined>>()

/** Expects every picture that a document names, for whatever screen, to be one. */
export async function expectPictures(html: string, page: Page): Promise<void> {
  const addresses = new Set(namesIn(html).map((address) => smallest(new URL(address, page.url()))))
  const answers = await Promise.all([...addresses].map(fault))
  expect(
    answers.filter((answer) => answer !== undefined),
    'broken pictures',
  ).toEqual([])
}

/** Expects none of the pictures that have been loaded to be broken. */
export async function expectNoBrokenPicture(page: Page): Promise<void> {
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc, src }) => currentSrc || src),
  )
  expect(broken, 'broken pictures').toEqual([])
}

/** The addresses of `src` and the first of each `srcset`; the others differ in their width alone. */
function namesIn(html: string): string[] {
  const tags = html.match(/<(?:img|source)\b[^>]*>/g)?.filter((tag) => !tag.includes('type="video')) ?? []
  return tags
    .flatMap((tag) => [/\ssrc="([^"]+)"/.exec(tag)?.[1], /\ssrcset="([^" ]+)/i.exec(tag)?.[1]])
    .flatMap((address) => (address === undefined ? [] : [address.replaceAll('&amp;', '&')]))
}

/** The address of the same picture at a size that is quickly drawn. */
function smallest(address: URL): string {
  if (address.searchParams.has('w')) address.searchParams.set('w', '80')
  return address.href
}

function fault(address: string): Promise<string | undefined> {
  const known = asked.get(address) ?? ask(address)
  asked.set(address, known)
  return known
}

/** @returns what is wrong with a picture, if anything is */
async function ask(address: string): Promise<string | undefined> {
  const answer = await fetch(address)
  const type = answer.headers.get('content-type') ?? 'no type'
  const { byteLength } = await answer.arrayBuffer()
  const isPicture = answer.ok && type.startsWith('image/') && byteLength > 0
  return isPicture ? undefined : `${address}: ${answer.status}, ${type}, ${byteLength} bytes`
}
