import { runInThisContext } from 'node:vm'
import type * as React from 'react'
import type * as ReactClient from 'react-dom/client'
import type * as ReactServer from 'react-dom/server'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { keptPresses } from '@/lib/delivery/kept-presses'

// The framework's own copy of React, which visitors get.
const { Suspense, use } = await load<typeof React>('next/dist/compiled/react')
const { hydrateRoot } = await load<typeof ReactClient>('next/dist/compiled/react-dom/client')
const { renderToString } = await load<typeof ReactServer>('next/dist/compiled/react-dom/server')

async function load<Module>(name: string): Promise<Module> {
  const { default: loaded } = (await import(/* @vite-ignore */ name)) as { default: Module }
  return loaded
}

beforeAll(() => void runInThisContext(keptPresses))

const button = () => document.querySelector('button')

/** A part of the page that waits for its code or data in the browser. */
function Late({ data }: { data: Promise<string> | undefined }) {
  return <p>{data === undefined ? 'here' : use(data)}</p>
}

/**
 * Presses a button that React has taken over while another part of what it hydrates still waits, and lets this part come.
 *
 * @param around what both are in
 * @returns how often the button's handler was called
 */
async function pressWhileHydrating(around: (page: React.ReactNode) => React.ReactNode) {
  const heard = vi.fn<() => void>()
  const { promise, resolve } = Promise.withResolvers<string>()
  const page = (data?: Promise<string>) =>
    around(
      <div>
        <button type="button" onClick={heard}>
          Go
        </button>
        <Late data={data} />
      </div>,
    )
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(page())
  const root = hydrateRoot(place, page(promise))
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  await vi.waitFor(() => expect(button()?.onclick).toEqual(expect.any(Function)))
  button()?.click()
  expect(heard).not.toHaveBeenCalled()
  expect(button()?.dataset.heard).toBe('yes')
  resolve('here')
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  // Whatever would press again has had its turn.
  await vi.waitFor(() => expect(button()?.dataset.heard).toBeUndefined())
  return heard.mock.calls.length
}

test.each([
  ['the page', (page: React.ReactNode) => page],
  [
    'an island',
    (page: React.ReactNode) => (
      <main>
        <Suspense>{page}</Suspense>
      </main>
    ),
  ],
])(
  'a press on a button of %s, which React has taken over but does not hear yet, is done once',
  async (_case, around) => {
    expect(await pressWhileHydrating(around)).toBe(1)
  },
)
