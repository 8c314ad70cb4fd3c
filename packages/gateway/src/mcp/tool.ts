import type { z } from 'zod'
import type { Read } from './read.ts'

/** A tool of the MCP server: its description for the model, and the text that it answers. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string
  title: string
  description: string
  input: Input
  run(read: Read, input: z.infer<Input>): Promise<string>
}

/** Declares a tool; `run` gets what `input` parses. */
export const tool = <Input extends z.ZodObject>(declared: Tool<Input>): Tool => declared as unknown as Tool
