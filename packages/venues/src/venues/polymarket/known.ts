/** The venue writes '' for what it does not tell. */
export const told = (text: string | null | undefined): string | undefined => text?.trim() || undefined

type Known<T> = { [K in keyof T]?: NonNullable<T[K]> }

/** Leaves out what is not known. */
export function known<T extends object>(fields: T): Known<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as Known<T>
}
