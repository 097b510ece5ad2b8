import { createHash } from 'node:crypto'
import { ReadableStream as WebStream } from 'node:stream/web'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'

/** Size and SHA-256 of a file. */
export type StoredBytes = { bytes: number; sha256: string }

type Bytes = AsyncIterable<Uint8Array>

// The library is written for browsers; its stream type has the same interface as Node's.
const toWeb = (source: Bytes) => WebStream.from(source) as unknown as ReadableStream<Uint8Array>
const fromWeb = (stream: ReadableStream<Uint8Array>): Bytes =>
  stream as unknown as WebStream<Uint8Array>

/** A transform stream that encrypts in the format of age, or passes everything on unchanged. */
export const encryptFor = (recipient: string | null) =>
  async function* (source: Bytes): AsyncGenerator<Uint8Array> {
    if (!recipient) return yield* source
    const encrypter = new Encrypter()
    encrypter.addRecipient(recipient)
    yield* fromWeb(await encrypter.encrypt(toWeb(source)))
  }

/**
 * A transform stream that decrypts what `encryptFor` encrypted, or passes everything on unchanged.
 * @param identity private key of age; null for unencrypted data
 * @throws for another key, and for bytes that were truncated or changed
 */
export const decryptWith = (identity: string | null) =>
  async function* (source: Bytes): AsyncGenerator<Uint8Array> {
    if (!identity) return yield* source
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    yield* fromWeb(await decrypter.decrypt(toWeb(source)))
  }

/** A transform stream that counts and hashes its bytes. */
export const createByteDigest = () => {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    stage: async function* (source: Bytes): AsyncGenerator<Uint8Array> {
      for await (const chunk of source) {
        bytes += chunk.length
        hash.update(chunk)
        yield chunk
      }
    },
    end: (): StoredBytes => ({ bytes, sha256: hash.digest('hex') }),
  }
}

/** The public key of a private one. @throws for a text that is not a private key of age */
export const recipientOf = (identity: string): Promise<string> => identityToRecipient(identity)
