/** Returns a text; undefined for '', which the venue writes for unknown values. */
export const textOf = (text: string | null | undefined): string | undefined => text?.trim() || undefined
