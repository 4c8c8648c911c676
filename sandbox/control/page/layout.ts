import { html } from 'hono/html'

/** A finished piece of HTML; everything put into the template is escaped. */
export type Html = ReturnType<typeof html>

/** @param notice one sentence about what just happened or failed */
export function layout(title: string, body: Html | Html[], notice?: string): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/control/page.css" />
      </head>
      <body>
        <header class="top">
          <h1>
            <a class="brand" href="/">Gruppetto <span>sandbox</span></a>
          </h1>
          <form method="post" action="/control/page/reset"><button class="quiet">Reset everything</button></form>
        </header>
        <main>${notice ? html`<p class="notice" role="status">${notice}</p>` : ''} ${body}</main>
      </body>
    </html>`
}

export function section(id: string, title: string, intro: string, body: Html | Html[]): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    <p class="intro">${intro}</p>
    ${body}
  </section>`
}

/** A table, which scrolls on narrow screens, or a sentence if there are no rows. */
export function table(label: string, columns: string[], rows: Html[], empty: string): Html {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

/** An ISO instant as `2026-03-01 12:00:00 UTC`. */
export function timeOf(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 19)} UTC`
}
