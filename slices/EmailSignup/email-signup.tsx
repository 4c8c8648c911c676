import type { ReactNode } from 'react'
import { EmailSignUp } from '@/components/contact/email-sign-up'
import type { EmailSignUpContent } from '@/components/contact/email-sign-up-fields'
import { backgroundOf } from '@/components/ui/colours'
import { Section } from '@/components/ui/section'

type EmailSignupViewProps = EmailSignUpContent & { title: string; body: ReactNode }

export function EmailSignupView({ title, body, ...form }: EmailSignupViewProps) {
  return (
    <Section
      background={backgroundOf('dark', 'dark')}
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 lg:grid-cols-2 lg:gap-16"
    >
      <div className="grid gap-4">
        <h2 className="text-head-large">{title}</h2>
        {body && <div className="text-lg">{body}</div>}
      </div>
      <div className="min-w-0 rounded-card bg-surface p-5 text-on-surface md:p-8" data-background="light">
        <EmailSignUp {...form} />
      </div>
    </Section>
  )
}
