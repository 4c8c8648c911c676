import { z } from 'zod'

export type Json = string | number | boolean | null | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

export const jsonSchema: z.ZodType<Json> = z.json()
export const jsonObjectSchema: z.ZodType<JsonObject> = z.record(z.string(), jsonSchema)

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A copy of an object with every value passed through `change`. */
export function mapObject(object: JsonObject, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
}
