import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { browserQueryClient } from '@/lib/core/query-client'
import { sessionAnswer, SITE } from '../lib/support/session'

/** A tab in which somebody is signed in, with a page that knows who it is. Its storage is empty. */
export function playersTab(path: string) {
  /** Where the page has led to since it was opened. */
  const left: string[] = []

  /** A document of its own, which knows nobody yet. */
  function open(place: string): void {
    cleanup()
    browserQueryClient().clear()
    left.length = 0
    document.documentElement.lang = 'en'
    document.documentElement.dataset.player = 'on'
    delete document.documentElement.dataset.playerId
    vi.stubGlobal('location', Object.assign(new URL(place, SITE), { assign: (to: string) => left.push(to) }))
  }

  /** A page of that player's own. */
  function openOwn(place: string): void {
    open(place)
    document.documentElement.dataset.playerId = sessionAnswer.playerId
  }

  sessionStorage.clear()
  vi.spyOn(history, 'replaceState').mockReturnValue()
  openOwn(path)
  return {
    left,
    open,
    openOwn,
    /** The player signs in where the page has led to, which leads back to it. */
    signIn: () => open(new URL(left.at(-1) ?? '', SITE).searchParams.get('returnTo') ?? ''),
  }
}
