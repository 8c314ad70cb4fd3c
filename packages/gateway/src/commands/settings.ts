import { type Config, readConfig } from '../config.ts'

/** Flags that stand for a variable of the environment and win over it. */
export interface Settings {
  data?: string
  host?: string
  port?: string
  overrides?: string
}

/** Reads the configuration, with flags in the place of their variables. */
export const readSettings = ({ data, host, port, overrides }: Settings): Config =>
  readConfig({
    ...process.env,
    ...(data !== undefined && { CROSSVENUE_DATA: data }),
    ...(host !== undefined && { CROSSVENUE_HOST: host }),
    ...(port !== undefined && { CROSSVENUE_PORT: port }),
    ...(overrides !== undefined && { CROSSVENUE_OVERRIDES: overrides }),
  })
