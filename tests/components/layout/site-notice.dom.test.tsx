import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SiteNotice } from '@/components/layout/site-notice'

const show = async (isAhead = false) =>
  render(
    await SiteNotice({
      id: 'abc',
      severity: 'warning',
      startsAt: new Date(1000),
      endsAt: undefined,
      isAhead,
      children: <p>Results are late today.</p>,
    }),
  )

test('a notice is a landmark that says how grave it is, interrupts nobody, and can be hidden', async () => {
  await show()
  const notice = screen.getByRole('complementary', { name: 'Notice' })
  expect(within(notice).getByRole('note', { name: 'Warning' })).toHaveTextContent('Results are late today.')
  expect(within(notice).getByRole('button', { name: 'Hide this notice' })).toHaveAttribute('data-needs-script')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(notice).toHaveAttribute('data-notice', 'abc 1000 Infinity')
})

test('before its time it is hidden without script', async () => {
  await show(true)
  expect(screen.queryByRole('complementary')).toBeNull()
})
