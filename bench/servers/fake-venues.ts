import { startSandbox } from '@crossvenue/sandbox'
import { ready } from './child.ts'

const { urls } = await startSandbox()
ready(urls)
