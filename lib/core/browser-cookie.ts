/**
 * Cookies that a script keeps for itself and for the server. They may be switched off, and a document in a sandboxed
 * frame may not touch them: then nothing is remembered, and nothing fails. Over https their names begin with `__Host-`, as
 * those of the server do (`lib/core/server/host-cookie.ts`), so that no other host of the domain can set them.
 */

/** The text of a cookie; undefined if there are several of its name, since it is unclear which is ours. */
export function readCookie(name: string): string | undefined {
  try {
    const [, first, second] = `; ${document.cookie}`.split(`; ${hostName(name)}=`)
    return second === undefined ? first?.split('; ')[0] : undefined
  } catch {
    return undefined
  }
}

/** Keeps a text without `;` for the whole site; zero seconds delete it. */
export function keepCookie(name: string, text: string, seconds: number): void {
  const secure = isSecure() ? '; secure' : ''
  try {
    document.cookie = `${hostName(name)}=${text}; path=/; max-age=${seconds}; samesite=lax${secure}`
  } catch {
    // As above.
  }
}

const isSecure = () => location.protocol === 'https:'

const hostName = (name: string) => (isSecure() ? `__Host-${name}` : name)
