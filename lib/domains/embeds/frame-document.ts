import { FRAME_HEIGHT } from '@/lib/core/frame-messages'
import { colours, fonts } from '@/theme'
import { playersWait, type WaitingPlayers } from './waiting-players'

/**
 * Placed before the content, which then can't swallow it. Reports the content's height when it changes. Any parent is told:
 * only we can frame it (lib/delivery/frame-policy.ts), and a height is no secret.
 */
const REPORT = `(() => {
  const report = () => {
    const height = document.documentElement.getBoundingClientRect().height
    parent.postMessage({ type: '${FRAME_HEIGHT}', height }, '*')
  }
  addEventListener('DOMContentLoaded', () => new ResizeObserver(report).observe(document.documentElement))
})()`

/** Makes plain HTML look like the surrounding page; styles of the content override it. */
const STYLE = `
  body { margin: 0; font: 1.0625rem/1.65 '${fonts.text.family}', system-ui, sans-serif; color: ${colours.ink}; overflow-wrap: anywhere }
  h1, h2, h3 { margin: 0 0 0.5em; line-height: 1.2 }
  img, video, iframe { max-width: 100% }
  img, video { height: auto }
  .waiting-player { border: 1px solid; border-radius: 12px; padding: 1rem }
  .waiting-player > * { margin: 0 0 0.75rem }
  .waiting-player > button { min-height: 44px; margin: 0; padding: 0.5rem 1rem; font: inherit; cursor: pointer }
`

type FrameDocument = {
  /** For screen readers; the only part that is escaped. */
  title: string
  language: string
  direction: 'ltr' | 'rtl'
  html: string
  /** Undefined for a visitor who has agreed to outside content: players load as the HTML says. */
  waiting?: WaitingPlayers
}

/** The document of a frame around editors' HTML, none of which is trusted. */
export function frameDocument({ title, language, direction, html, waiting }: FrameDocument): string {
  return `<!doctype html>
<html lang="${escaped(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<script>${REPORT}</script>${waiting === undefined ? '' : playersWait(waiting)}
</head>
<body>
${waiting === undefined ? '' : withoutScript(waiting, html)}${html}
</body>
</html>
`
}

/** Without script nobody can ask for a player, and its frame would show an error of the browser. */
const withoutScript = ({ needsScript }: WaitingPlayers, html: string) =>
  /<iframe/i.test(html)
    ? `<noscript><style>iframe { display: none }</style><p>${escaped(needsScript)}</p></noscript>\n`
    : ''

/** HTML of an error: a heading with its message (SC-006), and a sentence. */
export function errorHtml(heading: string, text: string): string {
  return `<h2>${escaped(heading)}</h2>\n<p>${escaped(text)}</p>`
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? '')
