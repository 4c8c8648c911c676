import 'server-only'
import { NotFoundError } from '@prismicio/client'
import type { AllDocumentTypes } from '@/prismicio-types'
import { InvalidInputError, UpstreamError } from '@/lib/core/errors'
import { unverifiedClient } from './client'
import { findRelease, SESSION_MARK } from './repository'
import { campaignUidOf } from '../campaigns/campaign-uid'
import { text } from '../fields/fields'

/**
 * Verifies that a token shows drafts of a preview session or of a release.
 *
 * @param token from the request, not verified
 * @throws InvalidInputError for any other token, such as the ref of what is or was published
 * @throws UpstreamError in an outage
 */
export async function verifyPreview(token: string): Promise<void> {
  const isSession = token.includes(SESSION_MARK)
  if (!isSession && (await findRelease(token)) === undefined) throw new InvalidInputError('no such preview')
  await orNoPreview(unverifiedClient(token).get({ pageSize: 1 }))
}

/**
 * The document that a preview begins with, in its draft version.
 *
 * @param token of the preview, from the request, not verified
 * @throws InvalidInputError if the content service does not know the token, or has no such document under it
 * @throws UpstreamError in an outage
 */
export async function getPreviewedDocument(token: string, id: string): Promise<AllDocumentTypes> {
  return orNoPreview(unverifiedClient(token).getByID(id, { lang: '*' }))
}

async function orNoPreview<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading
  } catch (error) {
    const isRefused = error instanceof UpstreamError && error.status !== undefined && error.status < 500
    if (error instanceof NotFoundError || isRefused) throw new InvalidInputError('no such preview', { cause: error })
    throw error
  }
}

/** The uid of a campaign's page in the drafts of a preview. @param shortName as in a document */
export async function findPreviewedCampaign(token: string, shortName: unknown): Promise<string | undefined> {
  const name = text(shortName)
  if (name === undefined) return undefined
  return campaignUidOf(unverifiedClient(token), name)
}
