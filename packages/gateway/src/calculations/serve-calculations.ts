import { parentPort } from 'node:worker_threads'
import {
  type Args,
  CrossvenueError,
  type ErrorBody,
  filterEvents,
  filterMarkets,
  getExecutionPrice,
  getExecutionPriceDetailed,
  type Method,
  operations,
  parseArguments,
  toWire,
  venues,
} from '@crossvenue/venues'
import { argumentsOfBody } from '../call-arguments.ts'
import { parseBody } from '../parse-body.ts'
import { giveWay } from '../threads/give-way.ts'

type Group = (typeof operations)[Method]['group']
type MethodsOf<G extends Group> = {
  [M in Method]: (typeof operations)[M]['group'] extends G ? M : never
}[Method]
export type CalculationMethod = MethodsOf<'Calculations'>

/** An operation and the body that it was called with. */
export interface Calculation {
  exchange: string
  method: CalculationMethod
  body: ArrayBuffer
}

/** The result of a calculation: the body of the answer, an error for the caller, or an error for the log only. */
export type CalculationAnswer = { body: Uint8Array<ArrayBuffer> } | { refusal: ErrorBody } | { failure: unknown }

const calculationsOf = (exchange: string): { [M in CalculationMethod]: (...args: Args<M>) => unknown } => ({
  getExecutionPrice,
  getExecutionPriceDetailed: (...args) => getExecutionPriceDetailed(...args, venues[exchange]?.fees),
  filterMarkets,
  filterEvents,
})

giveWay()
// Calculations come one at a time; the service waits for each answer.
parentPort?.on('message', (calculation: Calculation) => {
  const answer = answerOf(calculation)
  parentPort?.postMessage(answer, 'body' in answer ? [answer.body.buffer] : [])
})

function answerOf({ exchange, method, body }: Calculation): CalculationAnswer {
  try {
    const args = parseArguments(method, argumentsOfBody(method, parseBody(new TextDecoder().decode(body))))
    const calculate = calculationsOf(exchange)[method] as (...args: readonly unknown[]) => unknown
    const data = toWire(operations[method].result, calculate(...args))
    return { body: new TextEncoder().encode(JSON.stringify({ success: true, data })) }
  } catch (error) {
    return error instanceof CrossvenueError ? { refusal: error.toJSON() } : { failure: error }
  }
}
