import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { differences, modelDrift, pullModels } from '@/scripts/support/content-push/models'
import { pushProject } from '@/scripts/support/content-push/push'
import { targetOf } from '@/scripts/support/content-push/settings'
import { TypesClient } from '@/scripts/support/content-push/types-client'
import { temporaryFolder } from '../../../support/temporary-folder'
import { startRepository } from './repository'

const HERO = 'slices/Hero/model.json'
const PAGE = 'customtypes/page/index.json'
const hero = { id: 'hero', name: 'Hero', variations: [{ id: 'default', primary: {} }] }
const page = { id: 'page', label: 'Page', json: { Main: { title: { type: 'Text' } } } }
const PUSH = { isDry: false, overwrites: false }

let root: string
let repository: ReturnType<typeof startRepository>

beforeEach(() => {
  root = temporaryFolder()
  repository = startRepository()
  write(HERO, hero)
  write(PAGE, page)
})

function write(file: string, model: unknown) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), JSON.stringify(model))
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
const push = (options = PUSH) => pushProject(root, repository.runtime(), options)
const client = () => new TypesClient(repository.runtime().target, repository.runtime().fetchIt)
const drift = async () => (await modelDrift(root, client())).filter(({ places }) => places.length > 0)

/** Somebody changes a model in the content system's own type builder. */
const changeThere = (label: string) => client().update('customtypes', { ...page, label })

test('models are there after a push, and the next one sends what has changed alone', async () => {
  await expect(push()).resolves.toBe(false)
  expect(await drift()).toEqual([])
  write(PAGE, { ...page, label: 'Page of sections' })
  expect(await drift()).toMatchObject([{ kind: 'customtypes', id: 'page', places: ['label'] }])
  await push()
  expect(await drift()).toEqual([])
  expect(repository.writes.map(({ path }) => path.replace('/content/types/', ''))).toEqual([
    'slices/insert',
    'customtypes/insert',
    'customtypes/update',
  ])
})

test('a model that somebody changed there stays, unless the push is told to overwrite it', async () => {
  await push()
  await changeThere('Changed there')
  write(PAGE, { ...page, label: 'Changed here' })
  await expect(push()).resolves.toBe(true)
  expect((await client().list('customtypes'))[0]).toMatchObject({ label: 'Changed there' })
  await expect(push({ ...PUSH, overwrites: true })).resolves.toBe(false)
  expect((await client().list('customtypes'))[0]).toMatchObject({ label: 'Changed here' })
})

test('a dry run sends nothing', async () => {
  await push({ ...PUSH, isDry: true })
  expect(repository.writes).toEqual([])
  expect(repository.said).toEqual(['insert slices hero', 'insert customtypes page'])
})

test('a pull writes the models that differ into the project, and no file anywhere else', async () => {
  await push()
  await changeThere('Changed there')
  await client().insert('slices', { ...hero, id: 'faq', name: 'Faq' })
  expect(pullModels(root, await drift())).toEqual(['slices/Faq/model.json', PAGE])
  expect(read(PAGE)).toMatchObject({ label: 'Changed there' })
  expect(await drift()).toEqual([])
  await client().insert('slices', { ...hero, id: 'evil', name: '../../evil' })
  const evil = await drift()
  expect(() => pullModels(root, evil)).toThrow('is no name of a model')
})

test('differences are named by their place', () => {
  expect(differences({ a: { b: 1, c: [1] } }, { a: { b: 2, c: [1], d: 1 } })).toEqual(['a.b', 'a.d'])
  expect(differences({ a: [1, 2] }, { a: [1] })).toEqual(['a'])
  expect(differences({ a: 1 }, { a: 1 })).toEqual([])
})

test('a refusal is said in words, and a call that came too soon is made again', async () => {
  const { target } = repository.runtime()
  const refused = new TypesClient({ ...target, repository: 'another' }, repository.runtime().fetchIt)
  await expect(refused.list('slices')).rejects.toThrow('The Types API answered 403 to /slices')
  const answers = [new Response(null, { status: 429, headers: { 'retry-after': '0.01' } }), Response.json([])]
  const busy = vi.fn<typeof fetch>(async () => answers.shift() ?? Response.error())
  await expect(new TypesClient(target, busy).list('slices')).resolves.toEqual([])
})

test('a real repository is written to by its token alone, at the content system’s own addresses', () => {
  const real = { PRISMIC_REPOSITORY: 'ours', PRISMIC_ENDPOINT: 'https://ours.cdn.prismic.io/api/v2' }
  expect(() => targetOf(real)).toThrow('PRISMIC_WRITE_TOKEN must be set to write to ours')
  expect(targetOf({ ...real, PRISMIC_WRITE_TOKEN: 'secret' })).toMatchObject({
    writeToken: 'secret',
    typesApi: 'https://customtypes.prismic.io',
    assetApi: 'https://asset-api.prismic.io',
    migrationApi: 'https://migration.prismic.io',
  })
})
