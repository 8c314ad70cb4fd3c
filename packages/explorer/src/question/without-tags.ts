const BREAK = /<(?:br|\/p|\/li|\/div|\/h\d)\s*\/?>/gi
const TAG = /<\/?(?:p|br|div|span|ul|ol|li|h\d|a|b|i|u|em|strong)(?:\s[^<>]*)?\/?>/gi

/** Returns a text without the tags of HTML that some venues leave in their rules; ends of paragraphs become line breaks. */
export const withoutTags = (text: string): string => text.replace(BREAK, '\n').replace(TAG, '').trim()
