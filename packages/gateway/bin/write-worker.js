// The thread in which pages of venues are stored.
import './load-typescript.js'

await import('../src/store/serve-writes.ts')
