#!/usr/bin/env node
// The source is the program: tsx strips the types while loading, so there is no build step to forget.
import { register } from 'tsx/esm/api'

register()
await import('../src/main.ts')
