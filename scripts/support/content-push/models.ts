import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { isRecord } from '../../../lib/core/is-record.ts'
import { digestOf } from './essence.ts'
import type { Journal } from './journal.ts'
import type { Model, ModelKind, TypesClient } from './types-client.ts'

const KINDS: readonly ModelKind[] = ['slices', 'customtypes']
const FILES: Record<ModelKind, string> = { slices: 'slices/*/model.json', customtypes: 'customtypes/*/index.json' }

const modelSchema = z.looseObject({ id: z.string() })

/** A model in the project and in the repository; `places` are the paths at which they differ. */
export type ModelDrift = {
  kind: ModelKind
  id: string
  here: Model | undefined
  there: Model | undefined
  places: string[]
}

/** Every model that exists on either side; equal models have no places. */
export async function modelDrift(root: string, client: TypesClient): Promise<ModelDrift[]> {
  const all: ModelDrift[] = []
  for (const kind of KINDS) {
    const [here, there] = [byId(readModels(root, kind)), byId(await client.list(kind))]
    for (const id of new Set([...here.keys(), ...there.keys()])) {
      const pair = { here: here.get(id), there: there.get(id) }
      all.push({ kind, id, ...pair, places: pair.here && pair.there ? differences(pair.here, pair.there) : [''] })
    }
  }
  return all
}

const readModels = (root: string, kind: ModelKind) =>
  globSync(FILES[kind], { cwd: root }).map((path) =>
    modelSchema.parse(JSON.parse(readFileSync(join(root, path), 'utf8'))),
  )

const byId = (models: readonly Model[]) => new Map(models.map((model) => [model.id, model]))

/** The paths at which two values differ; a list is compared as a whole. */
export function differences(one: unknown, other: unknown, path = ''): string[] {
  if (isDeepStrictEqual(one, other)) return []
  if (!isRecord(one) || !isRecord(other)) return [path]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    differences(one[key], other[key], path === '' ? key : `${path}.${key}`),
  )
}

export type ModelStep = { drift: ModelDrift; step: 'insert' | 'update' | 'keep' }

/** What a push does about each model that differs: a model that was changed there since the last push is kept. */
export function modelSteps(drifts: readonly ModelDrift[], journal: Journal, overwrites: boolean): ModelStep[] {
  return drifts
    .filter(({ here, places }) => here !== undefined && places.length > 0)
    .map((drift): ModelStep => {
      if (drift.there === undefined) return { drift, step: 'insert' }
      const isOurs = journal.entries.models[keyOf(drift)] === digestOf(drift.there)
      return { drift, step: isOurs || overwrites ? 'update' : 'keep' }
    })
}

const keyOf = ({ kind, id }: ModelDrift) => `${kind}/${id}`

/** Inserts and updates models. Each step is recorded in the journal at once, in case a later one fails. */
export async function pushModels(steps: readonly ModelStep[], client: TypesClient, journal: Journal): Promise<void> {
  for (const { drift, step } of steps) {
    if (step === 'keep' || drift.here === undefined) continue
    await client[step](drift.kind, drift.here)
    journal.entries.models[keyOf(drift)] = digestOf(drift.here)
    journal.keep()
  }
}

/** Writes the models of the repository into the project. @returns the files that changed */
export function pullModels(root: string, drifts: readonly ModelDrift[]): string[] {
  return drifts.flatMap(({ kind, there, places }) => {
    if (there === undefined || places.length === 0) return []
    const name = typeof there.name === 'string' ? there.name : there.id
    const file =
      kind === 'slices' ? `slices/${safeName(name)}/model.json` : `customtypes/${safeName(there.id)}/index.json`
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `${JSON.stringify(there, null, 2)}\n`)
    return [file]
  })
}

/** A safe folder name: a repository must not be able to write anywhere else. */
function safeName(name: string): string {
  if (!/^[\w-]+$/.test(name)) throw new Error(`“${name}” is no name of a model`)
  return name
}
