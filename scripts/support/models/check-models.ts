import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemsOfCode } from './code-rules.ts'
import { explain } from '../failure.ts'
import { problemsOfPictures } from '../gallery/guide-pictures.ts'
import { problemsOfGuide } from './editors-guide.ts'
import { generatedFiles, problemsOfGenerated } from './generated-files.ts'
import { areTypesCurrent, TYPES_FILE } from './generated-types.ts'
import { problemsOfMocks } from './mock-rules.ts'
import { problemsOfDescriptions, problemsOfFields, problemsOfFolders, problemsOfHelp } from './model-rules.ts'
import { type Project, readProject } from './project.ts'

/**
 * Whether models, mocks, components and generated types of a project agree.
 *
 * @returns a sentence for each thing that is wrong
 */
export async function checkModels(root: string): Promise<string[]> {
  const project = readProject(root)
  const problems = [
    ...project.problems,
    ...problemsOfFolders(project),
    ...problemsOfFields(project),
    ...problemsOfHelp(project),
    ...problemsOfDescriptions(project),
    ...project.slices.flatMap(problemsOfMocks),
    ...project.slices.flatMap(problemsOfCode),
  ]
  if (problems.length > 0) return problems
  const types = project.slices.flatMap(({ model }) => model?.id ?? [])
  const stale = [...staleFiles(root, project), ...problemsOfPictures(root, types), ...problemsOfList(root, types)]
  if (stale.length > 0) return stale
  // The generator requires valid models, so it runs last.
  if (await areTypesCurrent(root)) return []
  return [`${TYPES_FILE} is not what these models generate: npm run models.`]
}

/** Checks the guide's list; a project without a guide has no problems. */
function problemsOfList(root: string, types: readonly string[]): string[] {
  const guide = join(root, 'docs/editors.md')
  return existsSync(guide) ? problemsOfGuide(readFileSync(guide, 'utf8'), types) : []
}

function staleFiles(root: string, project: Project): string[] {
  try {
    return problemsOfGenerated(root, generatedFiles(root, project))
  } catch (error) {
    return [explain(error)]
  }
}
