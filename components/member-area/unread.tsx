import { getTranslations } from 'next-intl/server'

/** Address that is loaded; without one it is the open page, without its query. */
type AgainProps = { href?: string }

/** In the place of what can't be read: why, and another try. */
export const Unread = ({ text, href }: AgainProps & { text: string }) => (
  <div className="grid gap-4">
    <p>{text}</p>
    <ReadAgain href={href} />
  </div>
)

/** Loads the page again, without script as well. */
export async function ReadAgain({ href = '?' }: AgainProps) {
  const t = await getTranslations('overview')
  return (
    <a href={href} className="justify-self-start font-semibold underline underline-offset-4">
      {t('retry')}
    </a>
  )
}
