import { campaignUid } from '../core/paths.ts'
import { visitorStages } from '../domains/campaigns/stage.ts'
import { readPath } from './asked-page.ts'

/** The routes of all cached pages that visitors see at a path: of a campaign one for each stage that visitors see. */
export function pagesOfPath(path: string): string[] {
  const { locale, path: own, route } = readPath(path)
  const campaign = campaignUid(own)
  if (campaign === undefined) return [route]
  return [...visitorStages, 'now'].map((stage) => `/${locale}/variants/campaign/${campaign}/${stage}`)
}
