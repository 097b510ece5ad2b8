import type { PayloadRequest } from 'payload'
import { recordIdOf } from '@/domain/shared/recordId'
import { Refusal } from '@/domain/shared/refusal'

/** The record id in a path with `:id`. @throws Refusal `notFound` for an invalid id */
export const recordAsked = (req: PayloadRequest): number => {
  const id = recordIdOf(req.routeParams?.id)
  if (id === null) throw new Refusal('notFound')
  return id
}
