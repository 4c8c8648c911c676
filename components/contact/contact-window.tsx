import { useState } from 'react'
import { Modal } from '@/components/ui/dialog/modal'
import type { ContactForm as Form } from '@/lib/domains/contact/schema'
import type { ContactTexts } from '@/lib/domains/contact/texts'
import { ContactForm } from './contact-form'
import { SentModal } from './sent-modal'

type ContactWindowProps = {
  /** Null while the support desk is under maintenance. */
  form: Form | null
  texts: ContactTexts
  /** Title of the window while there is no form. */
  title: string
  language: string
  onClose: () => void
}

/** The contact form in a modal; after sending, a modal that confirms it [CT-004, CT-012, CT-015]. */
export function ContactWindow({ form, texts, title, language, onClose }: ContactWindowProps) {
  const [isSent, setSent] = useState(false)
  if (isSent) return <SentModal texts={texts} onClose={onClose} />
  return (
    <Modal title={form?.title ?? title} closeLabel={texts.close} onClose={onClose}>
      {form ? (
        <ContactForm form={form} texts={texts} language={language} onSent={() => setSent(true)} />
      ) : (
        <p>{texts.maintenance}</p>
      )}
    </Modal>
  )
}
