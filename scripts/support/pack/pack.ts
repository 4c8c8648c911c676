import { cpSync, globSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { recordFiles, servedFiles } from '../build-record.ts'
import { Failure } from '../failure.ts'
import { folderOf, packagesOf, type PackedPackage, surprises } from './packages.ts'
import { tracedFiles } from './trace.ts'

/** Files that bundles read by names that they make up. */
const READ_BY_NAME = [
  'public/**/*',
  'app/fonts/*-picture*.woff',
  'app/fonts/*.LICENSE.txt',
  'slices/*/{mocks,model}.json',
  'customtypes/*/index.json',
  'LICENSE',
]

/** Pages that the build has made, and their data. */
const PAGE = /^server\/app\/.*\.(?:html|rsc|body|meta)$|^page-environment\.json$/

export type Packing = {
  root: string
  build: string
  /** Folder that is written; it may not exist. */
  target: string
  /** Whether the build's pages are packed, for a site with the environment that they were made with. */
  withPages: boolean
  /** File of a Node that is packed, if any. */
  node?: string | undefined
}

/**
 * Writes a folder with what serving a build needs, and nothing else: `node server.ts` in it starts the site.
 *
 * @throws Failure if other packages are needed than those of deploy/packages.txt
 */
export async function pack({ root, build, target, withPages, node }: Packing): Promise<PackedPackage[]> {
  const traced = await tracedFiles(root, build)
  const manifests = [...new Set(traced.map(folderOf))]
    .flatMap((folder) => folder ?? [])
    .map((folder) => `${folder}/package.json`)
  const files = [...new Set([...traced, ...manifests])].filter((path) => path !== 'package.json')
  const packages = packagesOf(root, files)
  const unexpected = surprises(packages, readFileSync(join(root, 'deploy/packages.txt'), 'utf8'))
  if (unexpected.length > 0)
    throw new Failure(`Other packages are loaded than deploy/packages.txt lists: ${unexpected.join(', ')}.`)
  mkdirSync(target)
  const licences = globSync(
    [...new Set(packages.map(({ name }) => `node_modules/${name}/{LICENSE,LICENCE,license,NOTICE}*`))],
    { cwd: root },
  )
  for (const path of [...files, ...licences, ...globSync(READ_BY_NAME, { cwd: root })]) copy(root, target, path)
  packBuild(build, join(target, '.next'), withPages)
  packManifest(root, target)
  if (node !== undefined) copyTo(node, join(target, 'bin/node'))
  return packages
}

function packBuild(from: string, to: string, withPages: boolean): void {
  const environment = withPages ? [['page-environment.json', 0] as const] : []
  for (const [path, bytes] of [...servedFiles(from), ...environment]) {
    if (!withPages && PAGE.test(path)) continue
    if (bytes === null) link(join(from, path), join(to, path))
    else copy(from, to, path)
  }
  recordFiles(to)
}

/** Node needs to know that the files are modules. */
function packManifest(root: string, target: string): void {
  const whole = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const { name, version, license, type } = whole
  writeFileSync(join(target, 'package.json'), JSON.stringify({ name, version, license, type, private: true }))
}

const copy = (from: string, to: string, path: string) => copyTo(join(from, path), join(to, path))

function copyTo(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true })
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  rmSync(to, { force: true })
  symlinkSync(readlinkSync(from), to)
}
