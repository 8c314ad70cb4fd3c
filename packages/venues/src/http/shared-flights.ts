import { type CallContext, callFor, currentCall } from './call-context.ts'

interface Flight<T> {
  call: CallContext & Required<Pick<CallContext, 'joined' | 'joins'>>
  controller: AbortController
  result: Promise<T>
  waiting: number
}

/**
 * Lets callers that want the same answer at the same time share one read. The read continues while one of them waits,
 * and is canceled when the last one leaves. It waits in the queue of each of them, so that no caller waits behind other
 * calls of the first.
 */
export function createSharedFlights<T>() {
  const flights = new Map<string, Flight<T>>()

  const start = (key: string, load: () => Promise<T>): Flight<T> => {
    const controller = new AbortController()
    const around = currentCall()
    const { joined = new Set(), joins = new Set() } = around
    const call = { ...around, signal: controller.signal, joined, joins }
    const forget = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    const result = callFor(call, load).finally(forget)
    const flight: Flight<T> = { call, controller, result, waiting: 0 }
    // After the last caller has left, nothing catches the rejection.
    result.catch(() => undefined)
    flights.set(key, flight)
    return flight
  }

  return async (key: string, load: () => Promise<T>): Promise<T> => {
    const { caller, signal } = currentCall()
    signal?.throwIfAborted()
    const running = flights.get(key)
    const flight = running ?? start(key, load)
    flight.waiting += 1
    if (running && caller !== running.call.caller && !running.call.joined.has(caller)) {
      running.call.joined.add(caller)
      for (const join of [...running.call.joins]) join(caller)
    }
    if (!signal) return flight.result
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        flight.waiting -= 1
        if (flight.waiting === 0) {
          if (flights.get(key) === flight) flights.delete(key)
          flight.controller.abort(signal.reason)
        }
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      flight.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }
}
