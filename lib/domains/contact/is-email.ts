import * as z from 'zod/mini'

const emailSchema = z.email().check(z.maxLength(254))

/** Whether a text is an acceptable e-mail address: the check of all forms [CT-019, FM-007]. */
export const isEmail = (text: string): boolean => emailSchema.safeParse(text.trim()).success
