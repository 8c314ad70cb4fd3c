import type { EventEmitter } from 'node:events'
import { CrossvenueError } from '@crossvenue/venues'

export interface SlotOptions {
  /** Calls of one owner that run at a time. */
  running: number
  /** Calls of one owner that wait for their turn. */
  waiting: number
  /** How long one waits, in milliseconds. */
  patienceMs: number
}

interface Owner {
  running: number
  queue: (() => void)[]
}

/**
 * Runs so many calls of each owner at a time and lets the others wait, so that an owner who sends many waits for himself
 * only. Refuses with RATE_LIMIT_EXCEEDED what would wait in too long a queue or has waited too long. A call whose caller
 * has gone is not run.
 */
export function createSlots({ running, waiting, patienceMs }: SlotOptions) {
  const owners = new Map<string, Owner>()

  const leave = (name: string, owner: Owner): void => {
    owner.running -= 1
    owner.queue.shift()?.()
    if (owner.running === 0) owners.delete(name)
  }

  /** Resolves once there is a slot, and says whether the caller is still there. */
  const turn = (owner: Owner, caller: EventEmitter | undefined): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const settle = (act: () => void): void => {
        clearTimeout(timer)
        caller?.off('close', onGone)
        const at = owner.queue.indexOf(onTurn)
        if (at >= 0) owner.queue.splice(at, 1)
        act()
      }
      const onTurn = (): void => {
        owner.running += 1
        settle(() => resolve(true))
      }
      const onGone = (): void => settle(() => resolve(false))
      const timer = setTimeout(
        () => settle(() => reject(refusal(`a call waited ${patienceMs / 1_000} s for others of the same key`))),
        patienceMs,
      )
      owner.queue.push(onTurn)
      caller?.once('close', onGone)
    })

  return {
    /** Resolves with whether the call ran: `caller` emits `close` when the caller has gone, and then it does not. */
    async run(name: string, work: () => Promise<unknown>, caller?: EventEmitter): Promise<boolean> {
      const owner = owners.get(name) ?? { running: 0, queue: [] }
      owners.set(name, owner)
      if (owner.running < running) owner.running += 1
      else if (owner.queue.length >= waiting) {
        throw refusal(`at most ${running} calls of a key run and ${waiting} wait at a time`)
      } else if (!(await turn(owner, caller))) return false
      try {
        await work()
        return true
      } finally {
        leave(name, owner)
      }
    },
  }
}

const refusal = (message: string) => new CrossvenueError('RATE_LIMIT_EXCEEDED', message, { retryAfter: 1 })
