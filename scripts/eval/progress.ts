import { clearLine, cursorTo } from 'node:readline'
import type { WriteStream } from 'node:tty'

/** Shows which step is at work, on one line of a terminal; elsewhere it shows nothing. */
export function showProgress(stream: WriteStream, steps: number) {
  let begun = 0
  const clear = () => {
    cursorTo(stream, 0)
    clearLine(stream, 0)
  }
  return {
    // matching holds the thread, so the line is drawn before it starts
    next(name: string): void {
      begun++
      if (!stream.isTTY) return
      clear()
      stream.write(`matching ${name} (${begun} of ${steps})`)
    },
    end(): void {
      if (stream.isTTY) clear()
    },
  }
}
