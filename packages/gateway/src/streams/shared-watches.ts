/** A watch of one stream. */
export interface OpenWatch {
  next(): Promise<unknown>
  close(): void
}

export interface Reader {
  received(value: unknown): void
  /** Called once, with the error that ends the stream. */
  failed(error: unknown): void
}

interface Shared {
  watch: OpenWatch
  readers: Set<Reader>
  /** Readers without a value so far, each with a watch that reads the known state. */
  newcomers: Map<Reader, OpenWatch>
}

/**
 * Lets all readers of a stream of states share one watch, so that a value costs each of them little more than its frame.
 * A reader that joins later first receives the known state.
 */
export function createSharedWatches() {
  const open = new Map<string, Shared>()

  const admit = ({ readers, newcomers }: Shared, reader: Reader): void => {
    newcomers.get(reader)?.close()
    newcomers.delete(reader)
    readers.add(reader)
  }

  const leave = (name: string, shared: Shared, reader: Reader): void => {
    if (open.get(name) !== shared) return
    admit(shared, reader)
    shared.readers.delete(reader)
    if (shared.readers.size + shared.newcomers.size > 0) return
    open.delete(name)
    shared.watch.close()
  }

  const readAll = async (name: string, shared: Shared): Promise<void> => {
    const { watch, readers, newcomers } = shared
    try {
      while (readers.size + newcomers.size > 0) {
        const value = await watch.next()
        for (const reader of newcomers.keys()) admit(shared, reader)
        for (const reader of readers) reader.received(value)
      }
    } catch (error) {
      if (open.get(name) !== shared) return
      open.delete(name)
      watch.close()
      for (const reader of newcomers.keys()) admit(shared, reader)
      for (const reader of readers) reader.failed(error)
    }
  }

  const readFirst = async (name: string, shared: Shared, reader: Reader, watch: OpenWatch): Promise<void> => {
    const { newcomers } = shared
    newcomers.set(reader, watch)
    try {
      const value = await watch.next()
      // The shared watch may have had a newer value meanwhile.
      if (!newcomers.has(reader)) return
      admit(shared, reader)
      reader.received(value)
    } catch (error) {
      if (!newcomers.has(reader)) return
      leave(name, shared, reader)
      reader.failed(error)
    }
  }

  /** Adds a reader to the stream of a name, which `start` watches, and returns the function that removes it. */
  return function join(name: string, start: () => OpenWatch, reader: Reader): () => void {
    const existing = open.get(name)
    const shared = existing ?? { watch: start(), readers: new Set([reader]), newcomers: new Map() }
    if (existing) void readFirst(name, existing, reader, start())
    else {
      open.set(name, shared)
      void readAll(name, shared)
    }
    return () => leave(name, shared, reader)
  }
}

export type JoinWatch = ReturnType<typeof createSharedWatches>
