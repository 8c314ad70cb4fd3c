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

/** Why the last reading failed, and a button that tries again; nothing where it did not fail. */
export function Failure({ loaded: { error, data, again } }: { loaded: Loaded<unknown> }) {
  if (!error) return null
  return (
    <div class="failure" role="alert">
      <p>
        <strong>{error.message}</strong> <code>{error.code}</code>
        {data !== undefined && ' The data below is from the last answer.'}
      </p>
      <button type="button" onClick={again}>
        Try again
      </button>
    </div>
  )
}

/** Gray lines in the place of content that is being read. */
export const Skeleton = ({ rows = 8 }: { rows?: number }) => (
  <div class="skeleton" role="status">
    <span class="hidden">Loading</span>
    {Array.from({ length: rows }, (_, row) => (
      <i key={row} />
    ))}
  </div>
)
