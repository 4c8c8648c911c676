import { browserNow } from '@/lib/core/browser-clock'
import { browserQueryClient } from '@/lib/core/query-client'
import { playersKey, ticksQueryKey } from '@/slices/UserChecklist/ticks'
import { answerInPlace } from './answer-in-place'
import { exampleAnswers, PLAYER } from './example-answers'
import type { Checklist, PlayerFacts } from './facts'
import type { PlayerState } from './states'

/**
 * Makes the page that of the example player in a state: somebody seems to be signed in, what is asked for a player is
 * answered with examples, and nothing is sent.
 *
 * @returns a function that ends it
 */
export function playAs(state: PlayerState, { checklists, events }: PlayerFacts): () => void {
  const { dataset } = document.documentElement
  const before = { player: dataset.player, playerId: dataset.playerId }
  const client = browserQueryClient()
  const answerAgain = answerInPlace(exampleAnswers(state, events, browserNow()))
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  addEventListener('submit', keepForm, options)
  addEventListener('click', leaveByItself, options)
  Object.assign(dataset, { player: 'on', playerId: PLAYER.id })
  client.clear()
  for (const list of checklists) seedTicks(state, list)
  return () => {
    listening.abort()
    answerAgain()
    client.clear()
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete dataset[name]
      else dataset[name] = value
    }
  }
}

/** Ticks are the browser's own (docs/decisions/015), so no answer brings them. */
function seedTicks(state: PlayerState, { storageKey, names }: Checklist): void {
  const done = { fresh: 0, 'half-way': Math.ceil(names.length / 2), done: names.length }
  const key = ticksQueryKey(playersKey(storageKey, PLAYER.id))
  const client = browserQueryClient()
  // They must last until the visitor has come down to the list.
  client.setQueryDefaults(key, { gcTime: Infinity })
  client.setQueryData(key, names.slice(0, done[state]))
}

/** A form that would change something is not sent; one that asks for a page is. */
function keepForm(event: SubmitEvent): void {
  const { target } = event
  if (target instanceof HTMLFormElement && target.method === 'post') event.preventDefault()
}

/** A link loads the next page, instead of drawing it in this document: that of the example player. */
function leaveByItself({ target }: MouseEvent): void {
  if (target instanceof Element) target.closest('a[data-page-link]')?.removeAttribute('data-page-link')
}
