import {
  FieldsOnCorrectTypeRule,
  type GraphQLError,
  type GraphQLSchema,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownTypeNamesRule,
  NoUndefinedVariablesRule,
  NoUnusedVariablesRule,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  specifiedRules,
  validate,
  type DocumentNode,
  type ValidationRule,
  ValuesOfCorrectTypeRule,
  VariablesInAllowedPositionRule,
} from 'graphql'

/** The codes by which Shopify's server, graphql-ruby, names mistakes of a question, by the rule that finds them. */
const codes = new Map<ValidationRule, string>([
  [FieldsOnCorrectTypeRule, 'undefinedField'],
  [KnownArgumentNamesRule, 'argumentNotAccepted'],
  [KnownDirectivesRule, 'undefinedDirective'],
  [KnownTypeNamesRule, 'undefinedType'],
  [NoUndefinedVariablesRule, 'variableNotDefined'],
  [NoUnusedVariablesRule, 'variableNotUsed'],
  [ProvidedRequiredArgumentsRule, 'missingRequiredArguments'],
  [ScalarLeafsRule, 'selectionMismatch'],
  [ValuesOfCorrectTypeRule, 'argumentLiteralsIncompatible'],
  [VariablesInAllowedPositionRule, 'variableMismatch'],
])

/** The mistakes of a question, with their codes; none if it may be executed. */
export function mistakesOf(schema: GraphQLSchema, document: DocumentNode) {
  if (validate(schema, document).length === 0) return []
  // Once more, rule by rule, since an error doesn't say which one found it.
  return specifiedRules.flatMap((rule) =>
    validate(schema, document, [rule]).map((error) => withCode(error, codes.get(rule))),
  )
}

/** A mistake as it is sent. */
export function withCode(error: GraphQLError, code: string | undefined) {
  const sent = error.toJSON()
  return code === undefined ? sent : { ...sent, extensions: { ...sent.extensions, code } }
}
