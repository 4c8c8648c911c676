/**
 * Number of pages of one kind and language that are read, and whose links are followed: pages of a kind, such as event
 * pages, are built alike. That no link of any page leads nowhere is tested in `links.spec.ts`.
 */
const READ_OF_A_KIND = 6
const FOLLOWED_OF_A_KIND = 2

/** Requests at once. */
const AT_ONCE = 4

export type Visit = { status: number; leads: string | null; html: string }

/** What was found by following every link from some addresses on. */
export type Crawl = {
  /** Links to pages that aren't there, with the page that has them. */
  broken: string[]
  /** Every document that was read, by its address. */
  visits: Map<string, Visit>
  kinds: Set<string>
}

/** Times that a page is asked for which the site says it is too busy to make. */
const TRIES_WHILE_BUSY = 4

export async function visit(url: string, method = 'GET', tries = TRIES_WHILE_BUSY): Promise<Visit> {
  const answer = await fetch(url, { method, redirect: 'manual' })
  const wait = Number(answer.headers.get('retry-after'))
  if (answer.status === 503 && wait > 0 && tries > 1) {
    await answer.body?.cancel()
    await new Promise((resolve) => setTimeout(resolve, wait * 1000))
    return visit(url, method, tries - 1)
  }
  return { status: answer.status, leads: answer.headers.get('location'), html: await answer.text() }
}

type Limits = {
  /** Paths that are not there, and may be linked to. */
  absent?: readonly string[]
  /** Matches paths that are not followed. */
  except?: RegExp
}

/**
 * Follows every link of a site, and the forms that lead to a page, from some paths on; of each kind of page a few.
 *
 * @param site its origin
 */
export async function crawl(
  site: string,
  paths: readonly string[],
  { absent = [], except }: Limits = {},
): Promise<Crawl> {
  const queue = paths.map((href) => ({ on: 'the test', href }))
  const seen = new Set(paths)
  const counts = new Map<string, number>()
  const found: Crawl = { broken: [], visits: new Map(), kinds: new Set() }
  const follow = async ({ on, href }: (typeof queue)[number]) => {
    const kind = kindOf(href)
    const ofKind = (counts.get(kind) ?? 0) + 1
    counts.set(kind, ofKind)
    if (ofKind > READ_OF_A_KIND) return
    const visited = await visit(site + href)
    found.visits.set(href, visited)
    if (visited.status >= 400 && !absent.includes(href)) found.broken.push(`${href} on ${on}: ${visited.status}`)
    if (ofKind > FOLLOWED_OF_A_KIND) return
    for (const link of [...linksIn(visited.html), ...(visited.leads ? [visited.leads] : [])]) {
      const { origin, pathname, search } = new URL(link, site + href)
      const own = pathname + search
      if (origin !== site || seen.has(own) || except?.test(own)) continue
      seen.add(own)
      queue.push({ on: href, href: own })
    }
  }
  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(follow))
  found.kinds = new Set(counts.keys())
  return found
}

/** The kind of an address: addresses of a kind differ only in ids and choices. */
function kindOf(href: string): string {
  const [path = '', search] = href.split('?')
  const kind = path.replaceAll(/\/\d[^/]*/g, '/*').replace(/\/(plans|tags|series)\/[^/]+/, '/$1/*')
  return search === undefined || path === '/login' ? kind : `${kind}?`
}

/** Links, and the targets of forms that request a page; without those in the flight data, which are the same. */
function linksIn(html: string): string[] {
  const body = html.replaceAll(/<script.*?<\/script>/gs, '')
  const links = [...body.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href)
  const forms = [...body.matchAll(/<form [^>]*>/g)].flatMap(([form]) =>
    /method="post"/i.test(form) ? [] : [...form.matchAll(/action="([^"]*)"/g)].map(([, action = '']) => action),
  )
  return [...links, ...forms]
    .map((href) => href.replaceAll('&amp;', '&'))
    .filter((href) => !/^(?:mailto|tel):/.test(href))
}
