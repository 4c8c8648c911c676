import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '../failure.ts'
import { root } from '../root.ts'

export const TYPES_FILE = 'prismicio-types.d.ts'

/** Everything that the generator reads. */
const SOURCES = ['slices', 'customtypes', 'prismic.config.json', 'package.json']

/** The generator is part of the content system's command line, which would report its use. */
const NO_TELEMETRY = { PRISMIC_TELEMETRY_ENABLED: 'false', PRISMIC_SENTRY_ENABLED: 'false' }

const generator = join(root, 'node_modules/prismic/dist/index.mjs')

/** Writes the types of a project's models with the content system's own generator. @throws Failure if it fails */
export async function writeTypes(folder: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [generator, 'gen', 'types'], {
      cwd: folder,
      env: { ...process.env, ...NO_TELEMETRY },
    })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw new Failure(`The types of the models can't be generated: ${said.trim()}`)
  }
}

/** Whether the types in a project match its models. */
export async function areTypesCurrent(folder: string): Promise<boolean> {
  const copy = mkdtempSync(join(tmpdir(), 'models-'))
  try {
    for (const source of SOURCES.filter((name) => existsSync(join(folder, name)))) {
      cpSync(join(folder, source), join(copy, source), { recursive: true })
    }
    await writeTypes(copy)
    return readIfThere(join(copy, TYPES_FILE)) === readIfThere(join(folder, TYPES_FILE))
  } finally {
    rmSync(copy, { recursive: true })
  }
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
