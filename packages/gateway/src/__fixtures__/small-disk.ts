import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system of its own, of a few megabytes. */
export interface SmallDisk {
  path: string
  /** Makes it read-only, or writable again, under whatever has files open on it. */
  remount(mode: 'ro' | 'rw'): void
  remove(): void
}

/** Mounts a small file system; undefined, with the reason on the console, where this user may not. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'crossvenue-disk-'))
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', path)
  } catch (error) {
    rmdirSync(path)
    console.warn(
      `skipped: a small file system cannot be mounted here: ${error instanceof Error ? error.message : error}`,
    )
    return undefined
  }
  return {
    path,
    remount: (mode) => run('mount', '-o', `remount,${mode}`, path),
    remove() {
      run('umount', '--lazy', path)
      rmdirSync(path)
    },
  }
}
