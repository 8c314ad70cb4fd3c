/** A question: the title of a market that is alone in its event, or a market with what else is known of it. */
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

/** Two questions in which a rule counts, or does not. */
export type RuleExample = readonly [a: ExampleQuestion, b: ExampleQuestion]

/** A rule of the matcher; evidence states its id, and both pairs of questions run as its tests. */
export interface Rule {
  example: RuleExample
  counterExample: RuleExample
}
