/**
 * Cookies that a script keeps for itself and for the server. They may be switched off, and a document in a sandboxed
 * frame may not touch them: then nothing is remembered, and nothing fails.
 */
export function readCookie(name: string): string | undefined {
  try {
    return cookieIn(document.cookie, name)
  } catch {
    return undefined
  }
}

/** Keeps a text without `;` for the whole site; zero seconds delete it. */
export function keepCookie(name: string, text: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  try {
    document.cookie = `${name}=${text}; path=/; max-age=${seconds}; samesite=lax${secure}`
  } catch {
    // As above.
  }
}

function cookieIn(cookies: string, name: string): string | undefined {
  const prefix = `${name}=`
  return cookies
    .split('; ')
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length)
}
