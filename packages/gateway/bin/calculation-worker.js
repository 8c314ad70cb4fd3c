// The thread in which large calculations run.
import { load } from './load.js'

await load('calculations/serve-calculations')
