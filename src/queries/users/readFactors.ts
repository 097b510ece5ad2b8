import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ConfirmMethod } from '@/domain/users/factors'
import { relyingParty } from '@/domain/users/passkeys'
import { env } from '@/lib/env'
import { momentText } from '../shared/asText'
import { readRows } from '../shared/rows'

/** What a person sees of their verification codes. */
export type FactorState = {
  /** Since when codes of an authenticator are on; null while they are not. */
  since: string | null
  usedAt: string | null
  /** Recovery codes that are not used yet. */
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

/** A passkey as its owner sees it. */
export type PasskeyState = {
  id: number
  name: string
  addedAt: string
  usedAt: string | null
  /** Made for the present address of the installation: browsers offer it. */
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

/** An account at the provider of single sign-on that signs in, as the owner sees it. */
export type IdentityState = {
  id: number
  /** The host of the provider. */
  provider: string
  linkedAt: string
  usedAt: string | null
  /** Of the provider that is set up now. */
  isUsable: boolean
}

/** The linked accounts of a user, oldest first. The caller checks that the request is from that user. */
export const readIdentities = (req: PayloadRequest, userId: number): Promise<IdentityState[]> =>
  readRows<IdentityState>(
    req,
    sql`select id, substring(issuer from '^https?://([^/]+)') as provider,
          ${momentText(sql`created_at`)} as "linkedAt", ${momentText(sql`last_used_at`)} as "usedAt",
          rtrim(issuer, '/') = rtrim(${env.OIDC_ISSUER ?? ''}, '/') as "isUsable"
        from user_identities where user_id = ${userId} order by id`,
  )

/**
 * The methods by which a user can confirm their identity: the second factors where there are any, else
 * the password.
 */
export const confirmMethods = async (
  req: PayloadRequest,
  userId: number,
): Promise<ConfirmMethod[]> => {
  const [{ since, codesLeft }, passkeys] = await Promise.all([
    readFactors(req, userId),
    readPasskeys(req, userId),
  ])
  if (since === null && passkeys.length === 0) return ['password']
  const methods: [ConfirmMethod, boolean][] = [
    ['passkey', passkeys.some(({ isUsable }) => isUsable)],
    ['code', since !== null],
    ['recovery', codesLeft > 0],
  ]
  return methods.flatMap(([method, counts]) => (counts ? [method] : []))
}
