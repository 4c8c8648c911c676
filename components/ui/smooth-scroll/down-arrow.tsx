import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import { Chevron } from '../icons'
import { DownArrowBehaviour } from './lazy'

/** A link to the end of the section it is in, which is marked by `ScrollEnd` with the same id. */
export async function DownArrow({ endId, className }: { endId: string; className?: string }) {
  const t = await getTranslations('banner')
  return (
    <a href={`#${endId}`} aria-label={t('scrollDown')} className={clsx('media-control down-arrow', className)}>
      <Chevron className="size-6" />
      <DownArrowBehaviour />
    </a>
  )
}

/** Marks the end of a section: the last child of a positioned box. */
export function ScrollEnd({ id }: { id: string }) {
  return <div id={id} tabIndex={-1} className="scroll-end" />
}
