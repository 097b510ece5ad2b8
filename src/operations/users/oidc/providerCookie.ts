import { env } from '@/lib/env'
import { seal, unseal } from '@/lib/sealed'
import { SSO_MINUTES } from '@/domain/users/oidc'
import type { Secrets } from './provider'

const KEY = { use: 'backoffice/oidc-sign-in/v1', owner: 'oidc' }

/** A pending sign-in at the provider, as stored in the cookie. */
export type AtProvider = Secrets & {
  /** The page to open afterwards. */
  to: string
  /** The session to confirm, by its name in `readSessions`; null for a sign-in. */
  confirms: { userId: number; session: string } | null
  /** Expiry, in milliseconds since 1970. */
  until: number
}

/** @param now the present instant */
export const sealAtProvider = (
  kept: Omit<AtProvider, 'until'>,
  now: Date,
): { token: string; until: Date } => {
  const until = new Date(now.getTime() + SSO_MINUTES * 60_000)
  const bytes = Buffer.from(JSON.stringify({ ...kept, until: until.getTime() }))
  return { token: seal({ ...KEY, secret: env.PAYLOAD_SECRET, bytes }), until }
}

/** @returns null for a missing, expired or forged value */
export const openAtProvider = (sealed: string | undefined, now: Date): AtProvider | null => {
  const bytes = sealed && unseal({ ...KEY, secret: env.PAYLOAD_SECRET, sealed })
  if (!bytes) return null
  const kept = JSON.parse(bytes.toString('utf8')) as AtProvider
  return kept.until > now.getTime() ? kept : null
}
