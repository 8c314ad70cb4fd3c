import { defineConfig } from 'vite'

export default defineConfig({
  // The gateway serves the files of the page below this path, and the page itself at its own addresses.
  base: '/explorer/',
  // From the manifest the gateway knows which files each page reads later.
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0, manifest: 'manifest.json' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
})
