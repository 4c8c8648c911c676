import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'

type Html = ReturnType<typeof html>

const stylesheet = readFileSync(new URL('./hosted-pages.css', import.meta.url), 'utf8')

export const hostedHeaders = (siteUrl: string) => ({
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${siteUrl}; base-uri 'none'`,
  'cache-control': 'no-store',
})

/** A page of the payment provider around its main part. */
export const hostedPage = (main: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Payment · Sandbox</title>
        <style>
          ${raw(stylesheet)}
        </style>
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`
