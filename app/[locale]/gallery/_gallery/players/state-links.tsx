import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { playerStates, type PlayerState } from './states'

type StateLinksProps = {
  types: readonly { type: string }[]
  /** Undefined on the page as visitors see it. */
  state?: PlayerState
}

/** Links to the same sections as visitors see them, and players in each state; each loads a document of its own. */
export async function StateLinks({ types, state }: StateLinksProps) {
  const t = await getTranslations('gallery.players')
  const path = `/gallery/${types.map(({ type }) => type).join(',')}`
  const words = { fresh: t('fresh'), 'half-way': t('halfWay'), done: t('done') }
  const links = [
    { name: undefined, href: path, label: t('visitor') },
    ...playerStates.map((name) => ({ name, href: `${path}/players/${name}`, label: words[name] })),
  ]
  return (
    <nav aria-label={t('label')} className="container pb-10">
      <ul className="flex flex-wrap gap-3">
        {links.map(({ name, href, label }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={name === state ? 'page' : undefined}
              className={buttonClass(name === state ? 'primary' : 'outline', 'small')}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      {state && <p className="mt-5 text-muted">{t('note')}</p>}
    </nav>
  )
}
