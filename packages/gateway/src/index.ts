export { type Config, readConfig } from './config.ts'
export { createLog, type Log } from './log.ts'
export { type RunningService, type ServiceOptions, startService } from './service.ts'
