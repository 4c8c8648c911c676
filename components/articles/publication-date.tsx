import { dateFormat } from '@/lib/core/formats'
/** An article's date of publication, in the newsroom's time zone (UTC); the same for every reader. */
export function PublicationDate({ at, locale }: { at: string; locale: string }) {
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))
  return <time dateTime={at}>{day}</time>
}
