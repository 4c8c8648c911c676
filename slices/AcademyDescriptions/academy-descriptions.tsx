import { Picture } from '@/components/ui/picture'
import type { PictureCardContent } from '@/components/ui/picture-card'
import { Section } from '@/components/ui/section'

type AcademyDescriptionsViewProps = { title: string | undefined; lessons: PictureCardContent[] }

/** Wide rows, one below the other, with pictures on alternating sides. */
export function AcademyDescriptionsView({ title, lessons }: AcademyDescriptionsViewProps) {
  const Heading = title === undefined ? 'h2' : 'h3'
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-16 md:gap-24">
      {title !== undefined && <h2 className="-mb-6 text-head-large md:-mb-10">{title}</h2>}
      {lessons.map(({ title: lesson, body, picture }, index) => (
        <article
          key={index}
          className="group grid grid-cols-[minmax(0,1fr)] items-center gap-8 md:grid-cols-2 md:gap-16 lg:gap-24"
        >
          <Picture
            image={picture}
            sizes="(min-width: 1280px) 552px, (min-width: 768px) 46vw, 92vw"
            className="aspect-4/3 w-full rounded-card object-cover md:group-even:order-2"
          />
          <div>
            <Heading className="text-head-sm md:text-head-large">{lesson}</Heading>
            {body && <div className="mt-4 text-muted">{body}</div>}
          </div>
        </article>
      ))}
    </Section>
  )
}
