import type { PayloadRequest } from 'payload'
import { recordIdOf } from '@/domain/shared/recordId'
import { Refusal } from '@/domain/shared/refusal'

/** The record of an address with `:id`. @throws Refusal `notFound` for what cannot be the number of one */
export const recordAsked = (req: PayloadRequest): number => {
  const id = recordIdOf(req.routeParams?.id)
  if (id === null) throw new Refusal('notFound')
  return id
}
