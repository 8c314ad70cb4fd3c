/** Wraps a function so that many calls become one at the end of each pause. */
export function atMostEvery(pauseMs: number, run: () => void): { call(): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    call() {
      timer ??= setTimeout(() => {
        timer = undefined
        run()
      }, pauseMs)
    },
    cancel: () => clearTimeout(timer),
  }
}
