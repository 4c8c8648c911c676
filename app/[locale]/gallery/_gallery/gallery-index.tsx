import { getTranslations } from 'next-intl/server'
import purposes from '@/slices/purposes.json'
import type { GalleryType } from './mocks'

/** The section types by what they are for, each with its picture and a link to its page. */
export async function GalleryIndex({ types }: { types: GalleryType[] }) {
  const t = await getTranslations('gallery')
  const named = purposes.map(({ title, types: names }) => ({
    title,
    found: names.flatMap((name) => types.filter(({ type }) => type === name)),
  }))
  const rest = types.filter((each) => !named.some(({ found }) => found.includes(each)))
  // A copy may have left types out, or have some of its own that the guide for editors doesn't name.
  return [...named, { title: t('others'), found: rest }]
    .filter(({ found }) => found.length > 0)
    .map(({ title, found }) => (
      <section key={title} className="mt-12">
        <h2 className="text-head-sm">{title}</h2>
        <ul className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {found.map((each) => (
            <GalleryCard key={each.type} {...each} />
          ))}
        </ul>
      </section>
    ))
}

function GalleryCard({ type, description }: GalleryType) {
  return (
    <li className="group relative min-w-0">
      <img
        src={`/gallery-pictures/${type}.webp`}
        width={480}
        height={300}
        alt=""
        loading="lazy"
        className="aspect-[8/5] w-full rounded-card border border-line bg-mist object-contain"
      />
      <a href={`/gallery/${type}`} className="card-target mt-3 block rounded-card font-semibold group-hover:underline">
        {type}
      </a>
      <p className="mt-1 text-sm text-muted">{description}</p>
    </li>
  )
}
