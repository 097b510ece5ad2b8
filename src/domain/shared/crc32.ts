const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1)
    value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1
  return value >>> 0
})

/** CRC-32 (IEEE 802.3) for ZIP archives and keys; Node's own needs a version newer than 20.9. */
export const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}
