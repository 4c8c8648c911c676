import { beforeEach, describe, expect, test, vi } from 'vitest'
import { misfits } from '@/scripts/support/contracts/deviations.ts'
import { type Field, fieldsOf } from '@/scripts/support/contracts/fields.ts'
import { type Body, isSuccess, type Operation } from '@/scripts/support/contracts/operations.ts'
import { describedCalls, loadContractCalls, operationOf } from './contract-calls'
import { fieldsOf as namesOf, type Json, replaced } from './json-fields'
import type { Calls } from './service-calls'
import { startProduct } from './started-sandbox'

const url = 'http://services.example.test'

let calls: Calls
beforeEach(async () => {
  await startProduct({ url, post: async () => ({}) as Response })
  calls = await loadContractCalls()
})

const successOf = ({ responses }: Operation) => responses.find(({ status }) => isSuccess(status))

/** The body and the examples of a call's success, if it has one. */
function answersOf(operation: Operation): { body: Body | undefined; examples: readonly Json[] } {
  const body = successOf(operation)?.body
  return { body, examples: Object.values(body?.examples ?? {}) as Json[] }
}

/** The answer of a service by its contract. */
function answerWith(operation: Operation, value: Json | undefined): Response {
  const { status = '', body } = successOf(operation) ?? {}
  const init = { status: status.endsWith('XX') ? 200 : Number(status) }
  if (!body) return new Response(null, init.status === 200 ? { status: 204 } : init)
  if (typeof value === 'string') return new Response(value, { ...init, headers: { 'content-type': body.mediaType } })
  return Response.json(value, init)
}

/** Makes a call whose service answers so; by itself, as its contract has it. */
async function make(name: string, answer?: (operation: Operation) => Response) {
  const sent: Request[] = []
  const asked: (Operation | undefined)[] = []
  vi.stubGlobal('fetch', async (...request: ConstructorParameters<typeof Request>) => {
    const made = new Request(...request)
    sent.push(made.clone())
    const operation = operationOf(made, url)
    asked.push(operation)
    if (!operation) return new Response(null, { status: 501 })
    return answer?.(operation) ?? answerWith(operation, answersOf(operation).examples[0])
  })
  const kind = await (calls[name]?.() ?? Promise.reject(new Error(`no call ${name}`))).then(
    () => 'good' as const,
    (error: unknown) => (error instanceof Error && 'kind' in error ? error.kind : error),
  )
  return { kind, request: sent[0], operation: asked[0] }
}

const names = Object.keys(await loadContractCalls())

test('each call that is described is made by a client, or says why it is not', async () => {
  const made = new Set<Operation | undefined>()
  for (const name of names) made.add((await make(name)).operation)
  const idOf = ({ service, id }: Operation) => `${service} ${id}`
  const without = describedCalls.filter((operation) => !made.has(operation))
  expect(without.filter(({ noCaller }) => noCaller === undefined).map(idOf)).toEqual([])
  expect(describedCalls.filter((each) => each.noCaller !== undefined && made.has(each)).map(idOf)).toEqual([])
})

describe.each(names)('the client’s call %s', (name) => {
  test('is sent as the contract describes it', async () => {
    const { request, operation } = await make(name)
    if (!request || !operation) throw new Error(`${request?.method} ${request?.url} is described nowhere`)
    const query = [...new URL(request.url).searchParams.keys()]
    const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query')
    expect(inQuery.map((parameter) => parameter.name)).toEqual(expect.arrayContaining(query))
    const required = inQuery.filter(({ isRequired }) => isRequired).map((parameter) => parameter.name)
    expect(query).toEqual(expect.arrayContaining(required))
    const inHeader = operation.parameters.filter((parameter) => parameter.in === 'header')
    expect(inHeader.filter((parameter) => !request.headers.has(parameter.name))).toEqual([])
    expect(request.headers.has('authorization')).toBe(operation.needsToken)
    expect(await bodyMisfits(request, operation)).toEqual([])
  })

  test('takes every example of an answer', async () => {
    const { operation } = await make(name)
    const { examples = [] } = operation ? answersOf(operation) : {}
    for (const example of examples.length > 0 ? examples : [undefined]) {
      expect(await make(name, (each) => answerWith(each, example))).toMatchObject({ kind: 'good' })
    }
  })

  test('refuses an answer for what it can’t do without, and for nothing else', async () => {
    const { operation } = await make(name)
    const { body, examples } = operation ? answersOf(operation) : { body: undefined, examples: [] }
    if (!body?.mediaType.endsWith('json')) return
    for (const field of fieldsOf(body.schema)) {
      const value = examples.find((example) => placesOf(example).includes(field.place))
      if (value === undefined) throw new Error(`no example has ${field.place}`)
      const isBadWith = async (by: Json | undefined) =>
        (await make(name, (each) => answerWith(each, replaced(value, field.place, by)))).kind === 'schema'
      const said = {
        field: field.place,
        withoutIt: await isBadWith(undefined),
        withAnotherKind: await isBadWith(otherKind(field)),
      }
      const isNeeded = !field.isDispensable
      expect(said).toEqual({
        field: field.place,
        withoutIt: isNeeded && (field.isRequired || field.alternatives !== undefined),
        withAnotherKind: isNeeded,
      })
    }
  })
})

/** The places of an example's fields; names that nobody agreed on, such as ids, are `{}`. */
const placesOf = (example: Json) => namesOf(example).map((place) => place.replace(/^\d+/, '{}'))

/** A value of a kind that the field doesn't have. */
const otherKind = ({ schema: { type = '' } }: Field): Json =>
  type.includes('object') ? 'an object' : { of: 'another kind' }

async function bodyMisfits(request: Request, { body }: Operation) {
  if (!body) return request.body === null ? [] : ['a body that nobody asked for']
  if (body.mediaType !== 'multipart/form-data') return misfits(body.schema, await request.json())
  return misfits(body.schema, Object.fromEntries(await request.formData()))
}
