'use client'

import { useEffect } from 'react'
import { type ContactUs, storeContactUs } from '@/lib/domains/contact/contact-us'
import { behaviour, island, islandNear } from '../ui/island'

export const ContactPageForm = island(() => import('./contact-page-form'))

export const EmailSignUpForm = islandNear(() => import('./email-sign-up-form'))

export const GenericFormIsland = islandNear(() => import('./generic-form-island'))

/** Draws nothing: keeps what a `contact_us` form says for the contact form (SL-form-02, SL-form-03). */
export function ContactUsState({ form }: { form: ContactUs }) {
  useEffect(() => storeContactUs(form), [form])
  return null
}

/** Narrows the questions of its section to those that were searched for. */
export const QuestionSearch = behaviour(() => import('./attach-question-search'))
