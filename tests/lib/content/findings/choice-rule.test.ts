import { describe, expect, test } from 'vitest'
import { sectionFindings } from '@/lib/content/findings/section-findings'
import { documentFindings } from '@/lib/content/findings/document-findings'
import { readModels } from '@/lib/content/findings/models'

const site = {
  ...readModels(process.cwd()),
  isOff: () => false,
  videos: { siteUrl: 'https://site.example', media: [], embeds: [] },
}

const found = (slice_type: string, primary: Record<string, unknown>, items: unknown[] = []) =>
  sectionFindings({ slice_type, primary, items }, 1, site).map(({ problem, field, subject }) => [
    problem,
    field,
    subject,
  ])

describe('a value that no reader knows is named', () => {
  test('in a choice of a section, of its rows and of its groups', () => {
    expect(found('tile_callout', { textAlignment: 'middle', tiles: [{ eventTrigger: 'open_door' }] })).toEqual([
      ['unknownChoice', 'Text alignment', 'middle'],
      ['unknownChoice', 'Tiles 1, Event trigger', 'open_door'],
    ])
    expect(found('table_rows_with_icons', {}, [{ icon: 'bike' }, { icon: 'fan' }])).toEqual([
      ['unknownChoice', 'Items 2, Icon', 'fan'],
    ])
  })

  test('in a colour, whether it is a choice or free text [SL-text-04][SL-tile_callout-03]', () => {
    expect(found('tile_callout', { backgroundColor: 'gren' })).toEqual([['unknownColour', 'Background color', 'gren']])
    expect(found('text', { backgroundColor: 'gren', textColor: '#12' })).toEqual([
      ['unknownColour', 'Background color', 'gren'],
      ['unknownColour', 'Text color', '#12'],
    ])
  })

  test('in the colour of a button, which has no hex value', () => {
    const colours = ['#15803d', 'cream', 'green', 'orange']
    expect(
      found(
        'sidebyside',
        {},
        colours.map((button_color) => ({ button_color })),
      ),
    ).toEqual([
      ['unknownColour', 'Items 1, Button color', '#15803d'],
      ['unknownColour', 'Items 2, Button color', 'cream'],
    ])
  })

  test('in a document', () => {
    const document = { type: 'stage', lang: 'en-us', data: { stageColor: 'tartan' } }
    expect(documentFindings(document, site)).toEqual([
      { problem: 'unknownColour', field: 'Stage color', subject: 'tartan' },
    ])
  })
})

describe('older values are known', () => {
  test.each([
    ['another spelling', 'tile_callout', { backgroundColor: 'Yorkshire Gray', textAlignment: ' CENTER ' }],
    ['a colour in hex', 'text_strip', { background_color: '#4B3FBB' }],
    ['a colour in hex where text is free', 'generic_cards', { background_color: '#fff' }],
    ['a text colour in hex', 'hero_banner', { text_color: '#FFFFFF' }],
    ['the event with spaces', 'cta', { event: 'Create Account', target: '_BLANK' }],
    ['the level h5', 'live_data', { title_as: 'H5' }],
    ['the side of the rhythm', 'sidebyside', { image_alignment: 'rhythm' }],
    ['no override [SL-hero_with_cards_v2-11]', 'hero_with_cards_v2', { secondary_cta_text_color: 'No override' }],
    ['a number beyond the options', 'shop_collection_list', { collections_per_row: '6', button_type: 'white' }],
    ['nothing', 'tile_callout', { backgroundColor: null, textAlignment: '' }],
  ])('%s', (_, type, primary) => {
    expect(found(type, primary)).toEqual([])
  })

  test('a layout of any name [CP-014]', () => {
    const data = { title: 'A', layout_name: 'wide', ghost_nav: 'enabled' }
    expect(documentFindings({ type: 'page', lang: 'en-us', data }, site)).toEqual([{ problem: 'noSections' }])
  })
})

test('text_inset is read to the letter', () => {
  expect(found('hero_banner', { text_inset: 'true' })).toEqual([])
  expect(found('hero_banner', { text_inset: 'TRUE' })).toEqual([['unknownChoice', 'Text inset', 'TRUE']])
})
