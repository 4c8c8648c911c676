/** Help texts that editors see in an empty field; the first pattern that matches the field's id is used. */
const helps: readonly [pattern: RegExp, help: string][] = [
  [/^anchor_?hash$/i, 'Name of this place for links: plans is reached by #plans'],
  [/title_as$|^heading_as$/, 'Level of the heading; it changes nothing of its look'],
  [/(title|headline)_size$|^subtitle_?size$/i, 'How large the words are drawn'],
  [/text_color|textColor/, 'Asked for; used where it reads well on the background'],
  [/colou?r$/i, 'A colour of the brand by its name, or #hex'],
  [/[_a-z](label|Label)$/, 'Words on the button or link; shown only with an address'],
  [/(open_new_tab|target_blank|OpenNewTab)$/, 'Opens in a new tab; addresses elsewhere always do'],
  [/target$/, '_blank opens in a new tab'],
  [/(event|eventTrigger)$/, 'What happens on a click instead of a link, such as create_account or play_video'],
  [/background_video/i, 'Address of an mp4 file; the player of a video host does not play behind words'],
  [/video/i, 'Address of a video file or of an embedded player'],
  [/(url|Url|link|Link)$/, 'Where it leads: a page, a file or an address'],
  [/eyebrow|suptitle/, 'A few words above the title'],
  [/subtitle|subcopy/i, 'A line below the title'],
  [/title|header|headline/i, 'A few words; long ones break into lines'],
  [/quote|testimonial/, 'What somebody said, without quotation marks'],
  [/(author|user_?name|^name$)/i, 'The name as it is shown'],
  [/campaign_short_name/, 'The short name of the campaign in the game'],
  [/stage_short_name/, 'The short name of the stage in the game'],
  [/unlock_name/, 'The name of the unlock in the game'],
  [/event_tag|^tag$/, 'Tag of the events in the game'],
  [/(_id|^id|uid)$/, 'The identifier in its own system'],
  [/maxRows|per_row/, 'How many at the most'],
  [/alignment|position/, 'On which side it stands'],
  [/alt$/, 'What the picture shows, for those who don’t see it'],
  [/price/, 'As it is shown, with its currency'],
  [/date|time/i, 'As it is shown, or a moment'],
  [/error|missing/, 'Shown where something went wrong'],
  [/(enabled|is_|has_|centered|italicized|inset|overlay|mode|theme|required|disabled|interactive)/, 'Switches this on'],
  [/image|picture|asset|background|icon|badge|logo|thumbnail|img/i, 'At least twice as wide as it is shown'],
  [/body|copy|description|text|answer|message|content|terms|legal/i, 'One thought; two or three sentences'],
]

/** Help texts by kind, for a field whose id matches no pattern. */
const helpsOfKinds: Readonly<Record<string, string>> = {
  image: 'At least twice as wide as it is shown',
  link: 'Where it leads: a page, a file or an address',
  rich: 'One thought; two or three sentences',
}

/** The help text for a field, by its id, or else by its kind; every field of a model has one. */
export function helpOf(id: string, kind: string): string {
  return helps.find(([pattern]) => pattern.test(id))?.[1] ?? helpsOfKinds[kind] ?? 'Shown as it is written'
}
