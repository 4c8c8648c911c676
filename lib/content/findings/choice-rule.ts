import { choiceKey } from '../../core/choice-key.ts'
import { buttonColour, isColour } from '../../core/colours.ts'
import { text } from '../fields/fields.ts'
import type { FieldRule } from './field-rules.ts'

/** In `layout_name` every value is valid; the other fields have rules of the contact form. */
const JUDGED_ELSEWHERE = new Set(['layout_name', 'form_validation', 'name'])

/** Values that readers accept besides the options, from documents that are older than the choice. */
const OLDER_VALUES: Readonly<Record<string, readonly string[] | undefined>> = {
  title_as: ['h5', 'h6'],
  image_alignment: ['rhythm'],
  plan_duration: ['yearly'],
  ghost_nav: ['true', 'false'],
  secondary_cta_text_color: ['no override'],
}

/** The only choice whose value must match exactly (spec/fields.md). */
const TO_THE_LETTER = 'text_inset'

/**
 * A value that no reader knows, in a field that is a choice or a colour: such a field counts as empty. Readers know
 * older spellings of an option, names of colours that are no option, and hex values.
 *
 * @param optionsOf returns a field's options in its model; undefined if the field is no choice
 */
export function choiceRule(optionsOf: (field: string) => readonly string[] | undefined): FieldRule {
  return ({ key, value }) => {
    const [options, chosen] = [optionsOf(key), text(value)]
    const isOfColour = /colou?r$/i.test(key)
    if (chosen === undefined || JUDGED_ELSEWHERE.has(key) || (options === undefined && !isOfColour)) return undefined
    if (isOption(key, chosen, options ?? [])) return undefined
    if (isOfColour) {
      const isKnown = isButtonColour(key, options) ? buttonColour(chosen) !== undefined : isColour(chosen)
      return isKnown ? undefined : { problem: 'unknownColour', subject: chosen }
    }
    const isKnown =
      (key === 'collections_per_row' && Number.isFinite(Number(chosen))) ||
      (key === 'button_type' && buttonColour(chosen) !== undefined)
    return isKnown ? undefined : { problem: 'unknownChoice', subject: chosen }
  }
}

function isOption(key: string, chosen: string, options: readonly string[]): boolean {
  if (key === TO_THE_LETTER) return options.includes(chosen)
  return [...options, ...(OLDER_VALUES[key] ?? [])].some((option) => choiceKey(option) === choiceKey(chosen))
}

/** Whether a field is a button's colour, which can't be a hex value: all its options are colours that buttons have. */
const isButtonColour = (key: string, options: readonly string[] | undefined) =>
  !/text_?color$/i.test(key) && options?.every((option) => buttonColour(option) !== undefined) === true
