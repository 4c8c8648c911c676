import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { badExamples, misfits } from '@/scripts/support/contracts/deviations.ts'
import { contractNames, readContract, readContractFile } from '@/scripts/support/contracts/document.ts'
import { isSuccess, operations } from '@/scripts/support/contracts/operations.ts'

async function validate(document: string | Record<string, unknown>) {
  const validator = new Validator()
  await validator.addSpecRef('docs/contracts/common.yaml', 'common.yaml')
  return validator.validate(document)
}

test.each(['common', ...contractNames])('the contract %s is a valid OpenAPI 3.1 document', async (name) => {
  expect(await validate(`docs/contracts/${name}.yaml`)).toEqual({ valid: true })
  expect(readContractFile(`${name}.yaml`)).toMatchObject({
    openapi: '3.1.0',
    info: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  })
})

test('a document that is none is told apart', async () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Chat', version: '1.0.0' },
    paths: { '/': { get: { responses: 200 } } },
  }
  expect(await validate(document)).toMatchObject({ valid: false })
})

describe.each(contractNames)('the contract %s', (name) => {
  const calls = operations(name)

  test('has a name of its own for each call, and a group that it explains', () => {
    const ids = calls.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    const tags = readContract(name).tags.map((tag) => tag.name)
    expect(new Set(calls.map(({ tag }) => tag))).toEqual(new Set(tags))
  })

  test.each(calls.map((call) => [call.id, call] as const))(
    '%s has examples, and each fits what is described',
    (_, call) => {
      const bodies = [call.body, ...call.responses.map(({ body }) => body)].filter((body) => body !== undefined)
      for (const body of bodies) {
        expect(Object.keys(body.examples)).not.toEqual([])
        expect(badExamples(body)).toEqual([])
      }
      for (const { name: parameter, schema, usual, examples } of call.parameters) {
        const values = [usual, ...Object.values(examples)].filter((value) => value !== undefined)
        const wrong = values.filter((value) => [value, Number(value)].every((each) => misfits(schema, each).length > 0))
        expect({ parameter, wrong }).toEqual({ parameter, wrong: [] })
      }
      expect(isSuccess(call.examples[0]?.status ?? '')).toBe(true)
    },
  )

  test.each(calls.map((call) => [call.id, call] as const))('%s describes each parameter of its path', (_, call) => {
    const inPath = call.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map((parameter) => parameter.name).toSorted()).toEqual(
      [...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter).toSorted(),
    )
    for (const parameter of inPath) expect(parameter).toMatchObject({ isRequired: true, usual: expect.any(String) })
  })

  test.each(calls.map((call) => [call.id, call] as const))(
    '%s is refused without a token if it needs one',
    (_, call) => {
      const refused = call.responses.map(({ status }) => status).includes('401')
      expect(refused).toBe(call.needsToken)
    },
  )
})
