/** The venue writes '' for what it does not tell. */
export const told = (text: string | null | undefined): string | undefined => text?.trim() || undefined
