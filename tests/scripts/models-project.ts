import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkModels } from '../../scripts/support/models/check-models'
import { writeModels } from '../../scripts/support/models/write-models'
import { temporaryFolder } from '../support/temporary-folder'

export type Json = Record<string, unknown>

export const field = (type: string, config: Json = {}) => ({
  type,
  config: { label: 'Label', placeholder: 'What it does', ...config },
})

export const primary = {
  title: field('Text'),
  color: field('Select', { options: ['dark', 'light'] }),
  blocks: field('Group', { fields: { copy: field('StructuredText', { multi: 'paragraph' }) } }),
}

const items = {
  url: field('Link', { allowTargetBlank: true }),
  picture: field('Image', { constraint: {}, thumbnails: [{ name: 'mobile', width: 750, height: 976 }] }),
}

export const model = (fields: { primary?: Json; items?: Json; description?: string } = {}, changes: Json = {}) => ({
  id: 'banner',
  type: 'SharedSlice',
  name: 'Banner',
  variations: [
    {
      id: 'default',
      name: 'Default',
      docURL: '...',
      version: 'initial',
      description: 'A band of words',
      primary,
      items,
      ...fields,
    },
  ],
  ...changes,
})

export const zone = (...choices: string[]) => ({
  format: 'page',
  id: 'page',
  label: 'Page',
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: field('UID'),
      body: {
        type: 'Slices',
        fieldset: 'Sections',
        config: { choices: Object.fromEntries(choices.map((id) => [id, { type: 'SharedSlice' }])) },
      },
    },
  },
})

export const image = { url: '{media}/a.png', alt: null, dimensions: { width: 2, height: 1 } }

const filled = {
  primary: { title: 'Ride', color: 'dark', blocks: [{ copy: [{ type: 'paragraph', text: 'Now', spans: [] }] }] },
  items: [{ url: { link_type: 'Web', url: '/' }, picture: { ...image, mobile: image } }],
}

export const mocks = (fields: Json = {}) => [
  { name: 'Full', slice: { slice_type: 'banner', variation: 'default', ...filled, ...fields } },
]

export const MOCKS = `
- name: Full
  primary:
    title: Ride
    color: dark
    blocks:
      - copy: !rich Now
  items:
    - url: !link /
      picture: !image { scene: alpine-dawn, views: { mobile: { w: 750, h: 976 } } }
`

export const COMPONENT = `export const Banner = ({ slice: { primary, items } }) => [primary.title, primary.color,
  rows(primary.blocks).map((block) => block.copy), rows(items).map((item) => [item.url, item.picture])]`

/** A project with one slice in which all agrees. */
const good: Record<string, unknown> = {
  'package.json': { dependencies: { next: '16.0.0', '@prismicio/client': '7.0.0' } },
  'prismic.config.json': { repositoryName: 'test', libraries: ['./slices'], routes: [] },
  'slices/Banner/index.tsx': COMPONENT,
  'slices/Banner/model.json': model(),
  'slices/Banner/mocks.yaml': MOCKS,
  'slices/Banner/mocks.json': mocks(),
  'customtypes/page/index.json': zone('banner'),
}

type Options = { withGenerated?: boolean; after?: Record<string, unknown> }

/**
 * Checks a project in which files differ from the good one; undefined leaves one out. What `npm run models` writes is
 * there unless it is left out, and `after` differs from it.
 */
export async function problems(
  changes: Record<string, unknown> = {},
  { withGenerated = true, after = {} }: Options = {},
): Promise<string[]> {
  const { root, write } = await project(changes, withGenerated)
  write(after)
  return checkModels(root)
}

/** A project in which files differ from the good one, with functions that change it. `update` is `npm run models`. */
export async function project(changes: Record<string, unknown> = {}, withGenerated = true) {
  const root = temporaryFolder()
  const write = (files: Record<string, unknown>) => {
    for (const [path, content] of Object.entries(files)) {
      if (content === undefined) continue
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
    }
  }
  const update = () => writeModels(root)
  write({ ...good, ...changes })
  if (withGenerated) await update()
  return { root, write, update, read: (path: string) => readFileSync(join(root, path), 'utf8') }
}
