// The facts about venues that load none of them: a thread that only stores what was read starts in half of the time
// without them.
export { CrossvenueError, type ErrorBody, type ErrorCode, type ErrorDetails, errorCodes } from './errors.ts'
export { FEE_FIELDS } from './fees/fee-fields.ts'
export { fronts } from './fronts.generated.ts'
export { listsWithoutQuotes } from './lists-without-quotes.generated.ts'
export { CATEGORIES, categoryOf, isOfCategory } from './values/category.ts'
export { isOpen } from './values/market-status.ts'
