import { createLog } from '../log.ts'
import { startService } from '../service.ts'
import { demoRequests } from './demo-requests.ts'
import { readSettings, type Settings } from './settings.ts'
import { untilStopped } from './until-stopped.ts'

const PORTS_TO_TRY = 20

/** Serves fake venues from memory until it is interrupted. */
export async function demo(settings: Settings): Promise<void> {
  const config = readSettings(settings)
  const { scenario, startSandbox } = await import('@crossvenue/sandbox')
  const ahead = Date.parse(scenario.begins) - Date.now()
  const now = () => Date.now() + ahead
  const sandbox = await startSandbox({ now })
  const ports =
    settings.port === undefined ? Array.from({ length: PORTS_TO_TRY }, (_, step) => config.port + step) : [config.port]
  try {
    const service = await startService(
      {
        ...config,
        dataDir: ':memory:',
        // Published clients send no key with calculations.
        calculationsWithoutKey: true,
        // The examples of the reference ask the mock venue.
        venues: [...Object.keys(sandbox.urls), 'mock'],
        venueUrls: sandbox.urls,
        venueKeys: sandbox.keys,
      },
      { log: createLog('warn'), ports, waitForClusters: true, now },
    )
    try {
      const key = await service.keys.create('demo')
      console.log(welcome(service.url, key, scenario.begins))
      await untilStopped()
    } finally {
      await service.close()
    }
  } finally {
    await sandbox.close()
  }
}

const welcome = (url: string, key: string, begins: string): string => `crossvenue serves fake venues at ${url}
There it is ${begins.slice(0, 10)} now: prices, trades and closing dates go by that day.

API key     ${key}
Reference   ${url}/reference

Events that are the same question on several venues, the most traded first:
  curl -s -H 'Authorization: Bearer ${key}' '${url}${demoRequests.browse}'

One event's counterpart on another venue, with prices:
  curl -s -H 'Authorization: Bearer ${key}' '${url}${demoRequests.anchored}'

Any operation of any venue:
  curl -s -H 'Authorization: Bearer ${key}' '${url}/api/polymarket/fetchEvents?limit=2'

Ctrl-C ends it.`
