import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import PlayerSignUpIsland from '@/components/events/sign-up/player-sign-up'
import SharedNoticesIsland from '@/components/events/sign-up/shared-notices'
import { eventWith, subgroupWith } from '../../../lib/support/events'
import { api, onEventPage, pass } from './event-page'
import { signUpTexts as texts } from './texts'

onEventPage()

const notices = { women_only: <p>For women</p>, category_enforcement: <p>Other category</p> }

/** The starts of event 7 below what they say together; `false` is refused to the player. */
async function show(...accessValidated: boolean[]) {
  const subgroups = accessValidated.map((is, index) => subgroupWith({ id: String(70 + index), accessValidated: is }))
  api({ event: eventWith({ subgroups }) })
  render(
    <>
      <SharedNoticesIsland eventId="7" notices={notices} />
      {subgroups.map(({ id }) => (
        <section key={id} aria-label={id}>
          <PlayerSignUpIsland eventId="7" subgroupId={id} texts={texts} notices={notices} isBelowNotices>
            {null}
          </PlayerSignUpIsland>
        </section>
      ))}
    </>,
  )
  await pass(0)
}

test('a notice that would stand three times stands once, above the starts, which say that they are not open [EV-051]', async () => {
  await show(true, false, false, false)
  expect(screen.getAllByText('Other category')).toHaveLength(1)
  expect(screen.getByText('Other category').closest('section')).toBeNull()
  for (const name of ['71', '72', '73']) expect(screen.getByRole('region', { name })).toHaveTextContent(/^Not for you$/)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('a notice of one start stands in place of its button [EV-051]', async () => {
  await show(true, false)
  expect(screen.getByRole('region', { name: '71' })).toHaveTextContent(/^Other category$/)
  expect(screen.getAllByText('Other category')).toHaveLength(1)
})
