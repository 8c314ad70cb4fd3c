import type { CrossvenueError } from '../errors.ts'

/** A socket that carries texts, whatever is below it. */
export interface TextSocket {
  isOpen(): boolean
  send(text: string): void
  ping(): void
  close(): void
}

export interface SocketTarget {
  exchange: string
  url: string
  headers: Record<string, string> | undefined
  /** The time that a connection may take. */
  connectMs: number
  /** The longest message; a runaway one must not fill the memory. */
  maxBytes: number
  /** The certificate that is trusted instead of those of the system. */
  ca?: string
}

export interface SocketHandlers {
  opened: () => unknown
  received: (text: string) => unknown
  /** Called when the other end shows that it is alive without a message. */
  heard: () => unknown
  /** Called with an HTTP status where the connection is refused by one. */
  refused: (status: number) => unknown
  lost: (error?: CrossvenueError) => unknown
}

/** Opens a socket. Its handlers are called later. */
export type OpenSocket = (target: SocketTarget, handlers: SocketHandlers) => TextSocket
