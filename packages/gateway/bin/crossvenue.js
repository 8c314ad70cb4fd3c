#!/usr/bin/env node
import './load-typescript.js'

await import('../src/main.ts')
