import { getTranslations } from 'next-intl/server'
import type { Finding } from '@/lib/content/findings/finding'

/** Warnings for the editor of a section or page, shown below it in the draft; nothing if there are none. */
export async function FindingsPanel({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  const t = await getTranslations('findings')
  return (
    <aside className="findings" aria-label={t('title', { count: findings.length })}>
      <details>
        <summary>{t('title', { count: findings.length })}</summary>
        <ul>
          {findings.map(({ problem, field, subject = '' }, index) => (
            <li key={index}>
              {field !== undefined && <strong>{field}</strong>} {t(problem, { subject })}
            </li>
          ))}
        </ul>
        <p>{t('hint')}</p>
      </details>
    </aside>
  )
}
