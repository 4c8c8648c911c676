import { z } from 'zod'

const cookieSchema = z.record(z.string(), z.unknown())
const sessionSchema = z.object({ preview: z.string() })

/** The token of a preview session: an address, like Prismic's tokens. It serves as the ref that shows drafts. */
export function previewToken(id: string, origin: string): string {
  return `${origin}/content/previews/${id}?websitePreviewId=${id}`
}

/**
 * The session that a ref belongs to. The ref may be the token, the percent-encoded token, or the toolbar's cookie,
 * which is JSON by repository: `{"gruppetto.prismic.io":{"preview":"…"}}`.
 */
export function previewIdOf(ref: string): string | undefined {
  const text = decode(ref)
  const token = text.startsWith('{') ? tokenInCookie(text) : text
  return /\/previews\/(?<id>[\w-]+)/.exec(token ?? '')?.groups?.id
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function tokenInCookie(text: string): string | undefined {
  try {
    const sessions = Object.values(cookieSchema.parse(JSON.parse(text))).map((value) => sessionSchema.safeParse(value))
    return sessions.find((session) => session.success)?.data?.preview
  } catch {
    return undefined
  }
}
