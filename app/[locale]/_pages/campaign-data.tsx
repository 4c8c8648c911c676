import { StructuredData } from '@/components/ui/structured-data'
import { rows, text, timestamp } from '@/lib/content/fields/fields'
import type { CampaignStageContent } from '@/lib/content/campaigns/campaign-stages'
import { campaignStructuredData } from '@/lib/domains/campaigns/structured-data'
import type { Campaign } from './campaign-document'
import { absoluteAddress, site, webPageOf } from './page-data'

type CampaignDataProps = { campaign: Campaign; sections: CampaignStageContent['sections'] }

/** A campaign's page for search engines, and the stages that its sections date. */
export function CampaignData({ campaign, sections }: CampaignDataProps) {
  const { title, shortName, description, path, language } = campaign
  const name = title ?? shortName
  const url = absoluteAddress(path, language)
  const series = campaignStructuredData({ name, description, url, stages: datedStages(sections), site })
  return <StructuredData things={[webPageOf({ ...campaign, title: name }), ...(series ? [series] : [])]} />
}

function datedStages(sections: CampaignStageContent['sections']) {
  const stages = sections.flatMap((section) => (section.slice_type === 'stage_details' ? rows(section.items) : []))
  return stages.flatMap((stage) => {
    const [name, startsAt] = [text(stage.title), timestamp(stage.start_date)?.toISOString()]
    const endsAt = timestamp(stage.end_date)?.toISOString()
    return name === undefined || startsAt === undefined ? [] : [{ name, startsAt, endsAt }]
  })
}
