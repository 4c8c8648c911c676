import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useNow } from '@/components/ui/use-now'
import { onEnrolment } from '@/lib/domains/campaigns/enrolment-news'
import { stageBoundaries, stageForPlayer, stageForVisitor, type CampaignStage, type StageStarts } from '@/lib/domains/campaigns/stage'
import { focusHeading } from './focus-heading'

/**
 * When the page is asked for once its stage is over: again, since a server whose clock is a little behind still shows that
 * stage; not for ever, since it may be this device's clock that is wrong. Milliseconds.
 */
const ASKED_AFTER_MS = [0, 2000, 5000, 15_000, 60_000]

type StageClockProps = {
  campaign: string
  starts: StageStarts
  /** What the page shows. */
  shown: CampaignStage
  /** Only on a page made for a player. */
  isEnrolled?: boolean
  /** Told to screen readers when the page has become another by itself. */
  turnedText: string
}

/** Makes the page anew when a boundary passes while it is open, and when the player registers or withdraws [CP-029]. */
export function StageClock({ campaign, starts, shown, isEnrolled, turnedText }: StageClockProps) {
  const router = useRouter()
  const now = useNow(stageBoundaries(starts))
  const due = isEnrolled === undefined ? stageForVisitor(starts, now) : stageForPlayer(starts, isEnrolled, now)

  useEffect(() => {
    if (due === shown) return undefined
    const timers = ASKED_AFTER_MS.map((wait) => setTimeout(() => router.refresh(), wait))
    return () => timers.forEach(clearTimeout)
  }, [due, shown, router])

  const isAwaited = useRef(false)
  useEffect(
    () =>
      onEnrolment((news) => {
        if (news.shortName !== campaign) return
        isAwaited.current = true
        router.refresh()
      }),
    [campaign, router],
  )

  const [message, setMessage] = useState('')
  const before = useRef({ shown, isEnrolled })
  useEffect(() => {
    const hasTurned = before.current.shown !== shown
    const hasChanged = hasTurned || before.current.isEnrolled !== isEnrolled
    before.current = { shown, isEnrolled }
    if (!hasChanged) return
    const isAnswer = isAwaited.current
    isAwaited.current = false
    // What the player had in focus has gone, or belongs to another page now.
    if (isAnswer && (hasTurned || document.activeElement === document.body)) focusHeading()
    else if (hasTurned) setMessage(turnedText)
  }, [shown, isEnrolled, turnedText])

  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  )
}
