import { getTranslations } from 'next-intl/server'
import { anchorOf } from './part'
import { PartEntry } from './part-entry'
import { PartLinks } from './part-links'
import { partGroups } from './parts'
import { wordings, type Wording } from './words'
import './parts.css'

/** Every shared part in its looks, with one wording in all of them. */
export async function PartsPage({ wording }: { wording: Wording }) {
  const t = await getTranslations('gallery.parts')
  return (
    <main id="main" className="pb-16">
      <div className="container py-10">
        <h1 className="mb-10 text-head-large">{t('title')}</h1>
        <PartLinks shown={wording} />
      </div>
      {partGroups.map(({ title, parts }) => (
        <section key={title} className="mt-10">
          <h2 id={anchorOf(title)} className="container text-head-large">
            {title}
          </h2>
          {parts.map((part) => (
            <PartEntry key={part.name} part={part} words={wordings[wording]} />
          ))}
        </section>
      ))}
    </main>
  )
}
