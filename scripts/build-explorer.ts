import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../packages/explorer', import.meta.url))

/** Builds the page as static files. Returns false where its tools are not installed, as without development packages. */
export function buildExplorer(target: string): boolean {
  const tool = findTool()
  if (tool === undefined || !existsSync(source)) return false
  execFileSync(process.execPath, [tool, 'build', source, '--outDir', target, '--emptyOutDir', '--logLevel', 'error'], {
    stdio: 'inherit',
  })
  return true
}

/** Returns the program of Vite, which runs as its own process because it watches nothing and leaves nothing behind. */
function findTool(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  } catch {
    return undefined
  }
}
