import { clsx } from 'clsx'
import { GenericForm } from '@/components/contact/generic-form'
import type { GenericFormContent } from '@/components/contact/generic-form-fields'
import { backgroundOf } from '@/components/ui/colours'
import { Section } from '@/components/ui/section'

type FormViewProps = GenericFormContent & { title: string | undefined }

const background = backgroundOf('light', 'light')

/** The title beside the form's card on wide screens, above it on others. */
export function FormView({ title, ...form }: FormViewProps) {
  return (
    <Section
      background={background}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-8',
        title !== undefined && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-20',
      )}
    >
      {title !== undefined && (
        <div className="room">
          <h2 className="text-head-large">{title}</h2>
        </div>
      )}
      <div className={clsx('form-box', title === undefined && 'w-full max-w-3xl justify-self-center')}>
        <div className="rounded-card border border-line bg-surface p-5 md:p-8">
          <GenericForm {...form} />
        </div>
      </div>
    </Section>
  )
}
