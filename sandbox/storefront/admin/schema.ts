import { buildSchema } from 'graphql'

/**
 * The part of Shopify's Admin API that makes metaobject definitions. Its schema is in no package, so these are the types
 * of its reference (https://shopify.dev/docs/api/admin-graphql), without what the project doesn't use.
 */
export const adminSchema = buildSchema(`
  schema { query: QueryRoot mutation: Mutation }

  type QueryRoot { metaobjectDefinitionByType(type: String!): MetaobjectDefinition }

  type Mutation {
    metaobjectDefinitionCreate(definition: MetaobjectDefinitionCreateInput!): MetaobjectDefinitionCreatePayload
    metaobjectDefinitionUpdate(id: ID!, definition: MetaobjectDefinitionUpdateInput!): MetaobjectDefinitionUpdatePayload
  }

  type MetaobjectDefinition {
    id: ID!
    type: String!
    name: String!
    displayNameKey: String
    access: MetaobjectAccess!
    capabilities: MetaobjectCapabilities!
    fieldDefinitions: [MetaobjectFieldDefinition!]!
  }
  type MetaobjectAccess { storefront: MetaobjectStorefrontAccess! }
  enum MetaobjectStorefrontAccess { NONE PUBLIC_READ }
  type MetaobjectCapabilities {
    publishable: MetaobjectCapabilitiesPublishable!
    translatable: MetaobjectCapabilitiesTranslatable!
  }
  type MetaobjectCapabilitiesPublishable { enabled: Boolean! }
  type MetaobjectCapabilitiesTranslatable { enabled: Boolean! }
  type MetaobjectFieldDefinition {
    key: String!
    name: String!
    required: Boolean!
    type: MetafieldDefinitionType!
    validations: [MetafieldDefinitionValidation!]!
  }
  type MetafieldDefinitionType { name: String! }
  type MetafieldDefinitionValidation { name: String! type: String! value: String }

  input MetaobjectDefinitionCreateInput {
    type: String!
    name: String
    description: String
    displayNameKey: String
    access: MetaobjectAccessInput
    capabilities: MetaobjectCapabilityCreateInput
    fieldDefinitions: [MetaobjectFieldDefinitionCreateInput!]!
  }
  input MetaobjectDefinitionUpdateInput {
    name: String
    description: String
    displayNameKey: String
    access: MetaobjectAccessInput
    capabilities: MetaobjectCapabilityUpdateInput
    fieldDefinitions: [MetaobjectFieldDefinitionOperationInput!]
    resetFieldOrder: Boolean
  }
  input MetaobjectAccessInput { storefront: MetaobjectStorefrontAccess }
  input MetaobjectCapabilityCreateInput {
    publishable: MetaobjectCapabilityPublishableInput
    translatable: MetaobjectCapabilityTranslatableInput
  }
  input MetaobjectCapabilityUpdateInput {
    publishable: MetaobjectCapabilityPublishableInput
    translatable: MetaobjectCapabilityTranslatableInput
  }
  input MetaobjectCapabilityPublishableInput { enabled: Boolean! }
  input MetaobjectCapabilityTranslatableInput { enabled: Boolean! }
  input MetaobjectFieldDefinitionOperationInput { create: MetaobjectFieldDefinitionCreateInput }
  input MetaobjectFieldDefinitionCreateInput {
    key: String!
    type: String!
    name: String
    description: String
    required: Boolean
    validations: [MetafieldDefinitionValidationInput!]
  }
  input MetafieldDefinitionValidationInput { name: String! value: String! }

  type MetaobjectDefinitionCreatePayload {
    metaobjectDefinition: MetaobjectDefinition
    userErrors: [MetaobjectUserError!]!
  }
  type MetaobjectDefinitionUpdatePayload {
    metaobjectDefinition: MetaobjectDefinition
    userErrors: [MetaobjectUserError!]!
  }
  type MetaobjectUserError { code: MetaobjectUserErrorCode field: [String!] message: String! }
  enum MetaobjectUserErrorCode { TAKEN INVALID DUPLICATE_FIELD_INPUT UNDEFINED_OBJECT_FIELD OBJECT_FIELD_TAKEN RECORD_NOT_FOUND }
`)
