type Rule =
  | { kind: 'integer'; least: number; most?: number }
  | { kind: 'word'; words: readonly string[] }
  | { kind: 'words'; words: readonly string[] }
  | { kind: 'text'; pattern?: RegExp }
  | { kind: 'flag' }

/** The parameters an endpoint knows. */
export type Rules = Readonly<Record<string, Rule>>

/** Returns the problems of a query: unknown names and invalid values. */
export function queryProblems(given: Record<string, string[]>, rules: Rules, { unknown = true } = {}): string[] {
  return Object.entries(given).flatMap(([name, values]) => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    if (!rule) return unknown ? [`unknown parameter ${name}`] : []
    return values.filter((value) => !fits(value, rule)).map((value) => `${name} cannot be ${value}`)
  })
}

function fits(value: string, rule: Rule): boolean {
  switch (rule.kind) {
    case 'integer':
      return /^\d+$/.test(value) && Number(value) >= rule.least && Number(value) <= (rule.most ?? Infinity)
    case 'word':
      return rule.words.includes(value)
    case 'words':
      return value.split(',').every((word) => rule.words.includes(word))
    case 'text':
      return rule.pattern?.test(value) ?? value !== ''
    case 'flag':
      return value === 'true' || value === 'false'
  }
}
