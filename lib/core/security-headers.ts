/**
 * Headers of every answer. The content security policy is not among them: pages get theirs from the page cache or the
 * proxy, and a second one would be added to it, not replace it.
 */
export const securityHeaders = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()' },
]

/** For all but the simulator, which the content system frames. Policies say the same; this is for what has none. */
export const unframedHeaders = [{ key: 'X-Frame-Options', value: 'DENY' }]
