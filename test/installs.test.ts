import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Entry {
  libc?: string[]
  dev?: boolean
  hasInstallScript?: boolean
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Entry>
}

// The packages themselves do not say it, so `npm install` leaves it out of new entries; then both are installed.
it('the lock file says which C library each database binary is for, so that only one is installed', () => {
  const binaries = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/@libsql/linux-'))
  expect(binaries.length).toBeGreaterThan(0)
  for (const [path, { libc }] of binaries) expect(libc, path).toEqual([path.includes('musl') ? 'musl' : 'glibc'])
})

it('nothing that the service is installed with runs a script at install', () => {
  const scripts = Object.entries(packages).filter(([, { dev, hasInstallScript }]) => hasInstallScript && !dev)
  expect(scripts.map(([path]) => path).filter((path) => path !== '')).toEqual([])
})
