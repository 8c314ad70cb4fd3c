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
