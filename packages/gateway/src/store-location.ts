import type { Config } from './config.ts'

/** Returns where the store is: a PostgreSQL server if one is set, else a directory. */
export const storeLocation = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string =>
  databaseUrl ?? dataDir
