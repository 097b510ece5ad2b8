import path from 'node:path'
import { setInterval } from 'node:timers'
import { BUSY, loadEngine } from '../backups.mjs'
import { withClient } from '../database.mjs'
import { onShutdown, shuttingDown } from '../shutdown.mjs'
import { step } from '../step.mjs'

const DAY_MS = 24 * 60 * 60 * 1000

const hasArchives = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query('select exists (select from audit_archives) as has')
    return rows[0].has
  })

/**
 * Archives old events of the audit trail once, and prints what was done.
 *
 * @param {{ ownerUrl: string, home: string, years?: number }} options connection string of the owner of
 *   the tables; without a number of years, only erasures are taken out of the archives
 * @throws what `archiveTrail` throws, such as a problem with the exit code `BUSY`
 */
export const archiveOnce = ({ ownerUrl, home, years }) =>
  step('Archiving the audit trail', async () => {
    const { archiveTrail, theStorage } = await loadEngine()
    const storage = theStorage(path.join(home, 'uploads'))
    const { archived, redacted } = await archiveTrail({ ownerUrl, storage, years: years ?? null })
    return { note: `${archived} events, ${redacted} earlier files redacted` }
  })

/**
 * Archives old events of the audit trail while the application runs, at the start and once a day. Done
 * here and not by a job: the server process has no connection that may delete events. Without a number
 * of years, erasures are taken out of the archives there are.
 *
 * @param {{ url: string, ownerUrl: string, home: string, years?: number }} options `url` as the program,
 *   `ownerUrl` as the owner of the tables, under the name that the database had when it was opened
 */
export const keepTrail = ({ url, ownerUrl, home, years }) => {
  const asOwner = Object.assign(new URL(ownerUrl), { pathname: new URL(url).pathname }).href
  const archive = async () => {
    if (shuttingDown()) return
    try {
      if (years === undefined && !(await hasArchives(url))) return
      await archiveOnce({ ownerUrl: asOwner, home, years })
    } catch (error) {
      // Busy: another instance archives.
      if (error.exitCode !== BUSY && !shuttingDown())
        console.error(`The audit trail was not archived: ${error.message}`)
    }
  }
  void archive()
  const timer = setInterval(archive, DAY_MS)
  onShutdown(() => clearInterval(timer))
}
