/**
 * A question in the example of a rule: the title of a market alone in its event, or a market with more of its texts.
 */
export type ExampleQuestion =
  | string
  | {
      title: string
      /** Title of its event, where it differs. */
      event?: string
      /** Id of its event. */
      id?: string
      /** The event as a whole is meant. */
      whole?: true
      /** Titles of the markets beside it. */
      siblings?: readonly string[]
      label?: string
      slug?: string
      closes?: string
      rules?: string
      outcomes?: readonly string[]
    }

/** Two questions that are read and compared as the test of a rule. */
export type RuleExample = readonly [a: ExampleQuestion, b: ExampleQuestion]

/** A rule of the matcher: it must apply to the questions of `example` and not to those of `counterExample`. */
export interface Rule {
  example: RuleExample
  counterExample: RuleExample
}
