import type { PayloadRequest } from 'payload'
import type { AuditedSlug } from '@/domain/audit/auditedSlugs'
import type { ColumnField } from './columnFields'
import type { AuditField } from './entityOf'

/** A record of the trail, and its reader. */
export type Asked = { req: PayloadRequest; slug: AuditedSlug; id: number }

// Field rights are the same for all rows of a response, except on one's own user.
const answers = new WeakMap<PayloadRequest, Map<string, Promise<boolean>>>()

const mayReadChain = async ({ req, id }: Asked, chain: readonly AuditField[]): Promise<boolean> => {
  for (const { access } of chain)
    if (access?.read && !(await access.read({ req, id, doc: { id } }))) return false
  return true
}

/** Whether the reader may see a column of some record. */
export const mayReadColumn = (asked: Asked, { path, chain }: ColumnField): Promise<boolean> => {
  const ofRequest = answers.get(asked.req) ?? new Map<string, Promise<boolean>>()
  answers.set(asked.req, ofRequest)
  const key = `${asked.slug} ${path} ${asked.slug === 'users' ? asked.id : ''}`
  const answer = ofRequest.get(key) ?? mayReadChain(asked, chain)
  ofRequest.set(key, answer)
  return answer
}
