import { createRequire } from 'node:module'
import { given, listen, ready } from './child.ts'

// The published peer in a separate process. By default it sends at most five requests a second to this venue; here it
// has no limit.

const { folder } = await given<{ folder: string }>()
const load = createRequire(new URL('package.json', `file://${folder}/`))
load('pmxt-core/dist/utils/throttler').Throttler.prototype.throttle = async () => undefined
const { createApp } = load('pmxt-core/dist/server/app')
ready(await listen(createApp()))
