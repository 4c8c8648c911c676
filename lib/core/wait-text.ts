/** A waiting time as text: "37 seconds", "10 Minuten". Without a locale in the browser's language. */
export function waitText(seconds: number, locale: string | undefined): string {
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
