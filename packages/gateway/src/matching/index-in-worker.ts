import { Worker } from 'node:worker_threads'
import type { PairEdges } from '@crossvenue/matcher'
import type { CreateIndex } from '../catalogue/keep-matched.ts'
import type { IndexAnswer, IndexCall, IndexProgress } from './serve-index.ts'

type Answer = Exclude<IndexAnswer, { failure: unknown }>

/** Creates an index in a thread of its own, so that requests are answered meanwhile; `close` ends what is under way. */
export const createIndexInWorker: CreateIndex = ({ onProgress, ...options }) => {
  const worker = new Worker(new URL('../../bin/match-worker.js', import.meta.url), { workerData: options })
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the matching thread ended with ${code}`)))
  })
  ended.catch(() => undefined)
  // One call at a time: each answer is that of the call before it.
  let last: Promise<unknown> = Promise.resolve()
  let settle: ((answer: IndexAnswer) => void) | undefined
  worker.on('message', (message: IndexAnswer | IndexProgress) => {
    if ('progress' in message) onProgress?.(...message.progress)
    else settle?.(message)
  })

  function call(message: IndexCall): Promise<Answer> {
    const answered = last.then(
      () =>
        new Promise<Answer>((resolve, reject) => {
          settle = (answer) => ('failure' in answer ? reject(answer.failure) : resolve(answer))
          worker.postMessage(message)
        }),
    )
    last = answered.catch(() => undefined)
    return Promise.race([answered, ended])
  }

  async function* batches(begin: 'changes' | 'pairs'): AsyncGenerator<PairEdges[]> {
    await call({ call: begin })
    const next = async () => (await call({ call: 'next' })).batch
    for (let batch = await next(); batch; batch = await next()) yield batch
  }

  return {
    async put(events) {
      await call({ call: 'put', events })
    },
    async remove(events) {
      await call({ call: 'remove', events })
    },
    changes: () => batches('changes'),
    pairs: () => batches('pairs'),
    async omitted() {
      return (await call({ call: 'omitted' })).omitted ?? []
    },
    async close() {
      await worker.terminate()
    },
  }
}
