import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Soon } from '../soon'
import { env, isDevelopment } from './env'
import { findHostCookie, hostCookie, hostCookieName } from './host-cookie'
import { DRAFT_REF, DRAFT_SWITCH, withoutInternalCookies } from './internal-cookies'
import { sealFor } from './seal'

/** A working day; then an editor has to open the preview again. */
const LIFE_SECONDS = 12 * 60 * 60

export const DRAFT_COOKIE = hostCookieName('draft')

const options = { name: DRAFT_COOKIE, ...hostCookie }
const drafts = sealFor('draft', z.object({ draftRef: z.string().min(1) }), LIFE_SECONDS)

/**
 * The cookie that shows a draft to one browser (docs/decisions/017).
 *
 * @param ref of the draft, which the content service has accepted
 * @param seconds its lifetime; at most a working day
 */
export async function draftCookie(ref: string, seconds = LIFE_SECONDS) {
  const maxAge = Math.max(1, Math.min(Math.floor(seconds), LIFE_SECONDS))
  return { ...options, value: await drafts.seal({ draftRef: ref }, maxAge), maxAge }
}

/** The cookie that makes a browser delete its draft cookie. */
export const endedDraftCookie = { ...options, value: '', maxAge: 0 } as const

/** The ref of the draft that the request's browser sees; undefined if it sees none, at once if it has no cookie of one. */
export function draftRefOf(headers: Pick<Headers, 'get'>): Soon<string | undefined> {
  const sealed = findHostCookie(headers, DRAFT_COOKIE)
  return sealed === undefined ? undefined : unsealDraftRef(sealed)
}

/** The ref in a draft cookie; undefined if it is forged, foreign or expired. */
export async function unsealDraftRef(sealed: string | undefined): Promise<string | undefined> {
  return (await drafts.open(sealed))?.draftRef
}

/**
 * The `cookie` header of an internal request for a draft: the framework and the content client recognize a draft by
 * cookies of their own, which browsers never get.
 *
 * @param header as the browser sent it
 * @param ref that the browser has proven to know
 */
export function cookiesForDraft(header: string, ref: string): string {
  const switches = [`${DRAFT_SWITCH}=${frameworkSecret()}`, `${DRAFT_REF}=${encodeURIComponent(ref)}`]
  return [withoutInternalCookies(header), ...switches].join('; ')
}

const manifestSchema = z.object({ preview: z.object({ previewModeId: z.string() }) })

let secret: string | undefined

/** The framework's preview secret, new with each build, from its manifest. `next dev` has none and accepts anything. */
function frameworkSecret(): string {
  secret ??= isDevelopment ? 'development' : readSecret()
  return secret
}

function readSecret(): string {
  const file = join(process.cwd(), env.NEXT_DIST_DIR, 'prerender-manifest.json')
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).preview.previewModeId
}
