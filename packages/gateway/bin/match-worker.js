// The thread in which events are matched.
import './load-typescript.js'

await import('../src/matching/serve-matching.ts')
