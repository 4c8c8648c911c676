import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import type { Wording } from './words'

/** Links to the pages of shared parts: in each wording, and the fields in each state. */
export async function PartLinks({ shown }: { shown?: Wording | 'fields' }) {
  const t = await getTranslations('gallery.parts')
  const links = [
    { name: 'usual', href: '/gallery/parts', label: t('usual') },
    { name: 'long', href: '/gallery/parts/long', label: t('long') },
    { name: 'arabic', href: '/gallery/parts/arabic', label: t('rightToLeft') },
    { name: 'fields', href: '/gallery/fields', label: t('fields') },
  ]
  return (
    <nav aria-label={t('title')}>
      <ul className="flex flex-wrap gap-3">
        {links.map(({ name, href, label }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={name === shown ? 'page' : undefined}
              className={buttonClass(name === shown ? 'primary' : 'outline', 'small')}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
