/**
 * A question in the example of a matching rule: the title of a market that is alone in its event, or a market with more
 * of its texts.
 */
export type ExampleQuestion =
  | string
  | {
      title: string
      /** Title of its event, if it differs from that of the market. */
      event?: string
      /** Id of its event. */
      id?: string
      /** Whether the question is that of the event as a whole. */
      whole?: true
      /** Titles of the other markets of the event. */
      siblings?: readonly string[]
      label?: string
      slug?: string
      closes?: string
      rules?: string
      outcomes?: readonly string[]
    }

/** Two questions that are read and compared to test a matching rule. */
export type RuleExample = readonly [a: ExampleQuestion, b: ExampleQuestion]

/** A matching rule, with its test: it must apply to the questions of `example` and not to those of `counterExample`. */
export interface Rule {
  example: RuleExample
  counterExample: RuleExample
}

/**
 * Returns the example and the counter-example of a rule from its row. Each has a mark and two titles; other texts of a
 * market stand in braces behind its title, and several siblings or outcomes are separated by ";":
 *
 *     = Will Ann Roe resign? {closes: 2030-03-01} | Will Ann Roe resign in June 2031?
 *     ! Who will win? {whole} | Will Ann Roe win? {event: Who will win?} {siblings: Will Bob Doe win?; Will Cy Poe win?}
 */
export function readExamples(text: string): Rule {
  const [example = '', counterExample = ''] = text.trim().split(/\n +(?=! )/)
  return { example: readPair(example), counterExample: readPair(counterExample) }
}

function readPair(text: string): RuleExample {
  const [a = '', b = ''] = text.slice('= '.length).replaceAll(/\s+/g, ' ').split(' | ')
  return [readQuestion(a), readQuestion(b)]
}

function readQuestion(text: string): ExampleQuestion {
  const [title = '', ...others] = text.split(/ \{|\}(?: \{|$)/).filter(Boolean)
  if (others.length === 0) return title
  const fields = others.map((field) => {
    const [, name = field, value] = /^(\w+): (.*)$/.exec(field) ?? []
    return [name, value === undefined ? true : LISTS.has(name) ? value.split('; ') : value]
  })
  return { title, ...Object.fromEntries(fields) }
}

const LISTS: ReadonlySet<string> = new Set(['outcomes', 'siblings'])
