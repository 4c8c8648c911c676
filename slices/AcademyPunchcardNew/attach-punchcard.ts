import { QueryObserver } from '@tanstack/react-query'
import { browserQueryClient } from '@/lib/core/query-client'
import { onEnrolment } from '@/lib/domains/campaigns/enrolment-news'
import {
  greetingTitle,
  isGoalExceeded,
  isUnlockAchieved,
  isWorkoutComplete,
  type Punchcard,
} from '@/lib/domains/campaigns/punchcard'
import { punchcardQuery } from '@/lib/domains/campaigns/queries'
import { factTexts } from './fact-texts'

/** `goal` is the content's, in place of the game's; `title` may hold {FIRSTNAME}. */
export type PunchcardOptions = { campaign: string; goal: number | undefined; title: string; locale: string }

/** Writes the player's results onto the card that the server drew, anew when the player registers or withdraws. */
export default function attachPunchcard(root: HTMLElement, options: PunchcardOptions): () => void {
  const client = browserQueryClient()
  const query = punchcardQuery(options.campaign)
  const observer = new QueryObserver(client, query)
  const show = ({ data, isError }: { data?: Punchcard; isError: boolean }) => {
    if (data) fill(root, data, options)
    else if (isError) showUnknown(root)
  }
  const unsubscribe = observer.subscribe(show)
  show(observer.getCurrentResult())
  const stopListening = onEnrolment(({ shortName }) => {
    if (shortName === options.campaign) void client.invalidateQueries({ queryKey: query.queryKey })
  })
  return () => {
    unsubscribe()
    stopListening()
  }
}

function fill(root: HTMLElement, card: Punchcard, { goal, title, locale }: PunchcardOptions): void {
  const heading = root.querySelector('[data-greeting]')
  if (heading) heading.textContent = greetingTitle(title, card.firstName)
  fillFacts(root, card, { goal, locale })
  for (const place of all(root, '[data-stage]')) {
    mark(place, card.results !== undefined && isWorkoutComplete(card.results, place.dataset.stage ?? ''))
  }
  for (const place of all(root, '[data-unlock]')) {
    const unlock = { name: place.dataset.unlock ?? '', percent: Number(place.dataset.percent) }
    mark(place, card.results !== undefined && isUnlockAchieved(card.results, unlock))
  }
  for (const place of all(root, '[data-progress-icon]')) {
    mark(place, card.progress !== undefined && isGoalExceeded(card.progress.reached, goal ?? card.progress.goal))
  }
}

function fillFacts(root: HTMLElement, card: Punchcard, wording: { goal: number | undefined; locale: string }): void {
  const texts = factTexts(card, wording)
  for (const place of all(root, '[data-fact]')) {
    const { fact = '', unit } = place.dataset
    const value = texts[fact]
    if (value !== undefined) place.textContent = unit === undefined ? value : `${value}\u{a0}${unit}`
    place.classList.remove('skeleton')
  }
  const { fitness } = card
  for (const link of all(root, '[data-profile]')) {
    link.hidden = fitness === undefined || (fitness.ftpWatts !== undefined && fitness.weightKilograms !== undefined)
  }
  sayUnknown(root, fitness === undefined || card.results === undefined)
}

/** The site itself could not answer: what stands there says nothing about the player. */
function showUnknown(root: HTMLElement): void {
  for (const place of all(root, '[data-fact]')) place.classList.remove('skeleton')
  sayUnknown(root, true)
}

function sayUnknown(root: HTMLElement, isUnknown: boolean): void {
  for (const place of all(root, '[data-unknown]')) place.textContent = isUnknown ? (place.dataset.unknown ?? '') : ''
}

function mark(place: HTMLElement, isDone: boolean): void {
  place.toggleAttribute('data-done', isDone)
}

const all = (root: HTMLElement, selector: string) => root.querySelectorAll<HTMLElement>(selector)
