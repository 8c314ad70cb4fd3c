/** The venue writes '' for what it does not tell. */
export const textOf = (text: string | null | undefined): string | undefined => text?.trim() || undefined
