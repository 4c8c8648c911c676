import { setDefaultResultOrder } from 'node:dns'

setDefaultResultOrder('ipv4first')

type Cookie = { name: string; value: string; path: string }

/** Where a visit ended: a page, or an address of another origin that the provider sent the browser to. */
export type Visit = { url: URL; response: Response; html: string }

export type Browser = {
  /** Goes to an address and follows redirects as long as they stay at the provider. */
  open(url: string | URL): Promise<Visit>
  /** Sends the fields to an address, as a form does. */
  submit(url: string | URL, fields: Record<string, string>): Promise<Visit>
  cookieNames(): string[]
}

/** A browser without script: fetch with a cookie jar that minds paths. */
export function createBrowser(home: string): Browser {
  const { origin } = new URL(home)
  let cookies: Cookie[] = []

  function keep(response: Response, url: URL): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/; */)
      const [name = '', value = ''] = pair.split('=')
      const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? url.pathname
      cookies = cookies.filter((cookie) => cookie.name !== name || cookie.path !== path)
      if (value !== '') cookies.push({ name, value, path })
    }
  }

  async function go(url: URL, init: RequestInit = {}): Promise<Visit> {
    const sent = cookies.filter(({ path }) => url.pathname.startsWith(path))
    const headers = new Headers({ accept: 'text/html', ...(init.body ? { 'content-type': FORM } : {}) })
    headers.set('cookie', sent.map(({ name, value }) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    keep(response, url)
    const location = response.headers.get('location')
    if (location === null) return { url, response, html: await response.text() }
    const next = new URL(location, url)
    return next.origin === origin ? go(next) : { url: next, response, html: '' }
  }

  return {
    open: (url) => go(new URL(url, origin)),
    submit: (url, fields) => go(new URL(url, origin), { method: 'POST', body: new URLSearchParams(fields).toString() }),
    cookieNames: () => cookies.map(({ name }) => name),
  }
}

const FORM = 'application/x-www-form-urlencoded'

/** The value of an attribute of the first element that carries `marker`. */
export function attributeOf(html: string, marker: string, attribute: string): string {
  const [element = ''] = new RegExp(`(?:<[a-z]+[^>]*)?${marker}[^>]*>`).exec(html) ?? []
  const [, value] = new RegExp(`${attribute}="([^"]*)"`).exec(element) ?? []
  if (value === undefined) throw new Error(`no ${attribute} beside ${marker}`)
  return value
}
