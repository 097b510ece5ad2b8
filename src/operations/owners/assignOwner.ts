import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { refuseMerged } from '../customers/refuseMerged'
import { emit } from '../events/emit'
import { holdUser } from '../shared/holdRecord'
import { insistOnVersion } from '../shared/insistOnVersion'
import { inTransaction, query } from '../shared/transaction'
import { lockTender } from '../tenders/lockTender'
import { writeTender } from '../tenders/writeTender'
import { peopleWhoMayOwn, type OwnedSlug } from '@/queries/users/peopleWhoMayOwn'

type Call = { req: PayloadRequest; id: number; owner: number }
type LockedCompany = {
  name: string
  owner: number | null
  isMerged: boolean
  updatedAt: Date | string
}

const insistOnOwner = async (req: PayloadRequest, slug: OwnedSlug, owner: number) => {
  const [able] = await peopleWhoMayOwn(req, slug, owner)
  refuseFields([able ? null : { path: 'owner', code: 'ownerCannotRead' }])
}

/**
 * Assigns a tender to an owner, in any status; `createdBy` stays. The new owner is notified unless
 * they assigned it to themselves. Assigning the current owner changes nothing, not even
 * `updatedAt`, which would make open forms outdated.
 * @param call.owner an active user who may read tenders
 * @returns the id of the tender
 * @throws Refusal `notFound`; `invalidInput` with `ownerCannotRead` at `owner`; `staleEdit` for a caller
 *   that started from an older version
 */
export const assignTender = ({ req, id, owner }: Call): Promise<number> =>
  inTransaction(req, async () => {
    await holdUser(req, owner)
    const { owner: former, title, createdBy, number, updatedAt } = await lockTender(req, id)
    await insistOnOwner(req, 'tenders', owner)
    if (former === owner) return id
    await insistOnVersion({ req, slug: 'tenders', id, updatedAt })
    await emit(req, {
      name: 'tenderAssigned',
      document: id,
      data: { title, createdBy, number, owner },
    })
    await writeTender(req, id, sql`owner_id = ${owner}`)
    return id
  })

/**
 * Assigns a company to an owner, as `assignTender` does for a tender.
 * @param call.owner an active user who may read companies
 * @returns the id of the company
 * @throws Refusal `notFound`; `companyMerged`; `invalidInput` with `ownerCannotRead` at `owner`;
 *   `staleEdit`
 */
export const assignCompany = ({ req, id, owner }: Call): Promise<number> =>
  inTransaction(req, async () => {
    await holdUser(req, owner)
    const [company] = await query<LockedCompany>(
      req,
      sql`select name, owner_id as owner, is_merged as "isMerged", updated_at as "updatedAt"
          from companies where id = ${id} for no key update`,
    )
    if (!company) throw new Refusal('notFound')
    if (company.isMerged) await refuseMerged(req, id)
    await insistOnOwner(req, 'companies', owner)
    if (company.owner === owner) return id
    await insistOnVersion({ req, slug: 'companies', id, updatedAt: company.updatedAt })
    await emit(req, { name: 'companyAssigned', document: id, data: { name: company.name, owner } })
    await query(
      req,
      sql`update companies set owner_id = ${owner}, updated_at = now() where id = ${id}`,
    )
    return id
  })
