import { Failure } from '../failure.ts'
import { componentSource } from './section-component.ts'
import { fieldsOf } from './fields-table.ts'
import { modelOf } from './model.ts'
import { kebabName, pascalName } from './names.ts'
import { mocksOf, testOf, testPath } from './samples.ts'
import { viewOf } from './view.ts'

type Specification = { fields: string; requirements: string }

/**
 * The files of a new section, as a starting point that is to be rewritten by hand.
 *
 * @param specification the texts of docs/spec/fields.md and docs/spec/requirements.tsv
 * @throws Failure if the table of fields has no such type
 */
export function sectionFiles(specification: Specification, type: string): { path: string; text: string }[] {
  const fields = fieldsOf(specification.fields, type)
  if (fields === undefined)
    throw new Failure(
      `docs/spec/fields.md has no section "${type}": its row there comes first (docs/adding-a-slice.md).`,
    )
  const first = `SL-${type}-01`
  const row = specification.requirements.includes(`\n${first}\t`) ? first : undefined
  const folder = `slices/${pascalName(type)}`
  return [
    { path: `${folder}/model.json`, text: `${JSON.stringify(modelOf(type, fields), null, 2)}\n` },
    { path: `${folder}/index.tsx`, text: componentSource(type, fields, row) },
    { path: `${folder}/${kebabName(type)}.tsx`, text: viewOf(type, fields) },
    { path: `${folder}/mocks.yaml`, text: mocksOf(type, fields) },
    { path: testPath(type), text: testOf(type, fields, row) },
  ]
}
