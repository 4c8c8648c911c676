import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@/lib/core/endpoint'

const root = join(import.meta.dirname, '../../../..')

export type Declared = { file: string; text: string; endpoint: Endpoint }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

/** Every endpoint that a `…endpoints.ts` of lib declares, with the comment above it. */
export async function declaredEndpoints(): Promise<Declared[]> {
  const files = globSync('lib/**/*endpoints.ts', { cwd: root }).toSorted()
  const found = files.map(async (file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const names: Record<string, unknown> = await import(join(root, file))
    return Object.entries(names).flatMap(([name, endpoint]) =>
      isEndpoint(endpoint) ? [{ file, text: commentOf(source, name), endpoint }] : [],
    )
  })
  return (await Promise.all(found)).flat()
}

function commentOf(source: string, name: string): string {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport const ${name} =`).exec(source)?.[1] ?? ''
  return comment
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Every handler of a route below app/api, by its method and its path as endpoints write it. */
export async function routeHandlers(): Promise<Map<string, object>> {
  const handlers = new Map<string, object>()
  for (const file of globSync('app/api/**/route.{ts,tsx}', { cwd: root })) {
    const path = file.replace(/^app|\/route\.tsx?$/g, '').replaceAll(/\[(\w+)\]/g, ':$1')
    const exported: Record<string, object> = await import(join(root, file))
    for (const [method, handler] of Object.entries(exported)) handlers.set(`${method} ${path}`, handler)
  }
  return handlers
}
