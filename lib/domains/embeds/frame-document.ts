import { FRAME_HEIGHT } from '@/lib/core/frame-height'
import { colours, fonts } from '@/theme'

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
`

/** @param title for screen readers; the only part that is escaped */
type FrameDocument = { title: string; language: string; direction: 'ltr' | 'rtl'; html: string }

/** The document of a frame around editors' HTML, none of which is trusted. */
export function frameDocument({ title, language, direction, html }: FrameDocument): string {
  return `<!doctype html>
<html lang="${escaped(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<script>${REPORT}</script>
</head>
<body>
${html}
</body>
</html>
`
}

/** HTML of an error: a heading with its message (SC-006), and a sentence. */
export function errorHtml(heading: string, text: string): string {
  return `<h2>${escaped(heading)}</h2>\n<p>${escaped(text)}</p>`
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? '')
