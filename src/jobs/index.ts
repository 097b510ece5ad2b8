import type { PayloadRequest } from 'payload'
import { systemRequest } from '@/lib/payloadRequests'
import {
  actionsToAnnounce,
  announceAction,
  peopleToRemind,
  remindOfDay,
} from '@/operations/actions/remindOfActions'
import { dueFollowUps, planFollowUp } from '@/operations/actions/planFollowUps'
import { compareCounters } from '@/operations/counters/compareCounters'
import { deliverEvents } from '@/operations/events/deliverEvents'
import { dueMails, sendMail } from '@/operations/mails/sendMail'
import { dueDigestDay, peopleToDigest, sendDigest } from '@/operations/notifications/sendDigest'
import { makeExport, openExports } from '@/operations/exports/makeExport'
import { removeStrayExports } from '@/operations/exports/strayExports'
import {
  endingReservations,
  expireReservation,
  overdueReservations,
  warnOfEnd,
} from '@/operations/stock/expireReservation'
import { cardsToOffer, offerStock } from '@/operations/stock/offerStock'
import { dueReminders, remindCustomer } from '@/operations/tenders/sending/remindCustomers'
import { sweepOrphanFiles } from '@/operations/sweeps/sweepOrphanFiles'
import { forgetAddresses } from '@/operations/sweeps/forgetAddresses'
import { SWEEPS, sweepRows } from '@/operations/sweeps/sweepRows'
import { endingTenders, warnOfTenderEnd } from '@/operations/tenders/warnOfTenderEnd'
import { overdueRecords, purgeOverdue } from '@/operations/trash/purgeRecord'
import { proposeErasure } from '@/operations/privacy/eraseOverdue'
import { pressingRequests, warnOfRequest } from '@/operations/privacy/warnOfRequests'
import { enforceFactor, peoplePastGrace } from '@/operations/users/factors/enforceFactors'
import { endClosedSessions, peopleWithClosedSessions } from '@/operations/users/emergencyAccess'
import { clientsWithEndingKeys, warnOfKeyEnd } from '@/operations/users/warnOfKeyEnd'
import { companyToday } from '@/queries/settings/companyToday'
import { backUp } from './backups/backUp'
import { noteErasures } from './backups/noteErasures'
import { proveNewest } from './backups/proveNewest'
import { forEach } from './forEach'
import { runImports } from './imports/runImports'
import type { JobRun, JobRuns } from './job'
import { LONGEST_MS, runAgain } from './runAgain'
import { sendWebhooks } from './webhooks/sendWebhooks'
import { readRates } from './rates/readRates'

/** Ends reservations that expired or whose tender ended, and notifies a day ahead. */
const expireReservations: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const today = await companyToday(req)
  const works = [
    ...(await overdueReservations(req, today)).map((id) => ({ id, step: expireReservation })),
    ...(await endingReservations(req, today)).map((id) => ({ id, step: warnOfEnd })),
  ]
  await forEach(payload, works, (one, { id, step }) => step({ req: one, id, today }))
}

/** Offers available stock to waiting reservations, the oldest first. */
const offerWaiting: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const today = await companyToday(req)
  await forEach(payload, await cardsToOffer(req, today), (one, id) =>
    offerStock({ req: one, id, today }),
  )
}

/** Notifies the author of a sent tender the day before its last valid day. */
const warnOfExpiry: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const today = await companyToday(req)
  await forEach(payload, await endingTenders(req, today), (one, id) =>
    warnOfTenderEnd({ req: one, id, today }),
  )
}

/** Warns users about API keys that expire soon and were not replaced. */
const warnOfKeyEnds: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const now = new Date()
  await forEach(payload, await clientsWithEndingKeys(req, now), (one, id) =>
    warnOfKeyEnd({ req: one, id, now }),
  )
}

/** Mails users those notifications that they want once a day. */
const sendDigests: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const day = await dueDigestDay(req)
  await forEach(payload, await peopleToDigest(req, day), (one, id) =>
    sendDigest({ req: one, id, day }),
  )
}

/** Notifies the responsible users about data protection requests that are due. */
const warnOfRequests: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const today = await companyToday(req)
  await forEach(payload, await pressingRequests(req, today), (one, id) =>
    warnOfRequest({ req: one, id, today }),
  )
}

/** Twice a year, notifies users who may erase personal data if some is past its retention period. */
const proposeErasures: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  await proposeErasure({ req, now: new Date(), today: await companyToday(req) })
}

/** Notifies every user in the morning of their actions that are due. */
const remindOfDays: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const today = await companyToday(req)
  await forEach(payload, await peopleToRemind(req, today), (one, id) =>
    remindOfDay({ req: one, id, today }),
  )
}

/** Notifies the owners of actions shortly before their time. */
const remindOfTimes: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const now = new Date()
  await forEach(payload, await actionsToAnnounce(req, now), (one, id) =>
    announceAction({ req: one, id, now }),
  )
}

/**
 * Plans follow-ups of offers without a response, and reminds customers of offers about to expire.
 */
const planFollowUps: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const works = [
    ...(await dueFollowUps(req)).map(
      (due) => (one: PayloadRequest) => planFollowUp({ req: one, due }),
    ),
    ...(await dueReminders(req)).map(
      (due) => (one: PayloadRequest) => remindCustomer({ req: one, due }),
    ),
  ]
  await forEach(payload, works, (one, work) => work(one))
}

const MAILS_AT_ONCE = 50

/**
 * Sends the due mails one after the other, and stops if the mail server does not respond. The next
 * run starts within a minute.
 */
const sendMails: JobRun = async (payload) => {
  const end = Date.now() + LONGEST_MS
  for (;;) {
    const ids = await dueMails(await systemRequest(payload), MAILS_AT_ONCE)
    for (const id of ids) {
      if (!(await sendMail(await systemRequest(payload), id)) || Date.now() > end) return
    }
    if (ids.length < MAILS_AT_ONCE) return
  }
}

/**
 * Writes the requested files in the order of the requests; after its time limit a run starts no
 * further one, and requests the next run.
 */
const makeExports: JobRun = async (payload) => {
  const end = Date.now() + LONGEST_MS
  const left: number[] = []
  const work = async (id: number) => {
    if (Date.now() > end) left.push(id)
    else await makeExport(payload, id)
  }
  try {
    await forEach(payload, await openExports(payload), (_req, id) => work(id))
  } finally {
    if (left.length > 0) await runAgain(payload, 'make-exports')
  }
}

/** Delivers events; a run is limited in time, and requests the next one if some are left. */
const deliver: JobRun = async (payload) => {
  if (await deliverEvents(payload)) await runAgain(payload, 'deliver-events')
}

/** Permanently deletes records whose retention in the trash has expired. */
const emptyTrash: JobRun = async (payload) => {
  const overdue = await overdueRecords(await systemRequest(payload))
  await forEach(payload, overdue, purgeOverdue)
}

/**
 * Ends sessions of users who did not set up the second factor that their role requires, and
 * sessions that were not opened at the single sign-on provider although that is now required.
 */
const enforceFactors: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const works = [
    ...(await peoplePastGrace(req)).map((userId) => ({ userId, step: enforceFactor })),
    ...(await peopleWithClosedSessions(req)).map((userId) => ({ userId, step: endClosedSessions })),
  ]
  await forEach(payload, works, (one, { userId, step }) => step({ req: one, userId }))
}

/** The implementation of every job; `domain/jobs` has their schedules. */
export const JOB_RUNS: JobRuns = {
  'expire-reservations': expireReservations,
  'offer-stock': offerWaiting,
  'warn-of-expiry': warnOfExpiry,
  'send-digests': sendDigests,
  'warn-of-key-ends': warnOfKeyEnds,
  'warn-of-requests': warnOfRequests,
  'remind-of-day': remindOfDays,
  'remind-of-times': remindOfTimes,
  'plan-follow-ups': planFollowUps,
  'send-mails': sendMails,
  'deliver-events': deliver,
  'send-webhooks': (payload) => sendWebhooks(payload),
  'run-imports': runImports,
  'make-exports': makeExports,
  /** Deletes rows that are no longer needed, then the files of exports. */
  sweep: (payload) =>
    forEach(
      payload,
      [
        ...SWEEPS.map((sweep) => (req: PayloadRequest) => sweepRows({ req, sweep })),
        removeStrayExports,
      ],
      (req, work) => work(req),
    ),
  'read-rates': readRates,
  /** Differences are recorded, but never repaired automatically. */
  'compare-counters': async (payload) => {
    await compareCounters(await systemRequest(payload))
  },
  /** Removes files whose row was never committed, because the server was killed. */
  'sweep-files': async (payload) => {
    await sweepOrphanFiles({ req: await systemRequest(payload), now: new Date() })
  },
  'back-up': backUp,
  'prove-backup': proveNewest,
  'note-erasures': noteErasures,
  'empty-trash': emptyTrash,
  'forget-addresses': async (payload) => {
    await forgetAddresses({ req: await systemRequest(payload), now: new Date() })
  },
  'propose-erasure': proposeErasures,
  'enforce-factors': enforceFactors,
}
