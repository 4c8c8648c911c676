import { useEffect, type CSSProperties } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { locales } from '@/i18n/locales'
import { splitLocale } from '@/i18n/localized-path'
import failure from '@/messages/failure.json'

/**
 * Words for a page that has failed as a whole, and another try. Nothing of the page is left: its language is known by the
 * address alone, and before script is at work not even that, so that the words are said in each.
 */
export default function FailedPage() {
  const locale = useHydrated() ? splitLocale(location.pathname).locale : undefined
  useEffect(() => {
    if (locale) document.documentElement.lang = locale
  }, [locale])
  return (
    <main data-ground="dark" style={page}>
      <title>{failure[locale ?? 'en'].title}</title>
      {(locale ? [locale] : locales).map((each) => (
        <section key={each} lang={each} role="alert">
          <h1 style={heading}>{failure[each].title}</h1>
          <p style={paragraph}>{failure[each].body}</p>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address loads the page anew, its query included */}
          <a href="" style={link}>
            {failure[each].retry}
          </a>
        </section>
      ))}
    </main>
  )
}

// Attributes, since the site's policy refuses style elements, and which style sheets are there is not known.
const page: CSSProperties = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'safe center',
  gap: '3rem',
  padding: '2rem',
  background: '#0b1020',
  color: '#fff',
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
  background: '#ffc53d',
  color: '#0b1020',
  fontWeight: 600,
  textDecoration: 'none',
}
