import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ConfirmMethod } from '@/domain/users/factors'
import { momentText } from '../shared/asText'
import { readRows } from '../shared/rows'

/** What a person sees of their second factor. */
export type FactorState = {
  /** Since when it is on; null while there is none. */
  since: string | null
  usedAt: string | null
  /** Recovery codes that are not used yet. */
  codesLeft: number
}

/** The second factor of a user. The caller checks that the request is from that user. */
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

/** The methods by which a user can confirm their identity: the second factor where there is one, else the password. */
export const confirmMethods = async (
  req: PayloadRequest,
  userId: number,
): Promise<ConfirmMethod[]> => {
  const { since, codesLeft } = await readFactors(req, userId)
  if (since === null) return ['password']
  return codesLeft > 0 ? ['code', 'recovery'] : ['code']
}
