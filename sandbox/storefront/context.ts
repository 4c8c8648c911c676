import { getDirectiveValues, getVariableValues, type GraphQLSchema } from 'graphql'
import type { Understood } from './question.ts'

/** The market and language that a question is about: a `CountryCode` and a `LanguageCode`. */
export type Context = { country: string; language: string }

/** The shop's own, for questions that name none. */
const DEFAULT: Context = { country: 'US', language: 'EN' }

/** The languages that the shop has texts in. */
const LANGUAGES: ReadonlySet<unknown> = new Set(['EN', 'DE', 'ES', 'FR', 'IT', 'JA', 'KO'])

/**
 * What a question's `@inContext` comes to: a language that the shop doesn't have gives way to its own. Answers say in an
 * extension which context they were made for.
 */
export function contextOf(schema: GraphQLSchema, { operation, variables }: Understood): Context {
  const directive = schema.getDirective('inContext')
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
  const { country, language } = (directive && getDirectiveValues(directive, operation, coerced)) ?? {}
  return {
    country: typeof country === 'string' ? country : DEFAULT.country,
    language: typeof language === 'string' && LANGUAGES.has(language) ? language : DEFAULT.language,
  }
}
