import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'
import type { Speech } from '../words/choose.ts'

const stylesheet = readFileSync(new URL('./page.css', import.meta.url), 'utf8')

/** A finished piece of HTML; everything put into the template is escaped. */
export type Html = ReturnType<typeof html>

/** What a page of the provider needs besides its own content. */
export type PageContext = Speech & {
  /** Nonce of the only style and the only script that the page's policy allows. */
  nonce: string
  siteUrl: string
}

export function createNonce(): string {
  return randomBytes(16).toString('base64')
}

/**
 * Headers of every answer that a browser may show.
 *
 * @param origins that forms may lead to, including redirects after them
 */
export function pageHeaders(nonce: string, origins: readonly string[]): Record<string, string> {
  const policy = [
    `default-src 'none'`,
    `img-src 'self'`,
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    `form-action 'self' ${origins.join(' ')}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
}

/** A page with its picture at the side; `main` starts with the heading. */
export async function layout(context: PageContext, title: string, main: Html): Promise<string> {
  const { language, words, nonce, siteUrl } = context
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Gruppetto</title>
        <style nonce="${nonce}">
          ${raw(stylesheet)}
        </style>
      </head>
      <body>
        <header>
          <img src="/media/scenes/alpine-dawn.png?w=1200&auto=format" alt="" width="1200" height="675" />
          <a class="brand" href="${siteUrl}/">Gruppetto</a>
        </header>
        <main>
          <h1>${title}</h1>
          ${main}
          <p class="back"><a href="${siteUrl}/">${words.back}</a></p>
        </main>
      </body>
    </html>`
  return String(page)
}
