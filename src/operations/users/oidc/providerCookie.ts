import { env } from '@/lib/env'
import { seal, unseal } from '@/lib/sealed'
import { SSO_MINUTES } from '@/domain/users/oidc'
import type { Secrets } from './provider'

const KEY = { use: 'backoffice/oidc-sign-in/v1', owner: 'oidc' }

/** A sign-in that is at the provider, as the browser keeps it. */
export type AtProvider = Secrets & {
  /** The page to open in the end. */
  to: string
  /** When it is over, in milliseconds since 1970. */
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

/** @returns null for none, one that is too old, and anything that was not made here */
export const openAtProvider = (sealed: string | undefined, now: Date): AtProvider | null => {
  const bytes = sealed && unseal({ ...KEY, secret: env.PAYLOAD_SECRET, sealed })
  if (!bytes) return null
  const kept = JSON.parse(bytes.toString('utf8')) as AtProvider
  return kept.until > now.getTime() ? kept : null
}
