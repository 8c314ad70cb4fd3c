import { startSandbox } from '@crossvenue/sandbox'

const { urls } = await startSandbox()
process.send?.(urls)
