import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DraftBar } from '@/components/layout/draft-bar'

vi.mock('@/components/layout/page-script', () => ({ SharePreview: () => <button type="button">Share</button> }))

const show = async (draft: Parameters<typeof DraftBar>[0]['draft']) => render(await DraftBar({ draft }))

test.each([
  ['a draft', { hasEnded: false }, 'You are looking at a draft.'],
  ['a release', { hasEnded: false, release: 'Spring' }, 'You are looking at the release “Spring”.'],
  ['a preview that is over', { hasEnded: true }, 'This preview has ended. You are looking at what is published.'],
])('the bar says that %s shows, and leads back', async (_what, props, words) => {
  await show(props)
  expect(screen.getByRole('status')).toHaveTextContent(words)
  expect(screen.getByRole('link', { name: 'Leave the preview' })).toHaveAttribute('href', '/api/exit-preview')
  expect(screen.queryAllByRole('button')).toHaveLength(props.hasEnded ? 0 : 1)
})
