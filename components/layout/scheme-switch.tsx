import { getTranslations } from 'next-intl/server'
import { SCHEME_KEY, schemes } from '@/lib/core/scheme'

/** The choice of a light or a dark page. The head script serves it (`schemeChoice`); without script the system decides. */
export async function SchemeSwitch() {
  const t = await getTranslations('footer')
  return (
    <fieldset className="scheme-switch" data-needs-script="">
      <legend className="sr-only">{t('scheme')}</legend>
      {schemes.map((scheme) => (
        <label key={scheme} className="scheme">
          <input
            type="radio"
            name={SCHEME_KEY}
            value={scheme}
            defaultChecked={scheme === 'system'}
            className="sr-only"
          />
          {t(`schemes.${scheme}`)}
        </label>
      ))}
    </fieldset>
  )
}
