import { render, screen } from '@testing-library/react'
import { getTranslations } from 'next-intl/server'
import { expect, test } from 'vitest'
import { ResultsWhenOpen } from '@/components/search/results-when-open'
import { listWords } from '@/components/search/search-words'
import { wordsOf } from '@/lib/core/words'

const t = await getTranslations({ locale: 'en', namespace: 'search' })
const texts = wordsOf(t, [...listWords, 'found', 'incomplete', 'failed', 'key'])

const draw = (isOpen: boolean) =>
  render(
    <dialog open={isOpen}>
      <input type="search" />
      <ResultsWhenOpen locale="en" texts={texts} />
    </dialog>,
  )

test('the script of the results is loaded when the field gets the focus', async () => {
  const { container } = draw(false)
  expect(container.querySelector('.search-results')).toBeNull()
  const field = container.querySelector('input')
  container.querySelector('dialog')?.setAttribute('open', '')
  field?.focus()
  expect(await screen.findByRole('checkbox')).toBeVisible()
})

test('and at once if the dialog was opened before the page’s script ran', async () => {
  draw(true)
  expect(await screen.findByRole('checkbox')).toBeVisible()
})
