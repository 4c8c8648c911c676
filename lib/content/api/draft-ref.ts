import 'server-only'
import { cookie } from '@prismicio/client'
import { cookies } from 'next/headers'

/**
 * The ref of the draft an editor is looking at, from the preview cookie; undefined if there is none. The content system
 * writes it raw, encoded, or as JSON by repository: the latter is parsed here, the others are used as they are.
 */
export async function draftRef(): Promise<string | undefined> {
  const value = (await cookies()).get(cookie.preview)?.value
  if (value === undefined) return undefined
  return parseDraftRef(value)
}

/** @param value of the preview cookie */
export function parseDraftRef(value: string): string | undefined {
  const decoded = safelyDecoded(value)
  if (!decoded.trimStart().startsWith('{')) return decoded === '' ? undefined : decoded
  try {
    const byRepository: unknown = JSON.parse(decoded)
    if (typeof byRepository !== 'object' || byRepository === null) return undefined
    for (const entry of valuesOf(byRepository)) {
      if (typeof entry === 'object' && entry !== null && 'preview' in entry && typeof entry.preview === 'string') {
        return entry.preview
      }
    }
  } catch {
    return undefined
  }
  return undefined
}

const valuesOf = (record: object): unknown[] => Object.values(record)

function safelyDecoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
