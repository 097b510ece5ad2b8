import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** Bits of what an authenticator says of itself (WebAuthn, 6.1). */
export const FLAGS = { present: 0x01, verified: 0x04, eligible: 0x08, backedUp: 0x10, made: 0x40 }
const { present, verified, eligible, backedUp, made } = FLAGS
const SYNCED = present | verified | eligible | backedUp

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

/** A byte string of CBOR, of fewer than 65,536 bytes. */
const bytesOf = (value: Buffer) => {
  const { length } = value
  const short = length < 24 ? [0x40 + length] : [0x58, length]
  return Buffer.concat([
    Buffer.from(length < 256 ? short : [0x59, length >> 8, length & 255]),
    value,
  ])
}

/** A text of CBOR of fewer than 24 bytes. */
const textOf = (value: string) =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])

type Pair = { publicKey: KeyObject; privateKey: KeyObject }
const part = (value = '') => bytesOf(Buffer.from(value, 'base64url'))
const curve = (namedCurve: string) => () => generateKeyPairSync('ec', { namedCurve })
const ofCurve = (head: number[]) => (pair: Pair) => {
  const { x, y } = pair.publicKey.export({ format: 'jwk' })
  return Buffer.concat([Buffer.from(head), part(x), Buffer.from([0x22]), part(y)])
}

/** By the names of COSE: how a pair is made, its public key in CBOR, and the hash that is signed. */
const KINDS = {
  ES256: {
    pair: curve('P-256'),
    cose: ofCurve([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    hash: 'sha256',
  },
  ES384: {
    pair: curve('P-384'),
    cose: ofCurve([0xa5, 0x01, 0x02, 0x03, 0x38, 0x22, 0x20, 0x02, 0x21]),
    hash: 'sha384',
  },
  RS256: {
    pair: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
    cose: ({ publicKey }: Pair) => {
      const { n, e } = publicKey.export({ format: 'jwk' })
      const head = Buffer.from([0xa4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00, 0x20])
      return Buffer.concat([head, part(n), Buffer.from([0x21]), part(e)])
    },
    hash: 'sha256',
  },
  EdDSA: {
    pair: () => generateKeyPairSync('ed25519'),
    cose: ({ publicKey }: Pair) => {
      const { x } = publicKey.export({ format: 'jwk' })
      const head = Buffer.from([0xa4, 0x01, 0x01, 0x03, 0x27, 0x20, 0x06, 0x21])
      return Buffer.concat([head, part(x)])
    },
    hash: null,
  },
} as const

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
 * A software authenticator with one passkey, without attestation: what a phone does with a
 * fingerprint.
 * @param origin of the page it is asked by
 * @param args.flags what it says of itself; by default a synced passkey, the user verified
 * @param args.kind of its keys; by default those of a phone
 */
export const makeAuthenticator = (
  origin: string,
  { flags = SYNCED, kind = 'ES256' }: { flags?: number; kind?: keyof typeof KINDS } = {},
) => {
  const { cose, hash, pair: newPair } = KINDS[kind]
  const pair = newPair()
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
      const authData = Buffer.concat([
        head(question.rp?.id ?? '', tweaks, made),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cose(pair),
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
      const signature = sign(hash, Buffer.concat([authData, sha256(client)]), pair.privateKey)
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
