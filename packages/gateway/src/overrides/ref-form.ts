/** The form in which the command line names an event or a market. */
export const refForm = '<venue>:<event id>, or <venue>:<event id>/<market id> for one market of it'
