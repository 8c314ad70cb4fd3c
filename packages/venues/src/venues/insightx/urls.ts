import type { PageTarget } from '../../venue.ts'

/** Reads the address of a public page. No form of them is published. */
export const parseUrl = (_: URL): PageTarget | undefined => undefined
