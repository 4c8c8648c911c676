import { globSync, readFileSync, realpathSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative } from 'node:path'
import tracer from 'next/dist/compiled/@vercel/nft/index.js'
import { z } from 'zod'
import { slashPath } from '../../../lib/core/server/slash-path.ts'

/** What Node loads without the bundler; pictures load `og.js` by a name that the framework makes up. */
const ENTRY_POINTS = [
  'server.ts',
  'page-cache.ts',
  'lib/delivery/page-cache/open-build.ts',
  'node_modules/next/dist/server/next-server.js',
  'node_modules/next/og.js',
]

/** Files that the framework names and never loads when it serves a build: for development, building and drawing pictures. */
const NEVER_LOADED = [
  '**/*.d.ts',
  '**/*.map',
  '**/*.md',
  '**/*.dev.js',
  '**/*.development.js',
  '**/next/dist/{docs,pages}/**',
  '**/next/dist/build/swc/**',
  '**/next/dist/lib/upgrade/**',
  '**/next/dist/server/lib/route-resolver*',
  '**/next/dist/compiled/{next-devtools,jest-worker,webpack,babel,@mswjs,terser}/**',
  '**/node_modules/{sharp,@img,browserslist,caniuse-lite,baseline-browser-mapping}/**',
]

const bundleTraceSchema = z.object({ files: z.array(z.string()) })

/**
 * The source files and files of packages that serving a build loads, by their paths from the root. The framework's own
 * tracer follows the imports of what Node loads; for what is bundled, the build has recorded them.
 *
 * @param build the build's folder
 */
export async function tracedFiles(root: string, build: string): Promise<string[]> {
  const traced = await tracer.nodeFileTrace(
    ENTRY_POINTS.map((path) => join(root, path)),
    { base: root, processCwd: root, ignore: NEVER_LOADED, readFile: readScript },
  )
  const files = [...traced.fileList].map((path) => slashPath(path))
  return [...new Set([...files, ...bundled(root, build)])].filter((path) => !path.startsWith('..')).toSorted()
}

/** The tracer reads JavaScript. */
async function readScript(path: string): Promise<string | null> {
  try {
    const text = readFileSync(path, 'utf8')
    return path.endsWith('.ts') ? stripTypeScriptTypes(text) : text
  } catch {
    return null
  }
}

/**
 * Files of packages that bundles load. Of the project's own files the build records all, since a bundle reads some by
 * names that it makes up; those are listed in `pack.ts`.
 */
function bundled(root: string, build: string): string[] {
  return globSync('server/**/*.nft.json', { cwd: build }).flatMap((path) => {
    const { files } = bundleTraceSchema.parse(JSON.parse(readFileSync(join(build, path), 'utf8')))
    return files
      .map((file) => slashPath(relative(root, realFile(join(build, dirname(path), file)))))
      .filter((file) => file.startsWith('node_modules/') && !/\.(?:d\.ts|map|md)$/.test(file))
  })
}

/** A build refers to packages by links. */
function realFile(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
