import { reportingHeaders } from './policy-endpoint.ts'

/** What an answer that brings no policy may do, opened by itself: nothing. Pages bring theirs (policy.ts). */
export const NO_PAGE_POLICY = `default-src 'none'; frame-ancestors 'none'`

/**
 * Headers of every answer beside its content security policy.
 *
 * @param environment `HSTS_PRELOAD=1` lets browsers' makers put the domain on their lists of hosts reached by TLS alone;
 *   nobody should ask for that before every host of the domain is. `SITE_URL` is the
 *   site's origin, to which browsers report what policies stop
 */
export function securityHeaders(environment: { HSTS_PRELOAD?: string; SITE_URL: string }): Record<string, string> {
  const preload = environment.HSTS_PRELOAD === '1' ? '; preload' : ''
  return {
    'Strict-Transport-Security': `max-age=63072000; includeSubDomains${preload}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...reportingHeaders(environment.SITE_URL),
  }
}
