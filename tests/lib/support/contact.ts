import { contactFields, type ContactForm, type ContactValues } from '@/lib/domains/contact/schema'

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  queryType: 'Subject',
  message: 'Message',
}

/** The contact form as editors mostly have it: everything is required, and the address is checked. */
export const aContactForm = (change: Partial<ContactForm> = {}): ContactForm => ({
  title: 'Drop us a line',
  fields: contactFields.map((name) => ({
    name,
    label: labels[name],
    placeholder: undefined,
    isRequired: true,
    isEmail: name === 'email',
  })),
  queryTypes: { placeholder: 'What is it about?', options: ['Events and results', 'Something else'] },
  policy: '<p>We use it to <a href="/privacy">answer you</a>.</p>',
  ...change,
})

export const aMessage: ContactValues = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  email: 'maya@example.com',
  queryType: 'Something else',
  message: 'My trainer does not appear.\nWhat now?',
}
