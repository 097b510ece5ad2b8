import type { CollectionBeforeChangeHook } from 'payload'
import { refuseBulletinChange, refuseEntry } from '@/domain/rates/entry'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { refuseTakenDay } from '@/operations/rates/refuseTakenDay'
import { companyToday } from '@/queries/settings/companyToday'

/** What somebody types is a sound rate of a day that has none of theirs yet. */
export const checkEntry: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const code = originalDoc && refuseBulletinChange(originalDoc, data)
  if (code) throw new Refusal(code)
  const values = { ...originalDoc, ...data }
  const { day, buying, selling } = values
  refuseFields(refuseEntry({ day, buying, selling, today: await companyToday(req) }))
  await refuseTakenDay(req, values)
  return data
}
