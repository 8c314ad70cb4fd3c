// The thread in which pages of venues are stored.
import { load } from './load.js'

await load('store/serve-writes')
