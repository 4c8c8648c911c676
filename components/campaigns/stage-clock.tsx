import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useNow } from '@/components/ui/use-now'
import { browserNow } from '@/lib/core/browser-clock'
import { onEnrolment } from '@/lib/domains/campaigns/enrolment-news'
import { nextBoundary, stageForPlayer, stageForVisitor, type CampaignStage, type StageStarts } from '@/lib/domains/campaigns/stage'

/** A server whose clock is a little behind still shows the stage before; it is asked again. */
const ASK_AGAIN_MS = 5000

type StageClockProps = {
  campaign: string
  starts: StageStarts
  /** What the page shows. */
  shown: CampaignStage
  /** Only on a page made for a player. */
  isEnrolled?: boolean
}

/** Makes the page anew when a boundary passes while it is open, and when the player registers or withdraws [CP-029]. */
export function StageClock({ campaign, starts, shown, isEnrolled }: StageClockProps) {
  const router = useRouter()
  const next = nextBoundary(starts, browserNow())
  const now = useNow(next ? [next] : [])
  const due = isEnrolled === undefined ? stageForVisitor(starts, now) : stageForPlayer(starts, isEnrolled, now)

  useEffect(() => {
    if (due === shown) return undefined
    router.refresh()
    const timer = setInterval(() => router.refresh(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [due, shown, router])

  useEffect(() => onEnrolment((news) => news.shortName === campaign && router.refresh()), [campaign, router])

  return null
}
