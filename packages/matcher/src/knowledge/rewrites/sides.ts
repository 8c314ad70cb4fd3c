/** The source of an expression for the name of a side in a title about who beats whom. */
export const SIDE = String.raw`(?:the )?([a-z0-9][\w.'& -]{1,40}?)`

/** The source of an expression for the end of that name: a place, a day or the end of the title. */
export const ENDS = String.raw`(?= (?:on|in|at|during|this)\b| ?[?(]|$)`
