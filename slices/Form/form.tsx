import { GenericForm } from '@/components/contact/generic-form'
import type { GenericFormContent } from '@/components/contact/generic-form-fields'
import { Section } from '@/components/ui/section'

type FormViewProps = GenericFormContent & { title: string | undefined }

export function FormView({ title, ...form }: FormViewProps) {
  return (
    <Section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      {title !== undefined && <h2 className="text-head-large">{title}</h2>}
      <div className="min-w-0 rounded-card border border-line p-5 md:p-8">
        <GenericForm {...form} />
      </div>
    </Section>
  )
}
