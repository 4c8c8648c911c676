/** The fields of the contact form, by their names in content [CT-008]. */
export const contactFields = ['firstName', 'lastName', 'email', 'queryType', 'message'] as const

export type ContactField = (typeof contactFields)[number]
