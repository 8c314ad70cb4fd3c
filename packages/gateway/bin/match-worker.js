// The thread in which events are matched: takes them as its data, answers with the edges.
import { parentPort, workerData } from 'node:worker_threads'
import './load-typescript.js'

const { match } = await import('@crossvenue/matcher')
parentPort?.postMessage(match(workerData))
