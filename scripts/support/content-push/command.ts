import { join } from 'node:path'
import { loadEnvironment } from '../environment.ts'
import { Failure } from '../failure.ts'
import { readProject } from '../models/project.ts'
import { root } from '../root.ts'
import { demoContent } from './demo-content.ts'
import { fileReader } from './files.ts'
import { Journal } from './journal.ts'
import { pushContent, pushProject } from './push.ts'
import { targetOf } from './settings.ts'
import type { SourceDocument } from './source.ts'

type Options = { isDry: boolean; overwrites: boolean; models: boolean }

/** Pushes to the repository of the environment. @returns the exit code: 1 if something there was not overwritten */
export async function pushFrom(documents: readonly SourceDocument[] | undefined, options: Options): Promise<number> {
  const target = targetOf(loadEnvironment())
  const runtime = {
    target,
    journal: new Journal(
      join(root, '.data/content-push', `${target.repository} ${new URL(target.endpoint).hostname}.json`),
    ),
    readFile: fileReader(demoContent.origin),
    say: (sentence: string) => console.log(sentence),
  }
  console.log(`${options.isDry ? 'What would be sent' : 'Sending'} to ${target.repository} (${target.migrationApi})`)
  const isModelKept = options.models && (await pushProject(root, runtime, options))
  const isKept =
    documents !== undefined && (await pushContent(documents, singles(), runtime, options).catch(interrupted))
  return isModelKept || isKept ? 1 : 0
}

function interrupted(error: unknown): never {
  if (error instanceof Failure) throw error
  const reason = error instanceof Error ? error.message : String(error)
  throw new Failure(`The push was interrupted: ${reason}. What is there is noted; the same command goes on from here.`)
}

/** Types that have one document in each language. */
function singles(): ReadonlySet<string> {
  const { customTypes } = readProject(root)
  return new Set(customTypes.filter(({ repeatable }) => repeatable === false).map(({ id }) => id))
}
