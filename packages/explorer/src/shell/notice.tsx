import type { ComponentChildren } from 'preact'
import type { Loaded } from './use-loaded.ts'
import './notice.css'

/** A sentence in the place of content: nothing found, or not read yet. */
export const Notice = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <div class="notice">
    <p class="notice-title">{title}</p>
    {children && <p>{children}</p>}
  </div>
)

/**
 * Why the last reading failed, and a button that tries again; nothing where it did not fail. Where data is shown, the
 * sentence lies over the end of the page, so that it moves nothing.
 */
export function Failure({ loaded: { error, data, again } }: { loaded: Loaded<unknown> }) {
  if (!error) return null
  return (
    <div class={`failure${data === undefined ? '' : ' over'}`} role="alert">
      <p>
        <strong>{error.message}</strong> <code>{error.code}</code>
        {data !== undefined && ' The data shown is from the last answer.'}
      </p>
      <button type="button" onClick={again}>
        Try again
      </button>
    </div>
  )
}

interface WaitingOptions {
  /** What has to be read, or to fail, before the content is shown. */
  reads: readonly Loaded<unknown>[]
  /** About as many lines as the content has. */
  rows?: number
  children: ComponentChildren
}

/**
 * Gray lines until all of `reads` has an answer, then the content at once. What is below a part whose height depends on
 * an answer waits for that answer too, so that nothing that one sees is moved by what arrives.
 */
export const Waiting = ({ reads, rows, children }: WaitingOptions) =>
  reads.some(({ isWaiting }) => isWaiting) ? <Skeleton rows={rows} /> : children

/** Gray lines in the place of content that is being read; without a number, as many as a screen has. */
export const Skeleton = ({ rows = 24 }: { rows?: number | undefined }) => (
  <div class="skeleton" role="status">
    <span class="hidden">Loading</span>
    {Array.from({ length: rows }, (_, row) => (
      <i key={row} />
    ))}
  </div>
)
