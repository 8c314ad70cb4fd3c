const FINAL_TEXT = 0x81

/**
 * Returns the bytes that a server sends for a text message of these parts (RFC 6455, 5.2). They are not masked, so the
 * same bytes serve every connection.
 */
export function encodeFrame(parts: readonly Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([headOf(length), ...parts])
}

function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([FINAL_TEXT, length])
  const head = Buffer.alloc(length < 65_536 ? 4 : 10)
  head[0] = FINAL_TEXT
  head[1] = length < 65_536 ? 126 : 127
  if (length < 65_536) head.writeUInt16BE(length, 2)
  else head.writeBigUInt64BE(BigInt(length), 2)
  return head
}
