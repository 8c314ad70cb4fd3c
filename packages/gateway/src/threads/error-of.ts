import { CrossvenueError, type ErrorBody } from '@crossvenue/venues/basics'

/** Returns the error that another thread sent in its wire form. */
export const errorOf = ({ code, message, ...details }: ErrorBody): CrossvenueError =>
  new CrossvenueError(code, message, details)
