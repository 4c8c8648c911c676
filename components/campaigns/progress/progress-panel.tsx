import { InternalLink } from '@/components/ui/link'
import type { OwnProgress } from '@/lib/domains/campaigns/own-progress'
import { ProgressBar } from '../results/progress-bar'

type ProgressPanelProps = {
  progress: OwnProgress
  /** Level of the heading with the campaign's title; without one the title stands elsewhere. */
  heading?: 'h2' | 'h3'
}

/** How far a player has come in a campaign, and the way to it; drawn by the server on a page, and in the dialog. */
export function ProgressPanel({ progress, heading: Heading }: ProgressPanelProps) {
  const { title, language, sentence, time, bar, path, onward } = progress
  return (
    <div className="grid gap-4">
      {Heading && (
        <Heading lang={language} dir="auto" className="font-display text-head-sm font-extrabold wrap-anywhere">
          {title}
        </Heading>
      )}
      <p className="text-lg">{sentence}</p>
      {bar && <ProgressBar title={title} {...bar} />}
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-3">
        <InternalLink href={path} className="font-semibold underline underline-offset-4">
          {onward}
          {Heading === undefined ? null : <span className="sr-only">: {title}</span>}
        </InternalLink>
        {time !== undefined && <span className="text-muted">{time}</span>}
      </p>
    </div>
  )
}
