import { Failure } from '../failure.ts'
import { doorOf } from './door.ts'
import { fieldsOf } from './fields-table.ts'
import { modelOf } from './model.ts'
import { kebabName, pascalName } from './names.ts'
import { mocksOf, testOf, testPath } from './samples.ts'
import { viewOf } from './view.ts'

/**
 * The files of a new section, to be written over by hand where it is more than its fields.
 *
 * @param table the text of docs/spec/fields.md
 * @throws Failure where the table has no such type
 */
export function sectionFiles(table: string, type: string): { path: string; text: string }[] {
  const fields = fieldsOf(table, type)
  if (fields === undefined) throw new Failure(`docs/spec/fields.md has no section "${type}".`)
  const folder = `slices/${pascalName(type)}`
  return [
    { path: `${folder}/model.json`, text: `${JSON.stringify(modelOf(type, fields), null, 2)}\n` },
    { path: `${folder}/index.tsx`, text: doorOf(type, fields) },
    { path: `${folder}/${kebabName(type)}.tsx`, text: viewOf(type, fields) },
    { path: `${folder}/mocks.yaml`, text: mocksOf(type, fields) },
    { path: testPath(type), text: testOf(type, fields) },
  ]
}
