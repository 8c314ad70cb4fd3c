/** The result of one check of `crossvenue doctor`. */
export interface Finding {
  check: 'node' | 'configuration' | 'store' | 'disk' | 'port' | 'venue'
  /** A failure keeps the service, or the venue, from working. */
  state: 'ok' | 'warning' | 'failure'
  message: string
  /** The remedy, for anything but `ok`. */
  advice?: string
}
