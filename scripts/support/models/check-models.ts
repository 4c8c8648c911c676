import { problemsOfCode } from './code-rules.ts'
import { areTypesCurrent, TYPES_FILE } from './generated-types.ts'
import { problemsOfMocks } from './mock-rules.ts'
import { problemsOfFields, problemsOfFolders, problemsOfZones } from './model-rules.ts'
import { readProject } from './project.ts'

/**
 * Whether models, mocks, doors and generated types of a project agree.
 *
 * @returns a sentence for each thing that is wrong
 */
export async function checkModels(root: string): Promise<string[]> {
  const project = readProject(root)
  const problems = [
    ...project.problems,
    ...problemsOfFolders(project),
    ...problemsOfFields(project),
    ...problemsOfZones(project),
    ...project.slices.flatMap(problemsOfMocks),
    ...project.slices.flatMap(problemsOfCode),
  ]
  // The generator takes good models for granted.
  if (problems.length > 0 || (await areTypesCurrent(root))) return problems
  return [`${TYPES_FILE} is not what these models generate: npm run models.`]
}
