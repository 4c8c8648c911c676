import { createWriteClient, type WriteClient } from '@prismicio/client'
import type { Journal } from './journal.ts'
import { relatedToMaster, requireLocales } from './locales.ts'
import { modelDrift, modelSteps, pushModels } from './models.ts'
import { type DocumentStep, planDocuments, type Published, type Step } from './plan.ts'
import { missingAssets, pushAssets, pushDocuments, writing } from './push-documents.ts'
import type { Target } from './settings.ts'
import type { SourceDocument } from './source.ts'
import { TypesClient } from './types-client.ts'

export type PushOptions = { isDry: boolean; overwrites: boolean }

type PushRuntime = {
  target: Target
  journal: Journal
  readFile: (address: string) => Promise<File>
  say: (sentence: string) => void
  fetchIt?: typeof fetch
}

/** Sends the project's models. @returns whether some models there were not overwritten */
export async function pushProject(root: string, runtime: PushRuntime, options: PushOptions): Promise<boolean> {
  const { target, journal, say, fetchIt } = runtime
  const client = new TypesClient(target, fetchIt)
  const steps = modelSteps(await modelDrift(root, client), journal, options.overwrites)
  for (const { drift, step } of steps) say(`${step} ${drift.kind} ${drift.id}${step === 'keep' ? KEPT : ''}`)
  if (!options.isDry) await pushModels(steps, client, journal)
  return steps.some(({ step }) => step === 'keep')
}

/** Sends documents with their files, as drafts. @returns whether some documents there were not overwritten */
export async function pushContent(
  documents: readonly SourceDocument[],
  singles: ReadonlySet<string>,
  runtime: PushRuntime,
  options: PushOptions,
): Promise<boolean> {
  const { target, journal, say } = runtime
  const client = writeClient(runtime)
  const repository = await client.getRepository()
  requireLocales(repository, target.repository, documents)
  const published = await readPublished(client)
  const steps = planDocuments(relatedToMaster(repository, documents), published, {
    journal: journal.entries,
    overwrites: options.overwrites,
    singles,
  })
  const assets = missingAssets(steps, journal)
  for (const { document, step } of steps) if (step === 'keep') say(`keep ${document.key}${KEPT}`)
  say(
    `${countOf(steps, 'create')} new documents, ${countOf(steps, 'update')} to change, ${countOf(steps, 'nothing')} as they are, ${assets.length} files`,
  )
  if (options.isDry) {
    for (const { document, step } of writing(steps)) say(`${step} ${document.key}`)
  } else {
    await pushAssets(assets, { ...runtime, client })
    await pushDocuments(steps, { ...runtime, client })
  }
  return steps.some(({ step }) => step === 'keep')
}

const KEPT = ': changed there since the last push, so it stays; --overwrite takes yours'

const countOf = (steps: readonly DocumentStep[], step: Step) => steps.filter((each) => each.step === step).length

/** The official client, which respects the limits of the APIs: one write after the other, with a pause between. */
function writeClient({ target, fetchIt }: PushRuntime): WriteClient {
  return createWriteClient(target.repository, {
    documentAPIEndpoint: target.endpoint,
    accessToken: target.accessToken,
    writeToken: target.writeToken,
    assetAPIEndpoint: target.assetApi,
    migrationAPIEndpoint: target.migrationApi,
    fetch: fetchIt,
  }) as WriteClient
}

/** Reads the published documents. In a new repository nothing is published, so its search finds none. */
async function readPublished(client: WriteClient): Promise<Published[]> {
  return client.dangerouslyGetAll({ lang: '*', pageSize: 100 })
}
