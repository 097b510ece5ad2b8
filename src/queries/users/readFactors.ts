import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ConfirmMethod } from '@/domain/users/factors'
import { relyingParty } from '@/domain/users/passkeys'
import { env } from '@/lib/env'
import { momentText } from '../shared/asText'
import { readRows } from '../shared/rows'
import { HAS_PASSWORD, isIssuer } from './signInSql'

/** True for a user with a password. The caller checks that the request is from that user. */
export const hasPassword = async (req: PayloadRequest, userId: number): Promise<boolean> => {
  const [row] = await readRows<{ has: boolean }>(
    req,
    sql`select ${sql.raw(HAS_PASSWORD)} as has from users u where u.id = ${userId}`,
  )
  return row?.has === true
}

/** A user's verification codes for display. */
export type FactorState = {
  /** Since when authenticator codes are enabled; null if they are not. */
  since: string | null
  usedAt: string | null
  /** Number of unused recovery codes. */
  codesLeft: number
}

/** The verification codes of a user. The caller checks that the request is from that user. */
export const readFactors = async (req: PayloadRequest, userId: number): Promise<FactorState> => {
  const [row] = await readRows<FactorState>(
    req,
    sql`select ${momentText(sql`f.confirmed_at`)} as since,
          ${momentText(sql`f.last_used_at`)} as "usedAt",
          (select count(*)::int from recovery_codes c
            where c.user_id = ${userId} and c.used_at is null) as "codesLeft"
        from (select 1) one left join user_factors f
          on f.user_id = ${userId} and f.confirmed_at is not null`,
  )
  return row ?? { since: null, usedAt: null, codesLeft: 0 }
}

/** A passkey for display to its owner. */
export type PasskeyState = {
  id: number
  name: string
  addedAt: string
  usedAt: string | null
  /** Made for the current address of the installation: browsers offer it. */
  isUsable: boolean
}

/** The passkeys of a user, oldest first. The caller checks that the request is from that user. */
export const readPasskeys = (req: PayloadRequest, userId: number): Promise<PasskeyState[]> =>
  readRows<PasskeyState>(
    req,
    sql`select id, name, ${momentText(sql`created_at`)} as "addedAt",
          ${momentText(sql`last_used_at`)} as "usedAt",
          rp_id = ${relyingParty(env.SERVER_URL)?.id ?? ''} as "isUsable"
        from passkeys where user_id = ${userId} order by id`,
  )

/** A linked single sign-on account for display to its owner. */
export type IdentityState = {
  id: number
  /** Host of the provider. */
  provider: string
  linkedAt: string
  usedAt: string | null
  /** It belongs to the currently configured provider. */
  isUsable: boolean
}

/** SQL: whether an issuer is the current provider of single sign-on. */
export const isCurrentIssuer = (column: string) =>
  isIssuer(sql, sql.raw(column), env.OIDC_ISSUER ?? '')

/** The linked accounts of a user, oldest first. The caller checks that the request is from that user. */
export const readIdentities = (req: PayloadRequest, userId: number): Promise<IdentityState[]> =>
  readRows<IdentityState>(
    req,
    sql`select id, substring(issuer from '^https?://([^/]+)') as provider,
          ${momentText(sql`created_at`)} as "linkedAt", ${momentText(sql`last_used_at`)} as "usedAt",
          ${isCurrentIssuer('issuer')} as "isUsable"
        from user_identities where user_id = ${userId} order by id`,
  )

/**
 * The methods by which a user can confirm their identity: the second factors if there are any, else
 * the provider of single sign-on for a linked account, and the password if there is one that can be
 * used to sign in.
 */
export const confirmMethods = async (
  req: PayloadRequest,
  userId: number,
): Promise<ConfirmMethod[]> => {
  const [{ since, codesLeft }, passkeys, identities, isPasswordSet] = await Promise.all([
    readFactors(req, userId),
    readPasskeys(req, userId),
    readIdentities(req, userId),
    hasPassword(req, userId),
  ])
  if (since === null && passkeys.length === 0) {
    if (!identities.some(({ isUsable }) => isUsable)) return ['password']
    return env.OIDC_ONLY || !isPasswordSet ? ['provider'] : ['provider', 'password']
  }
  const methods: [ConfirmMethod, boolean][] = [
    ['passkey', passkeys.some(({ isUsable }) => isUsable)],
    ['code', since !== null],
    ['recovery', codesLeft > 0],
  ]
  return methods.flatMap(([method, counts]) => (counts ? [method] : []))
}
