import { timestamp } from '../fields/fields.ts'

/** Start times of a campaign's stages, ISO 8601 UTC; a stage without one never begins (decisions.md, "Time and stages"). */
export type CampaignStarts = Partial<Record<'registration' | 'eventSignUp' | 'campaign' | 'post', string>>

/** Reads the start times of a `campaign_page` (CP-009); invalid times are left out. */
export function campaignStartsOf(data: Record<string, unknown>): CampaignStarts {
  return {
    registration: instant(data.registration_start_time),
    eventSignUp: instant(data.event_signup_start_time),
    campaign: instant(data.campaign_start_time),
    post: instant(data.post_campaign_start_time),
  }
}

const instant = (value: unknown) => timestamp(value)?.toISOString()
