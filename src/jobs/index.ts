import type { PayloadRequest } from 'payload'
import { systemRequest } from '@/lib/payloadRequests'
import { wakeJob } from '@/operations/background/wakeJob'
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
import { inTransaction } from '@/operations/shared/transaction'
import {
  endingReservations,
  expireReservation,
  overdueReservations,
  warnOfEnd,
} from '@/operations/stock/expireReservation'
import { cardsToOffer, offerStock } from '@/operations/stock/offerStock'
import { dueReminders, remindCustomer } from '@/operations/tenders/sending/remindCustomers'
import { sweepOrphanFiles } from '@/operations/sweeps/sweepOrphanFiles'
import { SWEEPS, sweepRows } from '@/operations/sweeps/sweepRows'
import { endingTenders, warnOfTenderEnd } from '@/operations/tenders/warnOfTenderEnd'
import { overdueRecords, purgeOverdue } from '@/operations/trash/purgeRecord'
import { enforceFactor, peoplePastGrace } from '@/operations/users/factors/enforceFactors'
import { clientsWithEndingKeys, warnOfKeyEnd } from '@/operations/users/warnOfKeyEnd'
import { companyToday } from '@/queries/settings/companyToday'
import { backUp } from './backups/backUp'
import { noteErasures } from './backups/noteErasures'
import { proveNewest } from './backups/proveNewest'
import { forEach } from './forEach'
import { runImports } from './imports/runImports'
import type { JobRun, JobRuns } from './job'
import { sendWebhooks } from './webhooks/sendWebhooks'
import { readRates } from './rates/readRates'

/** Ends reservations whose day is over or whose tender has expired, and notifies the day before. */
const expireReservations: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const today = await companyToday(req)
  const works = [
    ...(await overdueReservations(req, today)).map((id) => ({ id, step: expireReservation })),
    ...(await endingReservations(req, today)).map((id) => ({ id, step: warnOfEnd })),
  ]
  await forEach(payload, works, (one, { id, step }) => step({ req: one, id, today }))
}

/** Offers what became available to those who wait for it, the oldest first. */
const offerWaiting: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const today = await companyToday(req)
  await forEach(payload, await cardsToOffer(req, today), (one, id) =>
    offerStock({ req: one, id, today }),
  )
}

/** Notifies the author of a sent tender that tomorrow is its last valid day. */
const warnOfExpiry: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const today = await companyToday(req)
  await forEach(payload, await endingTenders(req, today), (one, id) =>
    warnOfTenderEnd({ req: one, id, today }),
  )
}

/** Warns people of keys of programs that end soon and were not replaced. */
const warnOfKeyEnds: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const now = new Date()
  await forEach(payload, await clientsWithEndingKeys(req, now), (one, id) =>
    warnOfKeyEnd({ req: one, id, now }),
  )
}

/** Notifies everybody, in the morning, of what they have to do by that day. */
const remindOfDays: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const today = await companyToday(req)
  await forEach(payload, await peopleToRemind(req, today), (one, id) =>
    remindOfDay({ req: one, id, today }),
  )
}

/** Notifies the owners of actions whose time is about to come. */
const remindOfTimes: JobRun = async (payload) => {
  const req = await systemRequest(payload)
  const now = new Date()
  await forEach(payload, await actionsToAnnounce(req, now), (one, id) =>
    announceAction({ req: one, id, now }),
  )
}

/** Plans what to do about offers of which nothing is heard, and reminds customers of those about to end. */
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
/** What is left after that is sent by the next run, which begins within a minute. */
const LONGEST_MS = 60_000

/** Sends the mails that are due, one after the other, until the mail server does not answer. */
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

/** Delivers events; a run ends in time, and asks for the next one when some are left. */
const deliver: JobRun = async (payload) => {
  if (!(await deliverEvents(payload))) return
  const req = await systemRequest(payload)
  await inTransaction(req, () => wakeJob(req, 'deliver-events'))
}

/** Deletes for ever the records whose time in the trash is over. */
const emptyTrash: JobRun = async (payload) => {
  const overdue = await overdueRecords(await systemRequest(payload))
  await forEach(payload, overdue, purgeOverdue)
}

/** Ends sessions of people who did not set up the second factor that their role requires. */
const enforceFactors: JobRun = async (payload) => {
  const people = await peoplePastGrace(await systemRequest(payload))
  await forEach(payload, people, (req, userId) => enforceFactor({ req, userId }))
}

/** What every job does; `domain/jobs` says when. */
export const JOB_RUNS: JobRuns = {
  'expire-reservations': expireReservations,
  'offer-stock': offerWaiting,
  'warn-of-expiry': warnOfExpiry,
  'warn-of-key-ends': warnOfKeyEnds,
  'remind-of-day': remindOfDays,
  'remind-of-times': remindOfTimes,
  'plan-follow-ups': planFollowUps,
  'send-mails': sendMails,
  'deliver-events': deliver,
  'send-webhooks': (payload) => sendWebhooks(payload),
  'run-imports': runImports,
  /** Deletes rows of which nothing makes use any more. */
  sweep: (payload) => forEach(payload, SWEEPS, (req, one) => sweepRows({ req, sweep: one })),
  'read-rates': readRates,
  /** Differences are recorded, never repaired. */
  'compare-counters': async (payload) => {
    await compareCounters(await systemRequest(payload))
  },
  /** Removes files that a killed server wrote without committing their row. */
  'sweep-files': async (payload) => {
    await sweepOrphanFiles({ req: await systemRequest(payload), now: new Date() })
  },
  'back-up': backUp,
  'prove-backup': proveNewest,
  'note-erasures': noteErasures,
  'empty-trash': emptyTrash,
  'enforce-factors': enforceFactors,
}
