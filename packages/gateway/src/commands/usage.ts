import { printable } from '../printable.ts'
import { readUsage } from '../usage/read-usage.ts'
import type { Settings } from './settings.ts'
import { withStore } from './with-store.ts'

/** Prints the requests of each key, or of one, by day. */
export const showUsage = ({ key, days, json, ...settings }: Settings & UsageOptions): Promise<void> =>
  withStore(settings, async ({ keys }) => {
    const reports = await readUsage(keys, { key, days: Number(days), now: Date.now() })
    if (json) return console.log(JSON.stringify(reports, null, 2))
    console.log(['key', 'day', 'requests', 'failed', 'bytes'].join('\t'))
    for (const { name, days: byDay } of reports) {
      for (const { day, requests, failed, bytes } of byDay) {
        console.log([printable(name), day, requests, failed, bytes].join('\t'))
      }
    }
  })

interface UsageOptions {
  key?: string
  days: string
  json?: boolean
}
