import { useEffect, useEffectEvent, useRef } from 'react'
import { useNow } from '@/components/ui/use-now'
import { useRefresh } from '@/components/ui/use-refresh'
import { onEnrolment } from '@/lib/domains/campaigns/enrolment-changes'
import {
  stageBoundaries,
  stageForPlayer,
  stageForVisitor,
  type CampaignStage,
  type StageStarts,
} from '@/lib/domains/campaigns/stage'

/**
 * Delays after a stage's end at which the page is refreshed, in milliseconds. There are several, since a server whose
 * clock is slightly behind still shows the old stage. They end, since this device's clock may be the wrong one.
 */
const REFRESH_DELAYS_MS = [0, 2000, 5000, 15_000, 60_000]

/** Delay in milliseconds until the live region is filled: screen readers miss text that it contains when it appears. */
const ANNOUNCEMENT_DELAY_MS = 500

type View = { campaign: string; shown: CampaignStage; isEnrolled?: boolean }

/** What the page showed when it was refreshed. It is stored outside the component, which the refresh may replace. */
let requested: (View & { isAnswer: boolean }) | undefined

type StageClockProps = {
  campaign: string
  starts: StageStarts
  /** The stage that the page shows. */
  shown: CampaignStage
  /** Present only on a page rendered for a player. */
  isEnrolled?: boolean
  /** Announced to screen readers when the page has changed by itself. */
  stageChangedText: string
}

/** Refreshes the page when a boundary passes while it is open, and when the player registers or withdraws [CP-029]. */
export default function StageClock({ campaign, starts, shown, isEnrolled, stageChangedText }: StageClockProps) {
  const refreshPage = useRefresh()
  const now = useNow(stageBoundaries(starts))
  const due = isEnrolled === undefined ? stageForVisitor(starts, now) : stageForPlayer(starts, isEnrolled, now)

  const refresh = useEffectEvent(async (isAnswer: boolean) => {
    const before = requested
    const asked = { campaign, shown, isEnrolled, isAnswer: isAnswer || before?.isAnswer === true }
    requested = asked
    const isDone = await refreshPage()
    if (!isDone && requested === asked) requested = before
    return isDone
  })

  useEffect(() => {
    if (due === shown) return undefined
    const timers = REFRESH_DELAYS_MS.map((wait) => setTimeout(() => void refresh(false), wait))
    return () => timers.forEach(clearTimeout)
  }, [due, shown])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // The latest enrolment, whose refresh is tried again; none once the page is gone, also while the server is asked.
    let latest: symbol | undefined
    const answer = (mine: symbol, [wait, ...later]: readonly number[]) => {
      if (wait === undefined) return
      const refreshOrWait = async () => {
        if (!(await refresh(true)) && latest === mine) answer(mine, later)
      }
      timer = setTimeout(() => void refreshOrWait(), wait)
    }
    const stop = onEnrolment(({ shortName }) => {
      if (shortName !== campaign) return
      clearTimeout(timer)
      latest = Symbol(shortName)
      answer(latest, REFRESH_DELAYS_MS)
    })
    return () => {
      latest = undefined
      clearTimeout(timer)
      stop()
    }
  }, [campaign])

  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const change = takeChange({ campaign, shown, isEnrolled })
    if (!change) return undefined
    // The focused element is gone, or belongs to another page now.
    if (change.isAnswer && (change.isOtherStage || document.activeElement === document.body)) focusHeading()
    if (change.isAnswer || !change.isOtherStage) return undefined
    const timer = setTimeout(() => status.current?.append(stageChangedText), ANNOUNCEMENT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [campaign, shown, isEnrolled, stageChangedText])

  return <p ref={status} role="status" className="sr-only" />
}

/**
 * What the refresh has changed: whether the page shows another stage, and whether the player's own action caused it.
 * Undefined if nothing has changed.
 */
function takeChange({ campaign, shown, isEnrolled }: View): { isOtherStage: boolean; isAnswer: boolean } | undefined {
  if (requested?.campaign !== campaign) return undefined
  const { isAnswer } = requested
  const isOtherStage = requested.shown !== shown
  if (!isOtherStage && requested.isEnrolled === isEnrolled) return undefined
  requested = undefined
  return { isOtherStage, isAnswer }
}

/** Moves the focus to the heading of a page whose content was replaced, as after following a link. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  scrollTo({ top: 0 }) // smoothly or not, as the style sheet says for the visitor's wish about motion
}
