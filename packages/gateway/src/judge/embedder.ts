/** Turns texts into vectors that point the same way where the texts mean the same. */
export interface Embedder {
  /** Shown in the evidence. Vectors are stored by name, so another name is another embedder. */
  name: string
  /** Returns one vector per text, in their order. Rejects with a CrossvenueError on failure. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>
}
