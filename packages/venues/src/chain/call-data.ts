/** Returns an address, a hash or a number, in hexadecimal digits, as one 32-byte word of contract calls, without `0x`. */
export const word = (hex: string): string => hex.toLowerCase().replace(/^0x/, '').padStart(64, '0')
