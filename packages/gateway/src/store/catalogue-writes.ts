import type { Kysely } from 'kysely'
import { commitPage } from './commit-page.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'
import { beginSweep, recordFailure } from './sweeps.ts'

/** The writes that reading the venues makes. */
export type CatalogueWrites = Pick<Store, 'beginSweep' | 'commitPage' | 'recordFailure'>

/** Creates them; a thread that does nothing else loads neither the other functions of a store nor the matcher. */
export const createCatalogueWrites = (writer: Kysely<Schema>): CatalogueWrites => ({
  beginSweep: (feed, options) => writer.transaction().execute((transaction) => beginSweep(transaction, feed, options)),
  commitPage: (page) => writer.transaction().execute((transaction) => commitPage(transaction, page)),
  recordFailure: (feed, failure) =>
    writer.transaction().execute((transaction) => recordFailure(transaction, feed, failure)),
})
