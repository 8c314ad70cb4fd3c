// The thread in which events are matched.
import { load } from './load.js'

await load('matching/serve-matching')
