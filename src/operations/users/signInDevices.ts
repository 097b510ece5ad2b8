import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { countedAddress } from '@/lib/clientAddress'
import { tokenHash } from '@/lib/tokenHash'
import { query } from '../shared/transaction'
import { deviceIn } from './sessionDevice'

/** Days for which a device is remembered after its last sign-in, like its cookie. */
export const SIGN_IN_DEVICE_DAYS = 180

/**
 * Mails about new devices of an account in a day: a program without cookies may change its address
 * often.
 */
const MAX_MAILS_A_DAY = 5

/**
 * Remembers the device of a sign-in by a hash: browser and system without versions, which change
 * with updates, and the network of the address. In the transaction that has locked the user, so
 * that of concurrent sign-ins from one device only the first is new.
 * @param args.deviceId of `knownDevice`: a device with its cookie is known, wherever it is
 * @returns whether to mail the owner: not about the first device of an account, nor about more than
 *   five new ones in a day
 */
export const isNewDevice = async (
  req: PayloadRequest,
  { userId, deviceId }: { userId: number; deviceId: string | null },
): Promise<boolean> => {
  const { userAgent, address } = deviceIn(req.headers)
  const browser = userAgent?.replaceAll(/[\d._]+/g, '') ?? ''
  const mark = tokenHash(`${browser}\n${address ? countedAddress(address) : ''}`)
  const [seen] = await query<{ isNew: boolean; others: number }>(
    req,
    sql`with device as (
          insert into sign_in_devices as d (user_id, mark)
          values (${userId}, ${mark})
          on conflict (user_id, mark) do update set last_seen_at = now()
          returning d.xmax = 0 as "isNew"
        )
        select device."isNew", count(d.mark)::int as others
        from device left join sign_in_devices d on d.user_id = ${userId}
        group by device."isNew"`,
  )
  // The outer query does not see the row that its own statement inserts.
  if (!seen?.isNew || seen.others === 0 || deviceId !== null) return false
  // Mails are counted, not devices: known devices must not use up the limit.
  const [sent] = await query<{ today: number }>(
    req,
    sql`select count(*)::int as today from mails
        where kind = 'security' and data ->> 'event' = 'newDevice'
          and (data ->> 'user')::int = ${userId} and created_at > now() - interval '1 day'`,
  )
  return (sent?.today ?? 0) < MAX_MAILS_A_DAY
}
