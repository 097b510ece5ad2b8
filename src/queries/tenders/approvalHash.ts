import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { contentOf } from '@/domain/tenders/approval/approvedContent'
import { readRows } from '../shared/rows'
import { readBoundContent, type BoundContent } from './readContent'

/** Hashes of another version cover other fields and are not comparable. */
const VERSION = 'v2:'

/** The hash of the content that an approval binds. */
export const hashOfContent = ({ content, files }: BoundContent): string =>
  `${VERSION}${createHash('sha256')
    .update(contentOf({ ...content, files }))
    .digest('hex')}`

/** Whether content differs from that of a hash; false for hashes of another version. */
export const isOtherContent = (hash: string, bound: BoundContent): boolean =>
  hash.startsWith(VERSION) && hash !== hashOfContent(bound)

/**
 * The hash of the content that an approval binds, from the values now in the database.
 * @param tenderId a tender that this transaction has locked
 */
export const approvalHashOf = async (req: PayloadRequest, tenderId: number): Promise<string> =>
  hashOfContent(await readBoundContent(req, tenderId))

/**
 * Checks that a tender's content is still the approved one. Form, hooks and triggers prevent such
 * changes; this detects one that bypassed all of them.
 * @throws Refusal `approvalOutdated`
 */
export const refuseOutdatedApproval = async (
  req: PayloadRequest,
  tenderId: number,
): Promise<void> => {
  const [row] = await readRows<{ hash: string | null }>(
    req,
    sql`select approved_hash as hash from tenders where id = ${tenderId}`,
  )
  if (!row?.hash?.startsWith(VERSION)) return
  if (row.hash !== (await approvalHashOf(req, tenderId))) throw new Refusal('approvalOutdated')
}
