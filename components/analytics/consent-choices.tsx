import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { askedCategories } from './asked-categories'
import { boxIdOf, CHOICES_ID } from './consent-ids'

const ANSWER = buttonClass('dark', 'small')

/** The dialog in which a visitor agrees to one thing and refuses another, and changes that later (`openChoices`). */
export async function ConsentChoices() {
  const [t, categories] = await Promise.all([getTranslations('consent'), askedCategories()])
  return (
    <Dialog id={CHOICES_ID} title={t('choices')} size="md">
      <form method="dialog" className="grid gap-5">
        <p>{t('intro')}</p>
        {categories.some(({ category }) => category === 'statistics') && (
          <p className="consent-signal">{t('signal')}</p>
        )}
        {categories.map(({ category, name, text }) => (
          <div key={category}>
            <label className="flex min-h-6 items-start gap-3 font-semibold">
              <input
                type="checkbox"
                id={boxIdOf(category)}
                name={category}
                aria-describedby={`${boxIdOf(category)}-text`}
                className="mt-1 size-5 shrink-0 accent-orange"
              />
              {name}
            </label>
            <p id={`${boxIdOf(category)}-text`} className="ms-8">
              {text}
            </p>
          </div>
        ))}
        <div className="flex flex-wrap gap-3">
          <button type="submit" value="chosen" className={ANSWER}>
            {t('save')}
          </button>
          <button type="submit" value="necessary" className={ANSWER}>
            {t('refuse')}
          </button>
          <button type="submit" value="all" className={ANSWER}>
            {t('accept')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
