/** Matches a title that begins with its time: "Before January 1, 2032, will Ann Roe resign?" */
const TIME_FIRST =
  /^((?:After|As of|Before|Between|By|During|For|From|In|On|Prior to|Until|Within) [^?,]*(?:, [^?,]*){0,2}), [Ww]ill ([^?]+)\?$/

/**
 * Returns a title that begins with its time with the time at its end, where all other titles have it. Other titles are
 * returned unchanged.
 */
export function inPlainOrder(title: string): string {
  if (!title.includes(', ')) return title
  const [, time = '', rest] = TIME_FIRST.exec(title) ?? []
  return rest === undefined || !/\d/.test(time)
    ? title
    : `Will ${rest} ${time.charAt(0).toLowerCase()}${time.slice(1)}?`
}
