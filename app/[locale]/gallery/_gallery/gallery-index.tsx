import purposes from '@/slices/purposes.json'
import type { GalleryType } from './mocks'

/** The section types by what they are for, each with its picture and a link to its page. */
export function GalleryIndex({ types }: { types: GalleryType[] }) {
  return purposes.map((purpose) => (
    <section key={purpose.title} className="mt-12">
      <h2 className="text-head-sm">{purpose.title}</h2>
      <ul className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {purpose.types.map((name) => {
          const found = types.find(({ type }) => type === name)
          return found && <GalleryCard key={name} {...found} />
        })}
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
