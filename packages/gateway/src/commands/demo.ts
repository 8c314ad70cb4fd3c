import { createLog } from '../log.ts'
import { startService } from '../service.ts'
import { demoRequests } from './demo-requests.ts'
import { type FakeVenues, startFakeVenues } from './fake-venues.ts'
import { readSettings, type Settings } from './settings.ts'
import { untilStopped } from './until-stopped.ts'

const PORTS_TO_TRY = 20
/** The longest pause between two readings of a fake venue. It is short, so that one can watch prices move. */
const INGEST_SECONDS = 60

/** Serves fake venues from memory until it is interrupted. */
export async function demo(settings: Settings): Promise<void> {
  const { databaseUrl: _, ...config } = readSettings(settings)
  const fake = await startFakeVenues()
  const ports =
    settings.port === undefined ? Array.from({ length: PORTS_TO_TRY }, (_, step) => config.port + step) : [config.port]
  try {
    const service = await startService(
      // Published clients send no key with calculations.
      {
        ...config,
        ingestSeconds: Math.min(config.ingestSeconds, INGEST_SECONDS),
        ...fake.config,
        dataDir: ':memory:',
        calculationsWithoutKey: true,
      },
      { log: createLog('warn'), ports, now: fake.now, account: fake.account, backfillMs: fake.backfillMs },
    )
    try {
      const key = await service.keys.create('demo', { scope: 'admin' })
      const stopped = untilStopped()
      console.log('Reading and matching the events of fake venues takes a few seconds.\n')
      // The printed requests have answers from then on.
      await Promise.race([service.ingested, stopped])
      console.log(welcome(service.url, key, fake))
      await stopped
    } finally {
      await service.close()
    }
  } finally {
    await fake.sandbox.close()
  }
}

const welcome = (
  url: string,
  key: string,
  { begins, account }: FakeVenues,
): string => `crossvenue serves fake venues at ${url}
There it is ${begins.slice(0, 10)} now: prices, trades and closing dates go by that day.

Open        ${url}/#key=${key}

API key     ${key}
Reference   ${url}/reference#key=${key}

Events that are the same question on several venues, the most traded first:
  curl -s -H 'Authorization: Bearer ${key}' '${url}${demoRequests.browse}'

One event's counterpart on another venue, with prices:
  curl -s -H 'Authorization: Bearer ${key}' '${url}${demoRequests.anchored}'

Any operation of any venue:
  curl -s -H 'Authorization: Bearer ${key}' '${url}/api/polymarket/fetchEvents?limit=2'

An account with play money at the fake ${account.exchange}, which every example of the reference signs in with:
  curl -s -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' \\
    -d '${JSON.stringify({ args: [], credentials: account.credentials })}' \\
    '${url}/api/${account.exchange}/fetchPositions'

Ctrl-C ends it.`
