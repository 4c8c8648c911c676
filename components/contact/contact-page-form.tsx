import { useState } from 'react'
import { ContactForm, type ContactFormProps } from './contact-form'
import { SentModal } from './sent-modal'

/** The contact form as part of a page: after sending, thanks show in a modal, and the form is empty. */
export default function ContactPageForm(props: Omit<ContactFormProps, 'onSent'>) {
  const [sent, setSent] = useState({ times: 0, isTold: true })
  return (
    <>
      <ContactForm
        {...(sent.times === 0 ? props : { ...props, typed: undefined, notSent: undefined })}
        key={sent.times}
        onSent={() => setSent(({ times }) => ({ times: times + 1, isTold: false }))}
      />
      {!sent.isTold && <SentModal texts={props.texts} onClose={() => setSent({ ...sent, isTold: true })} />}
    </>
  )
}
