import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Bits of what an authenticator says of itself (WebAuthn, 6.1). */
export const FLAGS = { present: 0x01, verified: 0x04, eligible: 0x08, backedUp: 0x10, made: 0x40 }
const { present, verified, eligible, backedUp, made } = FLAGS
const SYNCED = present | verified | eligible | backedUp

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

/** A byte string of CBOR, of fewer than 65,536 bytes. */
const bytesOf = (value: Buffer) =>
  value.length < 256
    ? Buffer.concat([Buffer.from([0x58, value.length]), value])
    : Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value])

/** A text of CBOR of fewer than 24 bytes. */
const textOf = (value: string) =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])

/** What an answer is made of; each part may be replaced by a wrong one. */
type Tweaks = {
  origin?: string
  rpId?: string
  type?: string
  challenge?: string
  crossOrigin?: boolean
  flags?: number
  counter?: number
  userHandle?: string | null
  id?: string
}

type Question = { challenge: string; rpId?: string; rp?: { id: string }; user?: { id: string } }

/**
 * A software authenticator with one passkey, P-256, without attestation: what a phone does with a
 * fingerprint.
 * @param origin of the page it is asked by
 * @param args.flags what it says of itself; by default a synced passkey, the user verified
 */
export const makeAuthenticator = (origin: string, { flags = SYNCED }: { flags?: number } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  let handle = text(randomBytes(32))

  const clientData = (type: string, question: Question, tweaks: Tweaks) =>
    Buffer.from(
      JSON.stringify({
        type: tweaks.type ?? type,
        challenge: tweaks.challenge ?? question.challenge,
        origin: tweaks.origin ?? origin,
        crossOrigin: tweaks.crossOrigin ?? false,
      }),
    )
  const head = (rpId: string, tweaks: Tweaks, more: number) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(tweaks.counter ?? 0)
    return Buffer.concat([
      sha256(tweaks.rpId ?? rpId),
      Buffer.from([(tweaks.flags ?? flags) | more]),
      counter,
    ])
  }

  return {
    id: text(credentialId),
    /** The answer to a question for a new passkey. */
    register: (question: Question, tweaks: Tweaks = {}) => {
      handle = question.user?.id ?? handle
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytesOf(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        bytesOf(Buffer.from(y, 'base64url')),
      ])
      const authData = Buffer.concat([
        head(question.rp?.id ?? '', tweaks, made),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        textOf('fmt'),
        textOf('none'),
        textOf('attStmt'),
        Buffer.from([0xa0]),
        textOf('authData'),
        bytesOf(authData),
      ])
      return {
        id: tweaks.id ?? text(credentialId),
        rawId: tweaks.id ?? text(credentialId),
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', question, tweaks)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },
    /** The answer to a question for an existing passkey. */
    assert: (question: Question, tweaks: Tweaks = {}) => {
      const client = clientData('webauthn.get', question, tweaks)
      const authData = head(question.rpId ?? '', tweaks, 0)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      return {
        id: tweaks.id ?? text(credentialId),
        rawId: tweaks.id ?? text(credentialId),
        type: 'public-key',
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authData),
          signature: text(signature),
          ...(tweaks.userHandle !== null && { userHandle: tweaks.userHandle ?? handle }),
        },
        clientExtensionResults: {},
      }
    },
  }
}

export type Authenticator = ReturnType<typeof makeAuthenticator>
