import { getTranslations } from 'next-intl/server'

/** Address that is loaded; without one it is the open page, without its query. */
type AgainProps = { href?: string }

/** What was read for a player, undefined if that failed, and whether no other try helps then. */
export type Read<Value> = { value: Value | undefined; isLasting: boolean }

type UnreadProps = AgainProps & {
  /** What can't be read, and that another try may help. */
  text: string
  /** Whether no other try helps, since a service answers in another form than was agreed: `text` is not said then. */
  isLasting?: boolean
}

/** In the place of what can't be read: why, and another try if that may help. */
export async function Unread({ text, href, isLasting = false }: UnreadProps) {
  const t = await getTranslations('errors.unreadable')
  if (isLasting) return <p>{t('body')}</p>
  return (
    <div className="grid gap-4">
      <p>{text}</p>
      <ReadAgain href={href} />
    </div>
  )
}

/** Loads the page again, without script as well. */
export async function ReadAgain({ href = '?' }: AgainProps) {
  const t = await getTranslations('overview')
  return (
    <a href={href} className="justify-self-start font-semibold underline underline-offset-4">
      {t('retry')}
    </a>
  )
}
