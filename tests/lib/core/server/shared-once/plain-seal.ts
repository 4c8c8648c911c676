import type { z } from 'zod'

/** Stands in for the module that seals, which takes real time, where tests move the clock. */
export const sealFor = (_purpose: string, schema: z.ZodType) => ({
  seal: async (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url'),
  open: async (text: string) => schema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data,
})
