'use client'

import { useEffect } from 'react'
import { type ContactUs, storeContactUs } from '@/lib/domains/contact/contact-us'
import { behaviour, island, islandNear } from '../ui/island'

export const ContactPageForm = island(() => import('./contact-page-form'))

export const EmailSignUpForm = islandNear(() => import('./email-sign-up-form'))

export const GenericFormIsland = islandNear(() => import('./generic-form-island'))

/** Renders nothing: passes the content of a `contact_us` form on to the contact form (SL-form-02, SL-form-03). */
export function ContactUsState({ form }: { form: ContactUs }) {
  useEffect(() => storeContactUs(form), [form])
  return null
}

/** Filters its section's questions by a search. */
export const QuestionSearch = behaviour(() => import('./attach-question-search'))
