import type { ErrorStatus } from '../core/errors.ts'

/**
 * The status of a page that is an expected error. The framework can answer a rendered document with 200 only, so the
 * document says its status in its head and the page cache turns it into the answer's (docs/decisions/002).
 */
export const PAGE_STATUS_META = 'page-status'

/** By this header, which leaves the house with no answer, the server knows that a page has said its status itself. */
export const PAGE_STATUS_HEADER = 'X-Page-Status'

const STATUSES = [404, 410, 500, 503] as const satisfies readonly ErrorStatus[]

const MARKER = new RegExp(`<meta name="${PAGE_STATUS_META}" content="(${STATUSES.join('|')})"/>`)

/** The status that a rendered document asks for, or undefined for an ordinary page. Only its head counts. */
export function pageStatusOf(html: string): ErrorStatus | undefined {
  const found = MARKER.exec(html.slice(0, html.indexOf('</head>')))?.[1]
  return STATUSES.find((status) => String(status) === found)
}
