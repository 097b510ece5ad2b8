import { rootCommandEndpoints } from '@/collections/shared/placeCommandEndpoints'
import { retryRun } from '@/operations/background/retryRun'
import { runJobNow } from '@/operations/background/runJobNow'
import { repairDrift } from '@/operations/counters/repairDrift'
import { retryDelivery } from '@/operations/events/retryDelivery'
import { retryMail } from '@/operations/mails/retryMail'

/** The commands of the page of jobs. */
export const jobEndpoints = rootCommandEndpoints('jobs', {
  run: ({ req, body }) => runJobNow({ req, name: body.job }),
  retry: ({ req, body }) => retryRun({ req, ...body }),
  sendMail: ({ req, body }) => retryMail({ req, id: body.mail }),
  deliver: ({ req, body }) => retryDelivery({ req, ...body }),
  repair: ({ req, body }) => repairDrift({ req, id: body.drift }),
})
