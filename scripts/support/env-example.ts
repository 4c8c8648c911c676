import { variables, type Variable } from '../../lib/core/server/env-schema.ts'

const HEADER = `\
# Copy to .env to change something; every line here is the default, so the file works unedited and so does no file at all.
# Lines that start with # derive from the two ports: take the # away and point them at a real service. When SITE_URL is not on
# this machine, each address has to be set and https, or off, and the secrets below are refused (docs/connecting-real-services.md).
# Written by \`npm run env:example\` from lib/core/server/env-variables.
`

/** Variables that only commands read. */
const ofCommands: readonly Variable[] = [
  { name: 'SANDBOX_PORT', about: 'Port of the sandbox, the stand-in for every upstream service', default: '4010' },
  {
    name: 'PRISMIC_WRITE_TOKEN',
    about:
      'Content, for `npm run content:push` and its like alone: token that writes, of the repository’s settings; the sandbox takes any',
  },
  {
    name: 'PRISMIC_TYPES_API',
    about: 'Content, for the same: its Types API; the content system’s own unless the repository is the sandbox’s',
  },
  { name: 'PRISMIC_ASSET_API', about: 'Content, for the same: its Asset API' },
  { name: 'PRISMIC_MIGRATION_API', about: 'Content, for the same: its Migration API' },
  {
    name: 'STOREFRONT_ADMIN_TOKEN',
    about:
      'Storefront, for `npm run shop:define` alone: Admin API access token of an app with write_metaobject_definitions and read_metaobject_definitions; the sandbox takes any',
  },
]

const base = {
  port: 3000,
  sandbox: 'http://localhost:4010',
  hasSandbox: true,
  repository: 'gruppetto',
  productName: '',
}

/**
 * The text of `.env.example`: every variable with its description and default. Variables whose default is derived, or
 * that may be absent, are in comments.
 */
export function envExample(): string {
  return [HEADER, ...[...variables, ...ofCommands].map(entry)].join('')
}

function entry({ name, about, canBeOff, default: value, example }: Variable): string {
  const isDerived = typeof value === 'function'
  const text = isDerived ? value(base) : (value ?? example)
  return `\n${wrapped(canBeOff ? `${about}; or off` : about)}\n${isDerived || text === undefined ? '# ' : ''}${name}=${text ?? ''}\n`
}

const WIDTH = 126

function wrapped(comment: string): string {
  const lines = ['#']
  for (const word of comment.split(' ')) {
    const line = `${lines.at(-1)} ${word}`
    if (line.length > WIDTH) lines.push(`# ${word}`)
    else lines[lines.length - 1] = line
  }
  return lines.join('\n')
}
