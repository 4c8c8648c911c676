import { withPlayers } from '@/lib/core/frame-messages'

type FrameProps = {
  /** Address of one of our frame routes (app/api/frames). */
  address: string
  title: string
}

/**
 * A sandboxed document within the page: its scripts run, but can't access the page or the session. The head script gives
 * it the height that its document reports (`lib/delivery/frame-messages.ts`); without script it has a fixed one and
 * scrolls.
 */
export function Frame({ address, title }: FrameProps) {
  return (
    <div className="frame">
      <iframe
        src={address}
        data-players={withPlayers(address)}
        title={title}
        sandbox="allow-scripts"
        loading="lazy"
        referrerPolicy="no-referrer"
        suppressHydrationWarning
      />
    </div>
  )
}
