/** Turns texts into vectors, which have similar directions if the texts mean the same. */
export interface Embedder {
  /** Shown in the evidence. Vectors are stored by name, so another name is another embedder. */
  name: string
  /** Returns one vector per text, in their order. Rejects with a CrossvenueError on failure. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>
}
