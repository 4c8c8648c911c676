import { campaignUid } from '../core/paths.ts'
import { inFlagForm } from '../core/server/flag-forms.ts'
import { visitorStages } from '../domains/campaigns/stage.ts'
import { readPath } from './asked-page.ts'

/**
 * The routes of all cached pages that visitors see at a path: of a campaign one for each stage that visitors see, and of
 * each of them one for each form while flags are on for a share of visitors.
 *
 * @param forms of pages
 */
export function pagesOfPath(path: string, forms: readonly string[] = ['']): string[] {
  return plainPagesOfPath(path).flatMap((route) => forms.map((form) => inFlagForm(route, form)))
}

function plainPagesOfPath(path: string): string[] {
  const { locale, path: own, route } = readPath(path)
  const campaign = campaignUid(own)
  if (campaign === undefined) return [route]
  return [...visitorStages, 'now'].map((stage) => `/${locale}/variants/campaign/${campaign}/${stage}`)
}
