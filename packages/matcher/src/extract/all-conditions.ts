import { memoize } from './memoize.ts'

/** Matches a list of conditions in resolution rules that all have to hold. */
const ALL_OF = /\b(?:all|each|both) of the following(?: [a-z]+){0,4}:\s*(.{20,1500})/is
/** Matches the beginning of an item. */
const ITEM = /(?:^|\n)\s*(?:\(?\d\)|\d\.|\([a-z]\)|[-•*])\s+/
/** Matches what several objects of one verb have in common: "win the A, the B, and the C elections". */
const OBJECTS = /^(.+? wins? )((?:the [^,;]+, )+)and (the .+?) (elections|races)$/

/**
 * Returns the conditions for YES that have to hold together by a list in the resolution rules, each as a statement: "Ann
 * Roe wins the Lima mayoral election". Empty where the rules have no such list.
 */
export const allConditionsIn = memoize((rules: string): readonly string[] => {
  const list = ALL_OF.exec(rules)?.[1]
  if (list === undefined) return []
  const items = list
    .split(ITEM)
    .map(
      (item) =>
        item
          .split('\n')[0]
          ?.trim()
          .replace(/[.;,]?(?: and)?$/, '') ?? '',
    )
    .filter((item) => item !== '')
  return items.length > 1 ? items.filter(isStatement).flatMap(statementsOf) : []
})

/** Whether an item says something by itself and not about what another one names: "It is signed into law". */
const isStatement = (item: string) =>
  item.length < 150 &&
  /^(?:The )?[A-Z]/.test(item) &&
  !/^(?:He|It|She|The \w+|They|This) (?:also )?(?:[a-z]+s|are|has|have|is)\b/.test(item)

/** Returns one statement for each object of a verb that has several. */
function statementsOf(item: string): string[] {
  const [, start, objects = '', last, contests = ''] = OBJECTS.exec(item) ?? []
  if (start === undefined || last === undefined) return [item]
  const contest = contests.slice(0, -1)
  return [...objects.split(', ').filter(Boolean), last].map((object) => `${start}${object} ${contest}`)
}
