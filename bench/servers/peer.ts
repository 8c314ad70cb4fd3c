import { createRequire } from 'node:module'
import { given, listen, ready } from './child.ts'

// The published peer in a process of its own. It would send five requests a second to this venue; here it may send all
// that it can.

const { folder } = await given<{ folder: string }>()
const load = createRequire(new URL('package.json', `file://${folder}/`))
load('pmxt-core/dist/utils/throttler').Throttler.prototype.throttle = async () => undefined
const { createApp } = load('pmxt-core/dist/server/app')
ready(await listen(createApp()))
