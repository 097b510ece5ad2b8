import { z } from 'zod'

/** More than any authenticator sends; the library decodes it. */
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
}

const ASSERTION = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(8_000),
      authenticatorData: base64url(8_000),
      signature: base64url(8_000),
      userHandle: base64url(200).nullish(),
    }),
  })
  .refine(({ id, rawId }) => id === rawId)

const REGISTRATION = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(8_000),
      attestationObject: base64url(64_000),
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
  })
  .refine(({ id, rawId }) => id === rawId)

/** A passkey response to a challenge, as browsers serialise it. */
export type Assertion = z.infer<typeof ASSERTION>

/** A new passkey, as browsers serialise it. */
export type Registration = z.infer<typeof REGISTRATION>

/** @returns null for an invalid response; unknown fields of newer browsers are dropped */
export const readAssertion = (value: unknown): Assertion | null =>
  ASSERTION.safeParse(value).data ?? null

/** @returns null for an invalid registration */
export const readRegistration = (value: unknown): Registration | null =>
  REGISTRATION.safeParse(value).data ?? null

const CLIENT_DATA = z.object({ challenge: base64url(200), crossOrigin: z.boolean().optional() })

/**
 * The client data of a response, before its signature is checked.
 * @returns null for malformed data, and for a page inside a frame of another site
 */
export const readClientData = (clientDataJSON: string): { challenge: string } | null => {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8')
    const { data } = CLIENT_DATA.safeParse(JSON.parse(text))
    // The library accepts frames of other sites.
    return data && data.crossOrigin !== true ? { challenge: data.challenge } : null
  } catch {
    return null
  }
}
