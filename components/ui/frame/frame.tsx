import { FrameBehaviour } from './lazy'

type FrameProps = {
  /** Address of one of our frame routes (app/api/frames). */
  address: string
  title: string
}

/** A sandboxed document within the page: its scripts run, but can't access the page or the session. */
export function Frame({ address, title }: FrameProps) {
  return (
    <div className="frame">
      <iframe src={address} title={title} sandbox="allow-scripts" loading="lazy" referrerPolicy="no-referrer" />
      <FrameBehaviour />
    </div>
  )
}
