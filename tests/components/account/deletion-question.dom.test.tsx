import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeletionQuestion, type DeletionWay } from '@/components/account/deletion-question'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'

const asked = { playerId: 'player-1', hasMemberships: true, hasFundraising: true } as const

const draw = async (way: DeletionWay, changes: object = {}) =>
  render(await resolveTree(<DeletionQuestion way={way} locale="en" {...asked} {...changes} />))

const keep = () => screen.getByRole('link', { name: 'No, keep my account' })

test('where there is a page that deletes accounts, the answer leads there by its host', async () => {
  await draw({ kind: 'page', address: 'https://id.example.com/account/delete?app=ride' })
  expect(screen.getByRole('link', { name: 'Yes, go on at id.example.com' })).toHaveAttribute(
    'href',
    'https://id.example.com/account/delete?app=ride',
  )
  expect(keep()).toHaveAttribute('href', '/settings/account')
})

test('otherwise it is a form that names its player and language, and works without script', async () => {
  await draw({ kind: 'form' })
  const form = screen.getByRole('button', { name: 'Yes, go on to the form' }).closest('form')
  expect(form).toHaveAttribute('action', '/api/account/deletion')
  expect(form).toHaveFormValues({ player: 'player-1', locale: 'en' })
})

test('without a contact form there is an address to write to', async () => {
  await draw({ kind: 'mail', address: 'support@example.com' })
  expect(screen.getByRole('link', { name: 'Yes, write an e-mail' })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  )
})

test('it tells nothing of services that the site does without', async () => {
  await draw({ kind: 'form' }, { hasMemberships: false, hasFundraising: false })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText(/membership|charity/)).toBeNull()
})
