import type { EventEmitter } from 'node:events'
import { CrossvenueError } from '@crossvenue/venues'

export interface SlotOptions {
  /** Calls of one owner that run concurrently. */
  running: number
  /** Calls of one owner that wait for a slot. */
  waiting: number
  /** How long a call waits, in milliseconds. */
  patienceMs: number
}

interface Owner {
  running: number
  queue: (() => void)[]
}

/**
 * Runs a bounded number of calls of each owner and queues the others, so that an owner with many calls delays only its
 * own. Throws RATE_LIMIT_EXCEEDED if the queue is full or a call has waited too long. A call whose caller has gone is not
 * run.
 */
export function createSlots({ running, waiting, patienceMs }: SlotOptions) {
  const owners = new Map<string, Owner>()

  const leave = (name: string, owner: Owner): void => {
    owner.running -= 1
    owner.queue.shift()?.()
    if (owner.running === 0) owners.delete(name)
  }

  /** Resolves once there is a slot, with true if the caller is still connected. */
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
    /** Resolves with true if the call ran; it does not run if `caller` has emitted `close` before. */
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
