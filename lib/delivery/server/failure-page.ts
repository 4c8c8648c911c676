import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { colours } from '../../../theme.ts'
import { PAGE_STATUS_HEADER } from '../page-status.ts'
import { callBack } from '../call-back.ts'

/** Texts of the page for an unexpected failure, with their language and which way its lines run. */
export type FailureWords = { language: string; direction: 'ltr' | 'rtl'; title: string; body: string; retry: string }

type RequestHead = Pick<IncomingMessage, 'url' | 'headers'>

const STYLE = `
html { color-scheme: dark; background: ${colours.ink}; color: ${colours.paper}; font: 1.125rem/1.5 system-ui, sans-serif; text-wrap: balance; word-break: auto-phrase }
body { display: grid; min-height: 100vh; margin: 0; padding: 2rem; place-content: safe center; box-sizing: border-box }
h1 { margin: 0; font: 800 2rem/1.2 system-ui, sans-serif }
p { margin: 0.5rem 0 1rem }
a { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 2rem; background: ${colours.yellow}; color: ${colours.ink}; font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid ${colours.paper}; outline-offset: 3px }
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Headers of the framework's response that don't apply to this page. */
const OF_ANOTHER_BODY = ['Content-Encoding', 'ETag', 'Link', 'Transfer-Encoding']

/**
 * If a page fails unexpectedly, the server responds with a page in the visitor's language that says the fault is ours.
 * The framework's response is empty until its script runs, which the page's policy may forbid. Responses with content
 * of their own are left alone: expected errors, which are pages (docs/decisions/002), and routes of the API.
 *
 * @param wordsAt returns the texts for the page at a path; they are inserted unescaped
 */
export function explainFailure(
  request: RequestHead,
  response: ServerResponse,
  wordsAt: (pathname: string) => FailureWords,
): void {
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  let isExplained = false
  const explain = () => {
    isExplained = true
    const [pathname = '/'] = (request.url ?? '/').split(/[?#]/, 1)
    const page = failurePage(wordsAt(pathname))
    describe(response, page)
    writeHead(500)
    end(page.html)
  }
  const isToExplain = (status: number) => !response.headersSent && isUnexplained(request, response, status)
  response.writeHead = (...args: [number, ...unknown[]]) => {
    // A caller that passes headers with the status has a response of its own.
    if (args.length === 1 && isToExplain(args[0])) explain()
    else Reflect.apply(writeHead, response, args)
    return response
  }
  response.write = (...args: unknown[]) => {
    if (isToExplain(response.statusCode)) explain()
    if (!isExplained) return Reflect.apply(write, response, args) === true
    callBack(args)
    return true
  }
  response.end = (...args: unknown[]) => {
    if (isToExplain(response.statusCode)) explain()
    if (isExplained) callBack(args)
    else Reflect.apply(end, response, args)
    return response
  }
}

/** Whether a response is an unexplained failure that a person would see. */
function isUnexplained({ headers }: RequestHead, response: ServerResponse, status: number): boolean {
  if (status !== 500 || response.hasHeader(PAGE_STATUS_HEADER) || !headers.accept?.includes('text/html')) return false
  const type = response.getHeader('Content-Type')
  return type === undefined || /^text\/(?:html|plain)/.test(String(type))
}

type FailurePage = { html: string; policy: string }

function describe(response: ServerResponse, { html, policy }: FailurePage): void {
  for (const name of OF_ANOTHER_BODY) response.removeHeader(name)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(html))
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Security-Policy', policy)
}

/** A page that needs no file, with its policy. An empty address loads it again, its query included. */
export function failurePage({ language, direction, title, body, retry }: FailureWords): FailurePage {
  const html = `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${body}</p><a href="">${retry}</a></main></body>
</html>`
  return { html, policy: POLICY }
}
