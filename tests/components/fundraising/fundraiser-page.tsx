import { act, render, screen, within } from '@testing-library/react'
import { http } from 'msw/http'
import { vi } from 'vitest'
import FundraiserIsland from '@/components/fundraising/fundraiser'
import { browserQueryClient } from '@/lib/core/query-client'
import { ownApi } from '../../lib/support/own-api'
import { sessionAnswer } from '../../lib/support/session'
import { answerWith } from '../../lib/support/consent'
import { openDialogs } from '../../support/dialogs'
import { texts } from './texts'

export const project = {
  id: '8001',
  raised: 335.5,
  target: 500,
  symbol: '€',
  firstName: 'Chiara',
  lastName: 'Moretti',
  pageUrl: 'https://giving.example.test/ap/chiara',
  donateUrl: 'https://giving.example.test/ap/chiara/donate',
}
const nobody = { fundraiserId: null, publicId: 'ply-maya', project: null }
export const chiara = { fundraiserId: '7001', publicId: 'ply-chiara', project }

const shared = { project, donations: [{ id: '1', amount: 20, currency: 'EUR', message: 'Forza' }] }

type Answers = Partial<Record<'mine' | 'account' | 'project' | 'profile', () => Response | Promise<Response>>>

/** Our own API for a player; what a test does not name goes well. @returns what is asked, in order */
export const fundraisingApi = ({
  mine = () => Response.json(nobody),
  account = () => Response.json({ account: 'sealed' }),
  project: made = () => Response.json({ project }),
  profile = () => Response.json({ fundraiserId: '7001' }),
}: Answers = {}) =>
  ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.get('/api/fundraising/events/1001/mine', mine),
    http.get('/api/fundraising/events/1001/fundraisers/7001', () => Response.json(shared)),
    http.post('/api/fundraising/account', account),
    http.post('/api/fundraising/events/1001/project', made),
    http.put('/api/fundraising/profile', profile),
  )

export const draw = (deadline?: string) =>
  render(
    <FundraiserIsland
      eventId="1001"
      deadline={deadline}
      locale="en"
      heading="h3"
      termsId="banner-terms"
      terms="I accept"
      anecdotes={['One', 'Two', 'Three']}
      texts={texts}
      give={<a href={project.donateUrl}>Donate now</a>}
    >
      <p>the visitor’s buttons</p>
    </FundraiserIsland>,
  )

export const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
export const tick = () => act(async () => screen.getByRole('checkbox').click())
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
export const dialog = () => within(screen.getByRole('dialog'))

/** A page that a player opens, of which no other test knows anything, with a clock that a test moves. */
export function openPage(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  browserQueryClient().clear()
  sessionStorage.clear()
  answerWith('statistics')
  document.documentElement.dataset.player = 'on'
  history.replaceState(null, '', '/ride?utm=mail')
  openDialogs()
}

export function closePage(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
}
