import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readModels } from '@/lib/content/findings/models'
import { temporaryFolder } from '@/tests/support/temporary-folder'

const models = readModels(process.cwd())

test('knows the sections that have a model, and no others', () => {
  expect(models.isSection('text_strip')).toBe(true)
  expect(models.isSection('page')).toBe(false)
  expect(models.isSection('toString')).toBe(false)
})

test('says of a field what editors see: in sections, their rows and groups, and in documents', () => {
  expect(models.labelOf('hero_with_cards', 'primary_cta_url')).toBe('First button leads to')
  expect(models.labelOf('hero_with_cards', 'image')).toBe('Picture')
  expect(models.labelOf('text_blocks', 'copy')).toBe('Copy')
  expect(models.labelOf('campaign_page', 'campaign_short_name')).toBe('Campaign short name')
  expect(models.labelOf('text_strip', 'no_such_field')).toBeUndefined()
  expect(models.labelOf('no_such_type', 'title')).toBeUndefined()
})

test('says what editors choose from: in sections, rows, groups and documents', () => {
  expect(models.optionsOf('two-column', 'layoutType')).toEqual(['grid', 'carousel'])
  expect(models.optionsOf('two-column', 'buttonType')).toEqual(['primary', 'secondary'])
  expect(models.optionsOf('tile_callout', 'eventTrigger')).toContain('play_video')
  expect(models.optionsOf('page', 'layout_name')).toEqual(['slices', 'legacy'])
  expect(models.optionsOf('two-column', 'title')).toBeUndefined()
})

test('says which fields a section and its rows may have', () => {
  const { primary, row } = models.emptyOf('hero_with_cards')
  expect(primary).toHaveProperty('primary_cta_url', null)
  expect(row).toHaveProperty('image', null)
  expect(models.emptyOf('no_such_type')).toEqual({ primary: {}, row: {} })
})

test('knows the models of the project that it is told, and no others', () => {
  const root = temporaryFolder()
  const write = (folder: string, file: string, model: object) => {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, file), JSON.stringify(model))
  }
  const field = (label: string, more: object = {}) => ({ config: { label, ...more } })
  const group = field('Tiles', { fields: { title: field('Inner title'), icon: field('Icon', { options: ['bike'] }) } })
  const primary = { tiles: group, title: field('Title') }
  write('slices/ride', 'model.json', { id: 'ride', variations: [{ primary, items: { speed: field('Speed') } }] })
  write('customtypes/route', 'index.json', { id: 'route', json: { Main: { title: field('Name') } } })
  const { isSection, labelOf, optionsOf, emptyOf } = readModels(root)
  expect([isSection('ride'), isSection('route'), isSection('text_strip')]).toEqual([true, false, false])
  expect([labelOf('ride', 'title'), labelOf('ride', 'speed'), labelOf('route', 'title')]).toEqual([
    'Title',
    'Speed',
    'Name',
  ])
  expect(optionsOf('ride', 'icon')).toEqual(['bike'])
  expect(emptyOf('ride')).toMatchObject({ primary: { tiles: null, title: null }, row: { speed: null } })
})
