import { useEffect, type CSSProperties } from 'react'
import { directionOf } from '@/i18n/locales'
import { splitLocale } from '@/i18n/localized-path'
import { colours } from '@/theme'
import failure from '@/messages/failure.json'

/**
 * The page for an unexpected failure, with a retry link. Nothing of the original page is left, so the language is read
 * from its address.
 */
export default function FailedPage() {
  const { locale } = splitLocale(location.pathname)
  const { title, body, retry } = failure[locale]
  useEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = directionOf(locale)
  }, [locale])
  return (
    <main data-background="dark" style={page}>
      <title>{title}</title>
      <div role="alert">
        <h1 style={heading}>{title}</h1>
        <p style={paragraph}>{body}</p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address reloads the page, its query included */}
        <a href="" style={link}>
          {retry}
        </a>
      </div>
    </main>
  )
}

// As style attributes, since the site's policy forbids style elements, and it isn't known which style sheets are
// loaded.
const page: CSSProperties = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'safe center',
  padding: '2rem',
  background: colours.ink,
  color: colours.paper,
  font: '1.125rem/1.5 system-ui, sans-serif',
  textWrap: 'balance',
  wordBreak: 'auto-phrase',
}
const heading: CSSProperties = { margin: 0, font: '800 2rem/1.2 system-ui, sans-serif' }
const paragraph: CSSProperties = { margin: '0.5rem 0 1rem' }
const link: CSSProperties = {
  display: 'inline-block',
  padding: '0.75rem 1.5rem',
  borderRadius: '2rem',
  background: colours.yellow,
  color: colours.ink,
  fontWeight: 600,
  textDecoration: 'none',
}
