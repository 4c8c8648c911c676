import { expect, test } from 'vitest'
import { readModels } from '@/lib/content/findings/models'

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
