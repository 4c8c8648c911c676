import 'server-only'
import type { AllDocumentTypes } from '@/prismicio-types'
import { alternateTag, campaignStagesTag, documentTag, translationTag, typeTag } from '../api/cache-tags'
import { text } from '../fields/fields'

/**
 * Tags that expire for every change of documents: of pages that contain them, link to them or name them as
 * translations.
 */
export function ownTags(ids: readonly string[]): string[] {
  return [...ids.map(documentTag), ...ids.map(alternateTag)]
}

/**
 * Tags of the lists that changed documents belong to, and of pages that lack or name them, by their current content.
 * Any change of a stage document may move it to another stage or campaign.
 */
export function listTags(documents: readonly AllDocumentTypes[]): string[] {
  return [...new Set(documents.flatMap(tagsOf))]
}

function tagsOf(document: AllDocumentTypes): string[] {
  const shortName = document.type === 'campaign_stage' ? text(document.data.campaign_short_name) : undefined
  return [
    typeTag(document.type),
    translationTag(document),
    ...(shortName === undefined ? [] : [campaignStagesTag(shortName, document.lang)]),
    // A new or restored translation is named by pages that could not have its id yet.
    ...document.alternate_languages.map(({ id }) => alternateTag(id)),
  ]
}

const types: Record<AllDocumentTypes['type'], true> = {
  academy_page: true,
  campaign_page: true,
  campaign_stage: true,
  contact_form: true,
  error_page: true,
  footer: true,
  navigation: true,
  page: true,
  redirect: true,
  redirects: true,
  settings: true,
  stage: true,
  video: true,
  video_category: true,
}

/** Every page carries one of these, since navigation and footer are on all of them. */
export const everyTypeTag = Object.keys(types).map(typeTag)
