// A thread in which cluster queries are answered.
import './load-typescript.js'

await import('../src/clusters/serve-queries.ts')
