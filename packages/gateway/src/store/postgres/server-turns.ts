import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Duty, Turns } from '../turns.ts'
import { lockKey, readAddress } from './address.ts'

const EVERY_MS = 2_000
/** How long the server may take to answer before the duties count as lost. */
const ANSWER_MS = 3_000

interface Session {
  /** Runs a statement when those before it have ended. */
  run(statement: string): Promise<{ taken?: boolean } | undefined>
  end(): Promise<void>
  /** The duties that it has, each with what is aborted when the session breaks. */
  held: Map<Duty, AbortController>
}

/**
 * Shares duties among processes by advisory locks of one PostgreSQL session. They end with the session, and that with its
 * process; a server that no longer hears from a machine ends its sessions within seconds. A process that does not hear from
 * the server counts its duties as lost.
 */
export function serverTurns(location: string, { everyMs = EVERY_MS } = {}): Turns {
  const address = readAddress(location)
  const closing = new AbortController()
  let session: Promise<Session> | undefined

  function open(): Promise<Session> {
    session ??= connect().catch((error) => {
      session = undefined
      throw error
    })
    return session
  }

  async function connect(): Promise<Session> {
    const client = new Client({
      connectionString: address.url,
      application_name: 'crossvenue turns',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    })
    const held: Session['held'] = new Map()
    const lose = () => {
      session = undefined
      for (const lost of held.values()) lost.abort()
      held.clear()
    }
    client.on('error', lose).on('end', lose)
    let last: Promise<unknown> = Promise.resolve()
    const opened: Session = {
      held,
      run(statement) {
        const result = last.then(() => client.query(statement)).then(({ rows }) => rows?.[0])
        last = result.catch(() => undefined)
        return result
      },
      async end() {
        lose()
        await client.end().catch(() => undefined)
      },
    }
    await client.connect()
    await opened.run('set tcp_keepalives_idle = 2; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3')
    void watch(opened)
    return opened
  }

  /** Ends a session that no longer answers. */
  async function watch({ run, end }: Session): Promise<void> {
    while (!closing.signal.aborted) {
      await pause(everyMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
      if (closing.signal.aborted) return
      try {
        await run('select 1')
      } catch {
        return end()
      }
    }
  }

  return {
    areShared: true,
    async take(duty, { signal, log }) {
      const key = lockKey(address, duty)
      // After the end, a session would be opened that nobody ends.
      for (let tries = 0; !signal.aborted && !closing.signal.aborted; tries++) {
        try {
          const { run, held } = await open()
          if ((await run(`select pg_try_advisory_lock(${key}) as taken`))?.taken) {
            const lost = new AbortController()
            held.set(duty, lost)
            log.info({ duty }, 'this process took over a duty')
            return {
              lost: lost.signal,
              release() {
                held.delete(duty)
                run(`select pg_advisory_unlock(${key})`).catch(() => undefined)
              },
            }
          }
          if (tries === 0) log.info({ duty }, 'another process has this duty; this one takes over when the other ends')
        } catch (error) {
          log.warn({ duty, err: error }, 'cannot reach the database to take a duty')
        }
        await pause(everyMs, undefined, { signal }).catch(() => undefined)
      }
      return undefined
    },
    async close() {
      closing.abort()
      const opened = await session?.catch(() => undefined)
      await opened?.end()
    },
  }
}
