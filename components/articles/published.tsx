/** The day on which an article came out, as the newsroom (UTC) dates it; the same for every reader. */
export function Published({ at, locale }: { at: string; locale: string }) {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))
  return <time dateTime={at}>{day}</time>
}
