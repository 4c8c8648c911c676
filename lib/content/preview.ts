import 'server-only'
import { NotFoundError } from '@prismicio/client'
import type { AllDocumentTypes } from '@/prismicio-types'
import { InvalidInputError, UpstreamError } from '@/lib/core/errors'
import { unprovenClient } from './client'

/**
 * The document that a preview begins with, as its draft has it.
 *
 * @param token of the preview, from whoever asks
 * @throws InvalidInputError where the content service does not know the token, or has no such document under it
 * @throws UpstreamError in an outage
 */
export async function getPreviewedDocument(token: string, id: string): Promise<AllDocumentTypes> {
  try {
    return await unprovenClient(token).getByID(id, { lang: '*' })
  } catch (error) {
    const isRefused = error instanceof UpstreamError && error.status !== undefined && error.status < 500
    if (error instanceof NotFoundError || isRefused) throw new InvalidInputError('no such preview', { cause: error })
    throw error
  }
}
