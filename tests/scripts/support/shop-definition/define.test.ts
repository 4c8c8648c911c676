import { Hono } from 'hono'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openDefinitions } from '@/sandbox/storefront/admin/definitions.ts'
import { createStorefront } from '@/sandbox/storefront/service.ts'
import { defineItems } from '@/scripts/support/shop-definition/define'
import { readDefinition } from '@/scripts/support/shop-definition/definition'
import { shopOf } from '@/scripts/support/shop-definition/settings'
import { createTestContext } from '../../../sandbox/harness.ts'

const ADDRESS = 'http://localhost:4010/storefront/admin/api/2026-04/graphql.json'
const wanted = readDefinition('gruppetto')

let definitions: ReturnType<typeof openDefinitions>
let asked: Request[]

beforeEach(() => {
  const context = createTestContext()
  definitions = openDefinitions(context.database, 'gruppetto')
  asked = []
  const sandbox = new Hono().route('/storefront', createStorefront(context).routes)
  vi.stubGlobal('fetch', async (...call: ConstructorParameters<typeof Request>) => {
    const request = new Request(...call)
    asked.push(request.clone())
    return sandbox.request(request)
  })
})

const define = (isDry = false) => defineItems({ address: ADDRESS, token: 'admin-token' }, wanted, isDry)
const writes = async () =>
  (await Promise.all(asked.map((request) => request.text()))).filter((text) => /mutation/.test(text))
const keys = () => definitions.get()?.fieldDefinitions.map(({ key }) => key)

describe('at a shop without the definition', () => {
  beforeEach(() => definitions.set(undefined))

  test('it is made, with all its fields, and readable for the storefront', async () => {
    const { lines, isAsWanted } = await define()
    expect(isAsWanted).toBe(true)
    expect(lines[0]).toBe(`Made marketplace_item at ${ADDRESS}:`)
    expect(keys()).toEqual(wanted.fieldDefinitions.map(({ key }) => key))
    expect(definitions.get()).toMatchObject({
      access: { storefront: 'PUBLIC_READ' },
      capabilities: { publishable: { enabled: true }, translatable: { enabled: true } },
      displayNameKey: 'name',
    })
    expect(asked.map(({ headers }) => headers.get('x-shopify-access-token'))).toEqual(['admin-token', 'admin-token'])
  })

  test('a second run changes nothing', async () => {
    await define()
    const before = definitions.get()
    expect(await define()).toEqual({
      lines: [`marketplace_item at ${ADDRESS} has everything already.`],
      isAsWanted: true,
    })
    expect(definitions.get()).toEqual(before)
    expect(await writes()).toHaveLength(1)
  })

  test('a dry run prints what would be made, and makes nothing', async () => {
    const { lines } = await define(true)
    expect(lines[0]).toBe(`Would make marketplace_item at ${ADDRESS}:`)
    expect(lines).toContain('  product: product_reference')
    expect(lines).toContain('  style: single_line_text_field, choices ["light","dark"]')
    expect(definitions.get()).toBeUndefined()
    expect(await writes()).toEqual([])
  })
})

describe('at a shop with an older definition', () => {
  const older = () => {
    const whole = definitions.get()
    if (whole === undefined) throw new Error('the stand-in has no definition')
    const own = { key: 'season', name: 'Season', type: 'single_line_text_field', required: false, validations: [] }
    const fieldDefinitions = [...whole.fieldDefinitions.filter(({ key }) => key !== 'product'), own]
    const definition = { ...whole, access: { storefront: 'NONE' as const }, fieldDefinitions }
    definitions.set({ ...definition, capabilities: { ...whole.capabilities, translatable: { enabled: false } } })
  }

  test('what it lacks is added, and nothing else is touched', async () => {
    older()
    const { lines, isAsWanted } = await define()
    expect(isAsWanted).toBe(true)
    expect(lines).toEqual([
      `Added to marketplace_item at ${ADDRESS}:`,
      '  product: product_reference',
      '  access of the storefront: PUBLIC_READ',
      '  entries can be drafts, and translated',
    ])
    expect(keys()?.slice(-2)).toEqual(['season', 'product'])
    expect(definitions.get()).toMatchObject({
      access: { storefront: 'PUBLIC_READ' },
      capabilities: { translatable: { enabled: true } },
    })
  })

  test('a dry run adds nothing', async () => {
    older()
    expect((await define(true)).lines[0]).toBe(`Would add to marketplace_item at ${ADDRESS}:`)
    expect(keys()).not.toContain('product')
  })

  test('a field of another type stays, is named, and is no success', async () => {
    const whole = definitions.get()
    if (whole === undefined) throw new Error('the stand-in has no definition')
    const fieldDefinitions = whole.fieldDefinitions.map((field) =>
      field.key === 'itemPrice' ? { ...field, type: 'single_line_text_field', validations: [] } : field,
    )
    definitions.set({ ...whole, fieldDefinitions })
    const { lines, isAsWanted } = await define()
    expect(isAsWanted).toBe(false)
    expect(lines.at(-1)).toBe(
      '  itemPrice stays single_line_text_field, and should be json: change it in the shop’s settings',
    )
    expect(definitions.get()?.fieldDefinitions).toEqual(fieldDefinitions)
  })
})

describe('at a shop whose fields have other validations', () => {
  const give = (key: string, validations: { name: string; value: string }[]) => {
    const whole = definitions.get()
    if (whole === undefined) throw new Error('the stand-in has no definition')
    const fieldDefinitions = whole.fieldDefinitions.map((field) =>
      field.key === key ? { ...field, validations } : field,
    )
    definitions.set({ ...whole, fieldDefinitions })
    return fieldDefinitions
  }

  test.each([
    [
      'fewer choices',
      'style',
      [{ name: 'choices', value: '["light"]' }],
      '  style stays choices ["light"], and should be choices ["light","dark"]: change it in the shop’s settings',
    ],
    [
      'none',
      'image',
      [],
      '  image stays without file_type_options, and should be file_type_options ["Image"]: change it in the shop’s settings',
    ],
    [
      'another limit',
      'gridPosition',
      [{ name: 'min', value: '1' }],
      '  gridPosition stays min 1, and should be min 0: change it in the shop’s settings',
    ],
  ])('a field with %s stays, is named, and is no success', async (_, key, validations, sentence) => {
    const fieldDefinitions = give(key, validations)
    expect(await define()).toEqual({
      lines: [`marketplace_item at ${ADDRESS} is changed in nothing:`, sentence],
      isAsWanted: false,
    })
    expect(definitions.get()?.fieldDefinitions).toEqual(fieldDefinitions)
  })

  test.each([
    ['the same in the shop’s own order and spaces', 'style', [{ name: 'choices', value: '["dark", "light"]' }]],
    ['one more of the shop’s own', 'title', [{ name: 'max', value: '80' }]],
  ])('%s is as wanted', async (_, key, validations) => {
    give(key, validations)
    expect((await define()).isAsWanted).toBe(true)
  })
})

describe('what the shop refuses is told', () => {
  test('a definition that breaks its rules, by the field', async () => {
    definitions.set(undefined)
    const [name, ...others] = wanted.fieldDefinitions
    const broken = { ...wanted, fieldDefinitions: [{ ...name, key: 'n', name: 'N', type: 'text' }, ...others] }
    await expect(defineItems({ address: ADDRESS, token: 't' }, broken, false)).rejects.toThrow(
      /refuses the definition: .*displayNameKey.*Type text is not a valid type \(definition\.fieldDefinitions\.0\)/s,
    )
    expect(definitions.get()).toBeUndefined()
  })

  test.each([
    [
      'a token that is none',
      () => Response.json({ errors: '[API] Invalid API key' }, { status: 401 }),
      /401: \[API\] Invalid/,
    ],
    [
      'a token without the scope',
      () => Response.json({ errors: [{ message: 'Access denied for it' }] }),
      /200: Access denied/,
    ],
    [
      'a redirect',
      () => new Response(null, { status: 302, headers: { location: 'https://evil.test' } }),
      /answered 302/,
    ],
    ['a page', () => new Response('<html>'), /nothing that can be read/],
    ['another shape', () => Response.json({ data: {} }), /nothing that can be read/],
    ['no answer', () => Promise.reject(new TypeError('fetch failed')), /can’t be reached/],
  ])('%s', async (_, answer, sentence) => {
    vi.stubGlobal('fetch', async () => answer())
    const failed = defineItems({ address: ADDRESS, token: 'admin-token' }, wanted, false)
    await expect(failed).rejects.toThrow(sentence)
    await expect(failed).rejects.not.toThrow('admin-token')
  })
})

describe('the shop that is written to', () => {
  const environment = { STOREFRONT_DOMAIN: 'gruppetto.myshopify.com', STOREFRONT_API_VERSION: '2026-04' }

  test('is the site’s, by a token of its own', () => {
    expect(shopOf({ ...environment, STOREFRONT_ADMIN_TOKEN: 'shpat_1' })).toEqual({
      address: 'https://gruppetto.myshopify.com/admin/api/2026-04/graphql.json',
      token: 'shpat_1',
    })
    expect(() => shopOf(environment)).toThrow(
      'STOREFRONT_ADMIN_TOKEN must be set to write to https://gruppetto.myshopify.com',
    )
    expect(() => shopOf({ ...environment, STOREFRONT_DOMAIN: 'off' })).toThrow('STOREFRONT_DOMAIN is off')
  })

  test('is the sandbox’s without one', () => {
    expect(shopOf({ STOREFRONT_DOMAIN: 'http://localhost:4010/storefront' }).token).toBe('sandbox')
  })
})
