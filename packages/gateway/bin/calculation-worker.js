// The thread in which large calculations run.
import './load-typescript.js'

await import('../src/calculations/serve-calculations.ts')
