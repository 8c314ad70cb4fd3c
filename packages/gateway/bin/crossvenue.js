#!/usr/bin/env node
// Older versions of Node read this file, so it says what they lack before anything is loaded.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`crossvenue: needs Node 20.19 or newer, this is Node ${process.versions.node}`)
  process.exit(2)
}
import('./load.js').then(({ load }) => load('main'))
