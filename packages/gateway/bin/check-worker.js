// The thread in which a database file is checked.
import { load } from './load.js'

await load('store/serve-check')
