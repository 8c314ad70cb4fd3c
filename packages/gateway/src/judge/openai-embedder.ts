import { z } from 'zod'
import { askModel, type ModelOptions } from './ask-model.ts'
import type { Embedder } from './embedder.ts'

const row = z.object({ index: z.number().int().min(0), embedding: z.array(z.number()).min(1) })

/** Creates an embedder that calls a model behind any OpenAI-compatible embeddings endpoint. */
export const createOpenAiEmbedder = (options: ModelOptions): Embedder => ({
  name: options.model,
  embed: (texts, signal) =>
    askModel(options, {
      who: 'the embeddings',
      path: '/embeddings',
      body: { input: texts },
      answer: z.object({ data: z.array(row).length(texts.length) }).transform(({ data }) => {
        const vectors = new Map(data.map(({ index, embedding }) => [index, embedding]))
        return z.array(z.array(z.number())).parse(texts.map((_, index) => vectors.get(index)))
      }),
      signal,
    }),
})
