import type { Payload } from 'payload'
import {
  BULLETIN_TIME_ZONE,
  GAP_DAYS,
  missingDays,
  refuseBulletinDay,
} from '@/domain/rates/bulletin'
import { addDays, today as todayIn, type Day } from '@/domain/shared/day'
import { env } from '@/lib/env'
import { systemRequest } from '@/lib/payloadRequests'
import { fetchBulletin } from '@/operations/rates/fetchBulletin'
import { daysKept, keepBulletin } from '@/operations/rates/keepBulletin'
import type { JobRun } from '../job'

type Asked = { payload: Payload; address: string; today: Day }

const keepNewest = async ({ payload, address, today }: Asked) => {
  const bulletin = await fetchBulletin(address)
  if (!bulletin) return
  refuseBulletinDay({ day: bulletin.day, today })
  await keepBulletin(await systemRequest(payload), bulletin)
}

const keepDay = async ({ payload, address }: Asked, day: Day) => {
  const bulletin = await fetchBulletin(address, day)
  if (bulletin) await keepBulletin(await systemRequest(payload), bulletin)
}

/**
 * Stores the missing bulletins of the last days, earliest first, and the newest one. One that
 * cannot be read does not prevent the others; the run then fails with the first reason, and is
 * retried.
 */
export const readRatesFrom = async (asked: Asked): Promise<void> => {
  const { payload, today } = asked
  const req = await systemRequest(payload)
  const kept = await daysKept(req, addDays(today, -GAP_DAYS))
  const failures: unknown[] = []
  const note = (error: unknown) => void failures.push(error)
  for (const day of missingDays({ today, kept })) await keepDay(asked, day).catch(note)
  await keepNewest(asked).catch(note)
  if (failures.length > 0) throw failures[0]
}

/** Reads the central bank's rates; does nothing if no address is set. */
export const readRates: JobRun = async (payload) => {
  const address = env.RATES_URL
  if (!address) return
  await readRatesFrom({
    payload,
    address,
    today: todayIn({ now: new Date(), timeZone: BULLETIN_TIME_ZONE }),
  })
}
