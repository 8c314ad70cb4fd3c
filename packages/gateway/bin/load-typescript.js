// The source is the program: where Node cannot strip types itself (before 22.18), this loads it without them.
import { register } from 'node:module'

if (!process.features.typescript) register('./strip-types.js', import.meta.url)
