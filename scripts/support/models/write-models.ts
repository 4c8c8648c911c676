import { generatedFiles, writeGeneratedFiles } from './generated-files.ts'
import { writeTypes } from './generated-types.ts'
import { readProject } from './project.ts'

/** Writes what follows from a project's models. @param folder of the project */
export async function writeModels(folder: string): Promise<void> {
  writeGeneratedFiles(folder, generatedFiles(folder, readProject(folder)))
  await writeTypes(folder)
}
