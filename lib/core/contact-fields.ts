/** The fields of the contact form, by the names that content has for them [CT-008]. */
export const contactFields = ['firstName', 'lastName', 'email', 'queryType', 'message'] as const

export type ContactField = (typeof contactFields)[number]
