/** A stage's number in the name of its series: from `stage N`, otherwise at the end of the name [EV-009]. */
export function parseStageNumber(seriesName: string): number | undefined {
  const digits = /stage\s*(\d+)/i.exec(seriesName)?.[1] ?? /\d+$/.exec(seriesName.trimEnd())?.[0]
  return digits === undefined ? undefined : Number(digits)
}
