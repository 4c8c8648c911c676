/** Initial data of the fundraising provider; ids are numbers, amounts decimal strings in major units. */
export type Fundraiser = { id: number; email: string; first_name: string; last_name: string }

export type Project = {
  id: number
  fundraiser_id: number
  event_id: number
  campaign_id: number
  target: string
  url: string
  story: string
}

export type Donation = {
  id: number
  project_id: number
  amount: string
  currency: string
  /** null for an anonymous donor */
  name: string | null
  message: string
  created: string
}

const FUNDRAISING_EVENT_ID = 1001
const CAMPAIGN_ID = 2001
const CHARITY_ID = 3001

export const fundraisers: Fundraiser[] = [
  { id: 7001, email: 'chiara@example.test', first_name: 'Chiara', last_name: 'Moretti' },
  { id: 7002, email: 'ada@example.test', first_name: 'Ada', last_name: 'Nkemelu' },
]

export const projects: Project[] = [
  {
    id: 8001,
    fundraiser_id: 7001,
    event_id: FUNDRAISING_EVENT_ID,
    campaign_id: CAMPAIGN_ID,
    target: '500.00',
    url: 'https://giving.example.test/ap/chiara-rides',
    story: 'A hundred climbs for a hundred bikes.',
  },
  {
    id: 8002,
    fundraiser_id: 7002,
    event_id: FUNDRAISING_EVENT_ID,
    campaign_id: CAMPAIGN_ID,
    target: '250.00',
    url: 'https://giving.example.test/ap/ada-runs/',
    story: 'Every kilometre gets a school a little closer.',
  },
]

export const donations: Donation[] = [
  donation(9001, 8001, '120.00', 'Nonna Lucia', 'Forza Chiara!', '2026-01-12T18:04:00Z'),
  donation(9002, 8001, '75.50', null, 'See you on the pass.', '2026-01-13T07:31:00Z'),
  donation(9003, 8001, '140.00', 'The Thursday bunch', 'No drafting on this one.', '2026-01-15T20:12:00Z'),
  donation(9004, 8002, '260.00', 'Ifeoma', 'Run, Ada, run.', '2026-01-16T06:45:00Z'),
]

/** The fundraising event, without values computed from donations and the clock. */
export const event = {
  id: FUNDRAISING_EVENT_ID,
  name: 'Ride for bikes',
  target: '25000.00',
  currency: { symbol: '€' },
  campaigns: [
    {
      id: CAMPAIGN_ID,
      title: 'Bikes for schools',
      charity_id: CHARITY_ID,
      charity: { id: CHARITY_ID, name: 'Two Wheels' },
    },
  ],
}

function donation(id: number, project: number, amount: string, name: string | null, message: string, created: string) {
  return { id, project_id: project, amount, currency: 'EUR', name, message, created }
}
