/** The means of a connection, such as a WebSocket. */
export interface Transport {
  close(): void
}

/** The handlers of one connection. They do nothing once another one has taken its place. */
export interface TransportEvents<E> {
  isCurrent(): boolean
  opened(): void
  /** Records that the server sent something, so that the connection counts as alive. */
  heard(): void
  lost(error?: E): void
}

/** The success of the connections before this one. */
interface History {
  /** The number of failures in a row. */
  failures: number
  /** Whether there was a connection since `open`. */
  wasOpen: boolean
}

export interface ReconnectOptions<E> {
  /** Starts a connection. */
  connect(events: TransportEvents<E>): Transport
  /** Called when the connection is lost, with the error if it is fatal. */
  lost(history: History, error?: E): void
  /** Returns whether to give up. @default never */
  isFatal?: (error: E, history: History) => boolean
  /** The silence after which the connection counts as dead. */
  silenceMs: number
  /** Called after a silence, to make the server answer; only a second silence shows that the connection is dead. */
  silent?: () => void
  /**
   * The time after which a connection counts as a success. Retries after immediate refusals have ever longer pauses.
   */
  steadyMs: number
  /** The longest pause between two tries. @default 30000 */
  maxPauseMs?: number
  /** Runs a function after `ms` milliseconds; the result cancels it. */
  after: (ms: number, run: () => void) => () => void
  /** The jitter of a pause, in [0, 1). @default Math.random */
  random?: () => number
}

export interface Reconnection {
  /** Connects if there is no connection, and keeps it open. */
  open(): void
  /** Replaces the connection, at once unless it is young, to recover from lost messages. */
  renew(): void
  close(): void
  /** Runs a function after a time, unless the connection is lost before. */
  later(ms: number, run: () => void): void
}

const FIRST_PAUSE_MS = 500

/** Keeps one connection open: detects dead ones, and connects again with growing pauses. */
export function keepConnected<E>({
  connect,
  lost,
  isFatal = () => false,
  silenceMs,
  silent,
  steadyMs,
  maxPauseMs = 30_000,
  after,
  random = Math.random,
}: ReconnectOptions<E>): Reconnection {
  let isWanted = false
  let transport: Transport | undefined
  let history: History = { failures: 0, wasOpen: false }
  let isSteady = false
  /** Counts connections, so that events of an old one are ignored. */
  let generation = 0
  /** Timers of the present connection, or of the pause before the next. */
  const timers: (() => void)[] = []
  let cancelSilence = (): void => undefined

  const later = (ms: number, run: () => void): void => {
    timers.push(after(ms, run))
  }
  const drop = (): void => {
    generation += 1
    isSteady = false
    cancelSilence()
    for (const cancel of timers.splice(0)) cancel()
    const old = transport
    transport = undefined
    old?.close()
  }
  const lose = (error?: E): void => {
    drop()
    if (!isWanted) return
    if (error !== undefined && isFatal(error, history)) {
      isWanted = false
      lost(history, error)
      return
    }
    lost(history)
    if (!isWanted) return
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** history.failures, maxPauseMs)
    history = { ...history, failures: history.failures + 1 }
    later(pause * (0.5 + random() / 2), begin)
  }
  const listen = (): void => {
    cancelSilence()
    cancelSilence = after(silenceMs, () => {
      if (!silent) return lose()
      silent()
      cancelSilence = after(silenceMs, () => lose())
    })
  }
  const steady = (): void => {
    isSteady = true
    history = { failures: 0, wasOpen: true }
  }
  const begin = (): void => {
    generation += 1
    const mine = generation
    const isCurrent = () => isWanted && mine === generation
    transport = connect({
      isCurrent,
      opened() {
        if (!isCurrent()) return
        history = { ...history, wasOpen: true }
        listen()
        if (steadyMs === 0) steady()
        else later(steadyMs, steady)
      },
      heard: () => isCurrent() && listen(),
      lost: (error) => isCurrent() && lose(error),
    })
  }

  return {
    open() {
      if (isWanted) return
      isWanted = true
      history = { failures: 0, wasOpen: false }
      begin()
    },
    renew() {
      if (!isWanted) return
      if (!isSteady) return lose()
      drop()
      lost(history)
      begin()
    },
    close() {
      isWanted = false
      drop()
    },
    later,
  }
}
