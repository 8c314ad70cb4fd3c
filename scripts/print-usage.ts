import { readFileSync } from 'node:fs'

/** With `--help` or `-h`, prints the comment at the top of a program and ends the program. */
export function printUsage(program: string): void {
  if (!process.argv.slice(2).some((given) => given === '--help' || given === '-h')) return
  console.log(openingComment(readFileSync(new URL(program), 'utf8')))
  process.exit(0)
}

/** Returns the first comment that begins a line, without its slashes. */
export const openingComment = (source: string): string =>
  (/(?:^\/\/.*\n)+/m.exec(source)?.[0] ?? '').replace(/^\/\/ ?/gm, '').trimEnd()
