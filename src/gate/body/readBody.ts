import { MAX_FILE_BYTES } from '@/domain/files/fileTypes'
import { Refusal } from '@/domain/shared/refusal'

/** Largest JSON body, and largest form that carries a file and its fields, in bytes. */
export const MAX_JSON_BYTES = 1024 * 1024
export const MAX_UPLOAD_BYTES = MAX_FILE_BYTES + 64 * 1024

/**
 * Reads a request body with a limit on memory.
 * @param args.request whose body is read; it cannot be read again
 * @param args.maxBytes the limit, in bytes; the declared length is checked before a byte is read
 * @returns the bytes, empty without a body
 * @throws Refusal `bodyTooLarge`; `malformedRequest` when the sender disconnects before the end
 */
export const readBody = async (args: { request: Request; maxBytes: number }) => {
  const { request, maxBytes } = args
  const refuse = () => new Refusal('bodyTooLarge', { data: { maxBytes } })
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw refuse()
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body.getReader()
  for (;;) {
    // A client's disconnect must not look like a lost database connection.
    const { done, value } = await reader.read().catch(() => {
      throw new Refusal('malformedRequest')
    })
    if (done) break
    length += value.byteLength
    // The declared length may be wrong or missing: received bytes are counted too.
    if (length > maxBytes) {
      void reader.cancel().catch(() => {})
      throw refuse()
    }
    chunks.push(value)
  }
  return new Uint8Array(Buffer.concat(chunks, length))
}
