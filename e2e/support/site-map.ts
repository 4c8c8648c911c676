import { TEST_UID } from './test-document.ts'

/** A page in the sitemaps: its path, and the languages that it exists in, as hreflang → address. */
export type SitePage = { path: string; languages: ReadonlyMap<string, string> }

const site = process.env.BASE_URL ?? 'http://localhost:3000'

/** Hundreds of events are alike, and the latest news are among all news. */
const LEFT_OUT = /^\/sitemaps\/(?:events|latest-news)\b/

/** All pages in the sitemaps but events, without those that tests have published meanwhile. */
export async function pagesOfSitemaps(): Promise<SitePage[]> {
  const files = all(await read('/sitemap.xml'), /<loc>([^<]+)/g).map(([address = '']) => new URL(address).pathname)
  const maps = await Promise.all(files.filter((file) => !LEFT_OUT.test(file)).map(read))
  return maps.flatMap(pagesOf).filter(({ path }) => !path.includes(`/${TEST_UID}`))
}

/** Number of section types on one page: a page with all of them would be slow to check. */
const TYPES_A_PAGE = 8

/** Pages of the gallery that together show each section type once. */
export async function galleryPaths(): Promise<string[]> {
  const types = await galleryTypes()
  const count = Math.ceil(types.length / TYPES_A_PAGE)
  return Array.from({ length: count }, (_, page) => {
    const shown = types.filter((_type, index) => index % count === page)
    return `/gallery/${shown.join(',')}`
  })
}

/** Every section type, in the order of the gallery's list, which has a picture of each. */
export async function galleryTypes(): Promise<string[]> {
  return all(await read('/gallery'), /src="\/gallery-pictures\/([^"]+)\.webp"/g).map(([type = '']) => type)
}

/** The groups of shared parts on their page of the gallery, by the ids of their headings. */
export async function partGroups(): Promise<string[]> {
  return all(await read('/gallery/parts'), /<h2 id="([a-z-]+)" class="container/g).map(([group = '']) => group)
}

function pagesOf(map: string): SitePage[] {
  return all(map, /<url>(.*?)<\/url>/gs).map(([entry = '']) => {
    const [[address = ''] = []] = all(entry, /<loc>([^<]+)/g)
    const languages = all(entry, /hreflang="([^"]+)" href="([^"]+)"/g)
    return {
      path: new URL(address).pathname,
      languages: new Map(languages.map(([language = '', href = '']) => [language, href])),
    }
  })
}

/** The groups of every match. */
function all(text: string, pattern: RegExp): string[][] {
  return [...text.matchAll(pattern)].map(([, ...groups]) => groups)
}

async function read(path: string): Promise<string> {
  const answer = await fetch(site + path)
  if (!answer.ok) throw new Error(`${site}${path} answered ${answer.status}`)
  return answer.text()
}
