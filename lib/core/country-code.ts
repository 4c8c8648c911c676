/** Whether a text has the form of a country code (ISO 3166 alpha-2). */
export const isCountryCode = (text: unknown): text is string => typeof text === 'string' && /^[A-Z]{2}$/.test(text)
