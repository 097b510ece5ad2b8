import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/staffOf'
import type { CommandActor } from '@/catalog/commands/offers'
import { idOf } from '@/domain/shared/idOf'
import { settingsOf } from '../settings/companySettings'
import { readRows } from './rows'

type Asked = { timeZone: string | null; fourEyes: boolean | null; approvalLimit: string | null }

/**
 * Who asks, and what the settings ask of them: what the rules of commands want to know, in one
 * statement.
 */
export const commandActor = async (req: PayloadRequest): Promise<CommandActor> => {
  const role = Number(idOf((req.user as { role?: unknown } | null)?.role) ?? 0)
  const [row] = await readRows<Asked>(
    req,
    sql`select (select time_zone from settings limit 1) as "timeZone",
          (select four_eyes from settings limit 1) as "fourEyes",
          (select max_total_base::text from settings_approval_limits
            where role_id = ${role} limit 1) as "approvalLimit"`,
  )
  const { today, fourEyes } = settingsOf(row)
  return {
    userId: staffIdOf(req),
    today,
    fourEyes,
    approvalLimit: row?.approvalLimit ?? null,
  }
}
