type Attributes = Record<string, string | number | boolean | undefined>

/** A span while its work is under way. It never receives a message, address or body, because they can hold secrets. */
interface WorkSpan {
  note(attributes: Attributes): void
  /** Adds an instant with a name, such as the step of a long work. */
  mark(name: string): void
  /** Marks the work as failed, by the code or name of its error. */
  fail(type: string): void
}

interface TraceOptions {
  attributes?: Attributes
  /** Whether the work is a request to another program. @default false */
  isClient?: boolean
}

/** Runs work in a span below the one that is under way. A rejection marks the span as failed. */
export type Trace = <T>(name: string, work: (span: WorkSpan) => Promise<T>, options?: TraceOptions) => Promise<T>

const nowhere: WorkSpan = { note: () => undefined, mark: () => undefined, fail: () => undefined }

/** Runs work without a span, where no traces are configured. */
export const untraced: Trace = (_name, work) => work(nowhere)
