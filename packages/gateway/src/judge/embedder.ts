/** Turns texts into vectors that point the same way where the texts mean the same. */
export interface Embedder {
  /** Told in the evidence; another name is another embedder, whose vectors are kept apart. */
  name: string
  /** Returns one vector per text, in their order. Rejects with a CrossvenueError where none can be had. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>
}
