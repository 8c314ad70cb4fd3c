export interface Load {
  /** How often each status was answered; `none` where the connection broke before an answer was whole. */
  statuses: Map<number | 'none', number>
  /** Waits until each reader has had more answers. */
  answered(count: number): Promise<void>
  /** Lets the readers whose connection broke continue. */
  resume(): void
  /** Ends all readers after their last answer. */
  stop(): Promise<void>
}

/**
 * Starts readers that each send one request after the other, each over a connection of its own. One whose connection
 * breaks waits for `resume`, so that each loses no more than the request that it was sending.
 */
export function putUnderLoad(
  url: string,
  { key, paths, readers = 20 }: { key: string; paths: readonly string[]; readers?: number },
): Load {
  const statuses: Load['statuses'] = new Map()
  const headers = { authorization: `Bearer ${key}` }
  const answers = Array.from({ length: readers }, () => 0)
  const noted: (() => void)[] = []
  let broken: (() => void)[] = []
  let isOver = false

  const send = async (path: string): Promise<number | 'none'> => {
    try {
      const response = await fetch(url + path, { headers })
      await response.arrayBuffer()
      return response.status
    } catch {
      return 'none'
    }
  }
  const read = async (_: unknown, reader: number): Promise<void> => {
    for (let number = reader; !isOver; number += 1) {
      const status = await send(paths[number % paths.length] ?? '')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 'none') await new Promise<void>((resolve) => broken.push(resolve))
      else answers[reader] = (answers[reader] ?? 0) + 1
      for (const note of noted.splice(0)) note()
    }
  }
  const all = Promise.all(answers.map(read))
  const resume = (): void => {
    const waiting = broken
    broken = []
    for (const resolve of waiting) resolve()
  }
  return {
    statuses,
    async answered(count) {
      const wanted = answers.map((each) => each + count)
      while (answers.some((each, reader) => each < (wanted[reader] ?? 0))) {
        await new Promise<void>((resolve) => noted.push(resolve))
      }
    },
    resume,
    async stop() {
      isOver = true
      resume()
      await all
    },
  }
}
