import { timestamp } from '../fields/fields.ts'

/** When a campaign's stages begin, ISO 8601 UTC; one that is missing never begins (decisions.md, "Time and stages"). */
export type CampaignStarts = Partial<Record<'registration' | 'eventSignUp' | 'campaign' | 'post', string>>

/** Reads the start times of a `campaign_page` (CP-009); what is no time is missing. */
export function campaignStartsOf(data: Record<string, unknown>): CampaignStarts {
  return {
    registration: instant(data.registration_start_time),
    eventSignUp: instant(data.event_signup_start_time),
    campaign: instant(data.campaign_start_time),
    post: instant(data.post_campaign_start_time),
  }
}

const instant = (value: unknown) => timestamp(value)?.toISOString()
