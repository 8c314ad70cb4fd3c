import { type Command, InvalidArgumentError, Option } from 'commander'
import { type Config, readConfig } from '../config.ts'

/** Flags that stand for a variable of the environment and win over it. */
export interface Settings {
  data?: string
  host?: string
  port?: string
}

export const dataOption = () => new Option('--data <directory>', 'where the store is kept (CROSSVENUE_DATA)')

/** Adds the flags that say where the service listens. */
export const addAddressOptions = (command: Command): Command =>
  command
    .option('--host <name>', 'address to listen on (CROSSVENUE_HOST)')
    .option('--port <number>', 'port to listen on, 0 for any (CROSSVENUE_PORT)', parsePort)

/** Reads the configuration, with flags in the place of their variables. */
export const readSettings = ({ data, host, port }: Settings): Config =>
  readConfig({
    ...process.env,
    ...(data !== undefined && { CROSSVENUE_DATA: data }),
    ...(host !== undefined && { CROSSVENUE_HOST: host }),
    ...(port !== undefined && { CROSSVENUE_PORT: port }),
  })

function parsePort(text: string): string {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) throw new InvalidArgumentError('Not a port.')
  return text
}
