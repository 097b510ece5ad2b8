import { sql } from '@payloadcms/db-postgres'
import path from 'node:path'
import type { Manifest } from '@/database/backup/manifest'
import { runnerOn, withConnection } from '@/database/openConnection'
import { applySteps } from '@/operations/shared/erasureSteps'
import { readErasureNotes } from './erasureNotes'

/** Tolerance for clocks and transactions in progress when the backup was made. */
const OVERLAP_MS = 24 * 60 * 60 * 1000

/**
 * Repeats the erasures made after a backup, in the restored and migrated database: all in one
 * transaction. A row is identified by its id and creation time; a free text is erased as a whole,
 * because the notes do not contain the person's words.
 * @param args.folder of the backup; the notes are next to it
 * @param args.ownerUrl connection string of the owner of the tables
 * @param args.identity age identity for encrypted notes
 * @returns how many erasures were repeated
 * @throws {BackupProblem} as `readErasureNotes`
 */
export const eraseAgain = async (args: {
  folder: string
  manifest: Pick<Manifest, 'createdAt'>
  ownerUrl: string
  identity: string | null
}): Promise<number> => {
  const { folder, manifest, ownerUrl, identity } = args
  const from = new Date(Date.parse(manifest.createdAt) - OVERLAP_MS).toISOString()
  const notes = (await readErasureNotes({ dir: path.dirname(folder), identity })).filter(
    ({ at }) => at >= from,
  )
  if (notes.length === 0) return 0
  return withConnection('backup', ownerUrl, async (client) => {
    const execute = runnerOn(client)
    await client.query('begin')
    let done = 0
    for (const { id, at, userId, reason, steps } of notes) {
      // Erasures committed before the backup are already in it.
      const added = await execute(
        sql`insert into erasures (id, at, user_id, reason, steps)
            values (${id}::uuid, ${at}::timestamptz, ${userId}, ${reason},
              ${JSON.stringify(steps)}::jsonb) on conflict do nothing returning id`,
      )
      if (added.length === 0) continue
      await applySteps({ execute, query: null, reason }, steps)
      done += 1
    }
    await client.query('commit')
    return done
  })
}
