import { runInThisContext } from 'node:vm'
import { type ReactNode, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { keptPresses } from '@/lib/delivery/kept-presses'

beforeAll(() => void runInThisContext(keptPresses))

const button = () => document.querySelector('button')

/** Presses the button in the middle of hydration: React has taken over the button, and is still busy with what follows. */
function Press({ when }: { when: () => boolean }) {
  if (typeof document !== 'undefined' && when()) button()?.click()
  return null
}

/** Hydrates a button that is pressed while React works on the rest of the page. @returns how often its handler was called */
async function pressWhileHydrating(inside: (control: ReactNode, press: ReactNode) => ReactNode) {
  const heard = vi.fn<() => void>()
  let isHydrating = false
  let pressed = 0
  const press = (
    <Press
      key="press"
      when={() => {
        if (!isHydrating || pressed > 0 || button()?.onclick == null) return false
        pressed += 1
        return true
      }}
    />
  )
  const page = inside(
    <button key="button" type="button" onClick={heard}>
      Go
    </button>,
    press,
  )
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(page)
  isHydrating = true
  const root = hydrateRoot(place, page)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  await vi.waitFor(() => expect(pressed).toBe(1))
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  // Whatever would press again has had its turn.
  await vi.waitFor(() => expect(button()?.dataset.heard).toBeUndefined())
  return heard.mock.calls.length
}

test.each([
  ['the page', (control: ReactNode, press: ReactNode) => [control, press]],
  ['an island', (control: ReactNode, press: ReactNode) => <Suspense>{[control, press]}</Suspense>],
])(
  'a press on a button of %s, which React has taken over but does not hear yet, is done once',
  async (_case, inside) => {
    expect(await pressWhileHydrating(inside)).toBe(1)
  },
)
