// The thread in which a database file is checked.
import './load-typescript.js'

await import('../src/store/serve-check.ts')
