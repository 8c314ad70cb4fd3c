// The source is the program: where Node cannot strip types itself (before 22.18), this loads it without them.
import { register } from 'node:module'
import { isBundled } from './bundle.js'

// A thread inherits `--import` from a process that began with source and then chose the bundle.
if (!process.features.typescript && !isBundled()) register('./strip-types.js', import.meta.url)
