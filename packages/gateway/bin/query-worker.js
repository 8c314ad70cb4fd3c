// A thread in which cluster queries are answered.
import { load } from './load.js'

await load('clusters/serve-queries')
