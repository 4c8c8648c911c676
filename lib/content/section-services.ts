import type { Service } from '../core/services.ts'

/** The services without which sections of a type have nothing to show, or lead nowhere. */
const services = new Map<string, Service>([
  ['academy_punchcard_new', 'game'],
  ['campaign_progress_bar', 'game'],
  ['community_cards', 'articles'],
  ['dealer_locator', 'locator'],
  ['ejs_file', 'web'],
  ['email_signup', 'tracking'],
  ['event_cards', 'game'],
  ['events_calendar', 'game'],
  ['givengain_sign_up', 'fundraising'],
  ['hero_with_plan_cards', 'memberships'],
  ['hero_with_plan_selection', 'memberships'],
  ['live_data', 'game'],
  ['marketplace', 'storefront'],
  ['my_events', 'game'],
  ['stage_scheduler', 'game'],
  ['todays_plan', 'partner'],
])

/** The service that sections of a type need; undefined for a type that needs none. */
export const serviceOfSection = (type: string): Service | undefined => services.get(type)
