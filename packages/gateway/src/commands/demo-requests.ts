/** The requests that the demo prints and the README shows with their answers; each answer fits on a screen. */
export const demoRequests = {
  browse: '/v0/matched-event-clusters?limit=1&marketLimit=0&pretty=true',
  anchored: '/v0/matched-event-clusters?eventId=kalshi:KXNETANYAHUOUT-27&pretty=true',
} as const
