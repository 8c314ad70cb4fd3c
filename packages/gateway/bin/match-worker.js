// The thread in which events are matched: takes them and the overrides as its data, answers with the edges.
import { parentPort, workerData } from 'node:worker_threads'
import './load-typescript.js'

const { match } = await import('@crossvenue/matcher')
const { events, overrides } = workerData
parentPort?.postMessage(match(events, { overrides }))
