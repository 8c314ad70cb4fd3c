import { storeRefreshedBooks } from './book-refreshes.ts'
import { storeCandles } from './candle-history.ts'
import { createCatalogueWrites } from './catalogue-writes.ts'
import type { Connections } from './connections.ts'
import { forget } from './forget.ts'
import { createKeyStore } from './key-store.ts'
import { noteMadeBy } from './matching-due.ts'
import { createOverrideStore } from './override-store.ts'
import { thinQuoteHistory } from './quote-history.ts'
import { replaceEdges } from './replace-edges.ts'
import { storeRequested } from './settlements.ts'
import type { Store } from './store.ts'
import { keepVectors } from './vectors.ts'
import { createView } from './view.ts'
import { createWebhookStore } from './webhooks.ts'

const FORGET_EVERY_MS = 60 * 60 * 1000

/** Creates the functions of a store over its connections. */
export function createStore({ writer, durable, reader, keyReader, ...connections }: Connections): Store {
  let forgotAt = 0
  return {
    keys: createKeyStore(durable, keyReader),
    overrides: createOverrideStore(durable),
    webhooks: createWebhookStore(durable),
    read: (work) => reader.transaction().execute((transaction) => work(createView(transaction))),
    ...createCatalogueWrites(writer),
    async replaceEdges(matching) {
      const replaced = await replaceEdges(writer, matching)
      if (Math.abs(matching.at - forgotAt) >= FORGET_EVERY_MS) {
        forgotAt = matching.at
        await writer.transaction().execute((transaction) => forget(transaction, matching.at))
      }
      return replaced
    },
    storeRefreshedBooks: (books) =>
      writer.transaction().execute((transaction) => storeRefreshedBooks(transaction, books)),
    storeRequested: (market, at) =>
      writer.transaction().execute((transaction) => storeRequested(transaction, market, at)),
    storeCandles: (market, closes, at) =>
      writer.transaction().execute((transaction) => storeCandles(transaction, market, closes, at)),
    thinQuotes: (bounds) => writer.transaction().execute((transaction) => thinQuoteHistory(transaction, bounds)),
    noteMadeBy: (maker, content) =>
      writer.transaction().execute((transaction) => noteMadeBy(transaction, maker, content)),
    keepJudgement: (hash, answer, at) =>
      writer.transaction().execute(async (transaction) => {
        await transaction
          .replaceInto('judgements')
          .values({ hash, ...answer, at })
          .execute()
      }),
    keepVectors: (vectors, at) => writer.transaction().execute((transaction) => keepVectors(transaction, vectors, at)),
    ...connections,
  }
}
