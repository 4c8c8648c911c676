import { getTranslations } from 'next-intl/server'
import { Onward } from '@/components/member-area/onward'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/link'
import type { Locale } from '@/i18n/locales'
import type { FundraisingPlace, OwnFundraising, OwnFundraisings } from '@/lib/domains/fundraising/own-fundraising'
import { isReached } from '@/lib/domains/fundraising/progress'
import { SHARE_ANCHOR } from '@/lib/domains/fundraising/share-link'
import { fundraisingTexts, type FundraisingTexts } from './fundraising-texts'
import { ProgressView } from './progress-view'

/** A player's pages at the provider with what each has raised; without one, where to begin. */
export async function OwnFundraisingView({ own, places, locale }: OwnFundraisings & { locale: Locale }) {
  const [t, texts] = await Promise.all([getTranslations('ownFundraising'), fundraisingTexts()])
  const taken = new Set(own.map(({ place }) => place?.path))
  const others = places.filter(({ path }) => !taken.has(path))
  if (own.length === 0) {
    return (
      <div className="grid justify-items-start gap-6">
        <p>{t(others.length > 0 ? 'none' : 'nowhere')}</p>
        {others.map((place, index) => (
          <InternalLink
            key={place.path}
            href={hrefOf(place)}
            className={buttonClass(index === 0 ? 'primary' : 'outline')}
          >
            {place.title === undefined ? t('beginUnnamed') : t('begin', { title: place.title })}
          </InternalLink>
        ))}
      </div>
    )
  }
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {own.map((each) => (
          <li key={each.project.id} className="not-first:border-t not-first:border-line not-first:pt-8">
            <ProjectItem {...each} locale={locale} texts={texts} share={t('share')} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <section className="grid gap-3" aria-labelledby="fundraising-more">
          <h2 id="fundraising-more" className="text-head-sm">
            {t('more')}
          </h2>
          {others.map((place) => (
            <Onward key={place.path} href={hrefOf(place)}>
              {place.title ?? t('beginUnnamed')}
            </Onward>
          ))}
        </section>
      )}
    </>
  )
}

type ProjectItemProps = OwnFundraising & { locale: Locale; texts: FundraisingTexts; share: string }

function ProjectItem({ project, place, days, locale, texts, share }: ProjectItemProps) {
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-head-sm">{place?.title ?? texts.mine}</h2>
      <ProgressView project={project} days={days} locale={locale} texts={texts} />
      {isReached(project) && <p className="fundraising-thanks">{texts.thankYouMine}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {place && <Onward href={hrefOf(place)}>{share}</Onward>}
        {project.pageUrl !== undefined && (
          <a
            href={project.pageUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="font-semibold underline underline-offset-4"
          >
            {texts.page}
            <span className="sr-only"> {texts.newTab}</span>
          </a>
        )}
      </div>
    </article>
  )
}

const hrefOf = ({ path }: FundraisingPlace) => `${path}#${SHARE_ANCHOR}`
