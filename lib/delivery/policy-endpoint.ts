/** Where browsers report what a page's policy has stopped. */
export const REPORTS_PATH = '/api/policy-reports'

const ENDPOINT = 'policy'

/**
 * The directives that ask for reports. A browser that knows `report-to` reads no `report-uri` beside it, and takes endpoints
 * from secure answers only: without TLS, as on this machine, only the old one makes it report.
 *
 * @param siteUrl the site's origin
 */
export const reportDirectives = (siteUrl: string): string[] => [
  `report-uri ${REPORTS_PATH}`,
  ...(isSecure(siteUrl) ? [`report-to ${ENDPOINT}`] : []),
]

/** The header that says where `report-to` leads. */
export const reportingHeaders = (siteUrl: string): Record<string, string> =>
  isSecure(siteUrl) ? { 'Reporting-Endpoints': `${ENDPOINT}="${REPORTS_PATH}"` } : {}

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:')
