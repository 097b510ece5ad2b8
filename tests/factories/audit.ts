import { select } from './database'

export type AuditRow = {
  id: string
  user_id: number | null
  user_name: string | null
  address: string | null
  request_id: string | null
  command: string | null
  action: string
  subject: string | null
  document: number | null
  part: string | null
  part_id: number | null
  details: Record<string, [unknown, unknown]> | null
  transaction: string
}

/** The newest row of the trail: what is written after it can be asked for. */
export const lastAuditId = async (): Promise<string> => {
  const [row] = await select<{ id: string }>(
    `select coalesce(max(id), 0)::text as id from audit_events`,
  )
  return row?.id ?? '0'
}

/** Rows of the trail after one, oldest first. */
export const auditSince = (id: string): Promise<AuditRow[]> =>
  select<AuditRow>('select * from audit_events where id > $1 order by id', [id])

/** What a row says in one line: `update companies` or `create tenders/tender-items`. */
export const lineOf = ({ action, subject, part }: AuditRow): string =>
  `${action} ${subject}${part ? `/${part}` : ''}`

/** Runs something and gives the lines it left in the trail. */
export const linesOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const before = await lastAuditId()
  await work()
  return (await auditSince(before)).map(lineOf)
}
