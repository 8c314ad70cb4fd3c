/**
 * Throttles nothing, for tests with a clock that is moved by hand: fake venues count calls by it, so that nothing is
 * gained by waiting. `vi.mock('p-throttle')` puts it in place.
 */
const unthrottled = () => (call: unknown) => call
export default unthrottled
