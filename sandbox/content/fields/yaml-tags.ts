import { type CollectionTag, isMap, isSeq, type ScalarTag } from 'yaml'
import { taggedFields } from './tagged.ts'

type Complain = (message: string) => void

function tagged(name: string, written: unknown, complain: Complain): unknown {
  const problem = taggedFields.get(name)?.problem(written)
  if (problem) complain(`!${name}: ${problem}`)
  return { [`$${name}`]: written }
}

function tagsNamed(name: string): (ScalarTag | CollectionTag)[] {
  const tag = `!${name}`
  return [
    { tag, resolve: (text, complain) => tagged(name, text, complain) },
    {
      tag,
      collection: 'map',
      resolve: (map, complain) => tagged(name, isMap(map) ? map.toJSON() : undefined, complain),
    },
    {
      tag,
      collection: 'seq',
      resolve: (list, complain) => tagged(name, isSeq(list) ? list.toJSON() : undefined, complain),
    },
  ]
}

/**
 * The tags `!rich`, `!image`, … for the YAML parser, each for a text, a map or a list. An invalid value is an error at its
 * line.
 */
export const yamlTags: (ScalarTag | CollectionTag)[] = [...taggedFields.keys()].flatMap(tagsNamed)
