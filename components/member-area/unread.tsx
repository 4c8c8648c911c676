import { getTranslations } from 'next-intl/server'

/** In the place of what can't be read: why, and another try. */
export const Unread = ({ text }: { text: string }) => (
  <div className="grid gap-4">
    <p>{text}</p>
    <ReadAgain />
  </div>
)

/** Loads the page again, without script as well. */
export async function ReadAgain() {
  const t = await getTranslations('overview')
  return (
    <a href="?" className="justify-self-start font-semibold underline underline-offset-4">
      {t('retry')}
    </a>
  )
}
