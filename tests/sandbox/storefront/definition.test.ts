import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listItems } from '../../../sandbox/storefront/catalogue.ts'
import { openDefinitions } from '../../../sandbox/storefront/admin/definitions.ts'
import { errorsOf } from '../../../sandbox/storefront/admin/rules.ts'
import { shippedDefinition } from '../../../sandbox/storefront/definition.ts'
import { createStorefront } from '../../../sandbox/storefront/service.ts'
import { createTestContext, sendJson } from '../harness.ts'

const definition = shippedDefinition('gruppetto')
const field = (key: string) => definition.fieldDefinitions.find((each) => each.key === key)

describe('the definition that the project ships', () => {
  test('has every field of an item, by the keys of the specification [MK-001, MK-002, MK-003]', () => {
    const keys = definition.fieldDefinitions.map(({ key }) => key)
    expect(definition.type).toBe('marketplace_item')
    const wanted =
      'ctaLabel ctaUrl image imageMobile imageTablet itemPrice compareAtPrice location name tags title description type ' +
      'gruppettoReady style layout_size_mobile layout_size_tablet layout_size_desktop gridPosition'
    expect(keys).toEqual(expect.arrayContaining(wanted.split(' ')))
    for (const key of ['image', 'imageMobile', 'imageTablet'])
      expect(field(key)).toMatchObject({
        type: 'file_reference',
        validations: [{ name: 'file_type_options', value: '["Image"]' }],
      })
  })

  test('breaks none of the rules for definitions', () => {
    expect(errorsOf(definition)).toEqual([])
  })

  test('is readable for the storefront; entries can be drafts, and translated', () => {
    expect(definition.access.storefront).toBe('PUBLIC_READ')
    expect(definition.capabilities).toEqual({ publishable: { enabled: true }, translatable: { enabled: true } })
  })

  test('takes prices of any currency: a field of type money takes the shop’s own alone', () => {
    for (const key of ['itemPrice', 'compareAtPrice']) expect(field(key)?.type).toBe('json')
  })
})

/** How texts of each type of field look, where Shopify checks them. */
const texts: Record<string, z.ZodType> = {
  boolean: z.enum(['true', 'false']),
  json: z.string().transform((text): unknown => JSON.parse(text)),
  'list.single_line_text_field': z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  multi_line_text_field: z.string(),
  number_integer: z.string().regex(/^-?\d+$/),
  single_line_text_field: z.string().regex(/^.*$/),
  url: z.url({ protocol: /^https$/ }),
}

test('the stand-in’s items have no fields but those of the definition, each as its type and choices allow', () => {
  const problems = listItems('gruppetto').flatMap(({ handle, fields }) =>
    Object.entries(fields)
      .filter(([key, value]) => !isAllowed(key, value))
      .map(([key, value]) => `${handle} ${key}: ${value}`),
  )
  expect(problems).toEqual([])
})

function isAllowed(key: string, value: string): boolean {
  const { type = 'unknown', validations = [] } = field(key) ?? {}
  const choices = validations.find(({ name }) => name === 'choices')?.value
  const isChoice = choices === undefined || z.array(z.string()).parse(JSON.parse(choices)).includes(value)
  return isChoice && texts[type]?.safeParse(value).success === true
}

test('the storefront answers the fields that the definition has, with their types; without it there are no items', async () => {
  const context = createTestContext()
  const { routes } = createStorefront(context)
  const definitions = openDefinitions(context.database, 'gruppetto')
  const QUERY = '{ metaobjects(type: "marketplace_item", first: 1) { nodes { fields { key type value } } } }'
  const read = async (): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', 'shopify-storefront-private-token': 'shh' }
    const request = { ...sendJson('POST', { query: QUERY }), headers }
    return (await routes.request('/api/2026-04/graphql.json', request)).json()
  }
  const answer = (nodes: unknown) => ({ data: { metaobjects: { nodes } } })
  const [name] = definition.fieldDefinitions
  definitions.set({ ...definition, fieldDefinitions: name ? [name] : [] })
  expect(await read()).toMatchObject(
    answer([{ fields: [{ key: 'name', type: 'single_line_text_field', value: 'Smart bike' }] }]),
  )
  definitions.set({ ...definition, access: { storefront: 'NONE' } })
  expect(await read()).toMatchObject(answer([]))
  definitions.set(undefined)
  expect(await read()).toMatchObject(answer([]))
  definitions.reset()
  expect(await read()).toMatchObject(
    answer([{ fields: expect.arrayContaining([{ key: 'gruppettoReady', type: 'boolean', value: 'true' }]) }]),
  )
})
