import { withConnection } from '@/database/openConnection'
import { lastNumbers, noteInTrail, type Restored } from './restoreBackup'
import { settleRestored } from './settleRestored'

/**
 * Ends state that must not survive a point-in-time recovery (`settleRestored`), and records that in
 * the trail.
 * @param args.url connection string of a superuser, because triggers are disabled meanwhile
 * @param args.archive the base backup
 * @param args.moment the moment that was restored, in ISO
 * @param args.keepSessions keeps the sessions of that moment
 * @returns what the operator must know
 */
export const settleRecovered = (args: {
  url: string
  archive: string
  moment: string
  keepSessions: boolean
}): Promise<Restored> =>
  withConnection('backup', args.url, async (client) => {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    const { mails } = await settleRestored({ client, keepSessions: args.keepSessions })
    await noteInTrail(client, { backup: args.archive, createdAt: args.moment })
    await client.query('commit')
    return { mails, ...(await lastNumbers(client)) }
  })
