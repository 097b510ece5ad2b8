import { allowedRootCommands } from '@/catalog/commands/registry'
import type { Drift } from '@/domain/jobs/sheet'
import { readDeadRuns, readJobs } from '@/queries/jobs/readJobs'
import { readDrifts } from '@/queries/jobs/readDrifts'
import { readDeadDeliveries } from '@/queries/jobs/readDeadDeliveries'
import { readDeadMails, readOpenMails } from '@/queries/jobs/readMails'
import { siteOf } from '@/queries/settings/siteOf'

import type { ViewPage } from '@/queries/shared/viewPage'

/** Without permission to read stock cards, only the id is shown. */
const unnamed = (drift: Drift): Drift => ({
  ...drift,
  card: { id: drift.card.id, name: `#${drift.card.id}` },
  tender: drift.tender && { id: drift.tender.id, number: null },
})

/** Background jobs: their runs, what failed, and counters that differ from the ledger. */
export const readJobsPage = async ({ req, may }: ViewPage) => {
  const [jobs, runs, deliveries, dead, mails, drifts, { timeZone }] = await Promise.all([
    readJobs(req, new Date()),
    readDeadRuns(req),
    readDeadDeliveries(req),
    readDeadMails(req),
    readOpenMails(req),
    readDrifts(req),
    siteOf(req.payload),
  ])
  return {
    drifts: may(['read', 'stock-cards']) ? drifts : drifts.map(unnamed),
    failures: { runs, deliveries, mails: dead },
    jobs,
    mails,
    commands: allowedRootCommands('jobs', may),
    timeZone,
  }
}
