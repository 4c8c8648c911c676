import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ButtonWithAction, type ActionButton } from '@/components/actions/button-with-action'
import { Picture } from '@/components/ui/picture'
import type { PictureSource } from '@/lib/core/picture'
import { PlayerTick } from './lazy'
import { Tick } from './tick'

export type ChecklistItemProps = {
  /** Plain text; the key under which its tick is stored. */
  name: string
  /** Shown instead of the name. */
  richTitle: ReactNode
  /** Sanitized: contains nothing that could run. */
  descriptionHtml: string | undefined
  icon: PictureSource | undefined
  button: ActionButton | undefined
  dialogId: string
}

/** One item to tick off; its checkbox works once the player is known. */
export async function ChecklistItem(props: ChecklistItemProps & { storageKey: string }) {
  const { name, richTitle, descriptionHtml, icon, button, dialogId, storageKey } = props
  const t = await getTranslations('checklist')
  const label = t('done', { name })
  return (
    <li className="flex gap-x-4 rounded-card border border-line p-5 transition-colors has-checked:border-pine has-checked:bg-mist md:gap-x-6">
      <PlayerTick storageKey={storageKey} name={name} label={label}>
        <Tick label={label} />
      </PlayerTick>
      {icon && <Picture image={icon} sizes="48px" className="size-12 shrink-0 object-contain" />}
      <div className="flex grow flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grow basis-64">
          {richTitle ? <div className="text-head-sm">{richTitle}</div> : <h3 className="text-head-sm">{name}</h3>}
          {descriptionHtml !== undefined && (
            <div className="prose mt-1 text-muted" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
          )}
        </div>
        {button && <ButtonWithAction button={button} dialogId={dialogId} />}
      </div>
    </li>
  )
}
