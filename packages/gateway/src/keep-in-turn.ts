import type { Log } from './log.ts'
import type { Duty, Turns } from './store/turns.ts'
import { aborted, eitherAborted } from './threads/aborted.ts'

interface Work {
  stop(): Promise<void>
}

/** Runs work whenever this process has the duty for it, until it is stopped. */
export function keepInTurn(turns: Turns, duty: Duty, log: Log, begin: () => readonly Work[]): Work {
  const stopping = new AbortController()
  const { signal } = stopping

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const turn = await turns.take(duty, { signal, log })
      if (!turn) return
      const works = begin()
      await aborted(eitherAborted(signal, turn.lost))
      await Promise.all(works.map((work) => work.stop()))
      turn.release()
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
