import { bulletinPath, BulletinError, readWritten, type Bulletin } from '@/domain/rates/bulletin'
import type { Day } from '@/domain/shared/day'
import { readSmall } from '@/lib/readSmall'
import { parseBulletin } from './parseBulletin'

const MAX_BYTES = 256 * 1024
const TIMEOUT_MS = 5000

/**
 * Fetches the bulletin of a day, or the newest one.
 * @param address base URL at the bank; ends with `/`
 * @param day left out for the newest
 * @returns null if there is none: weekends, holidays, today before the afternoon
 * @throws ReadError, BulletinError with the reason
 */
export const fetchBulletin = async (address: string, day?: Day): Promise<Bulletin | null> => {
  const bytes = await readSmall({
    url: new URL(bulletinPath(day), address),
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    userAgent: 'backoffice',
  })
  if (bytes === null) {
    if (day === undefined) throw new BulletinError('There is no bulletin at the address')
    return null
  }
  const bulletin = readWritten(parseBulletin(bytes))
  if (day !== undefined && bulletin.day !== day)
    throw new BulletinError(`The bulletin of ${day} says that it is of ${bulletin.day}`)
  return bulletin
}
