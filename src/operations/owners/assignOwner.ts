import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { emit } from '../events/emit'
import { holdUser } from '../shared/holdRecord'
import { inTransaction, query } from '../shared/transaction'
import { lockTender } from '../tenders/lockTender'
import { writeTender } from '../tenders/writeTender'
import { peopleWhoMayOwn, type OwnedSlug } from '@/queries/users/peopleWhoMayOwn'

type Call = { req: PayloadRequest; id: number; owner: number }

const insistOnOwner = async (req: PayloadRequest, slug: OwnedSlug, owner: number) => {
  const [able] = await peopleWhoMayOwn(req, slug, owner)
  refuseFields([able ? null : { path: 'owner', code: 'ownerCannotRead' }])
}

/**
 * Makes a user responsible for a tender, in any state; `createdBy` stays. The new owner is notified
 * unless they assigned it to themselves. Assigning it to its owner again changes nothing, not even
 * `updatedAt`, by which open forms know that they are out of date.
 * @param call.owner an active user who may read tenders
 * @returns the id of the tender
 * @throws Refusal `notFound`; `invalidInput` with `ownerCannotRead` at `owner`
 */
export const assignTender = ({ req, id, owner }: Call): Promise<number> =>
  inTransaction(req, async () => {
    await holdUser(req, owner)
    const { owner: former, title, createdBy, number } = await lockTender(req, id)
    await insistOnOwner(req, 'tenders', owner)
    if (former === owner) return id
    await emit(req, {
      name: 'tenderAssigned',
      document: id,
      data: { title, createdBy, number, owner },
    })
    await writeTender(req, id, sql`owner_id = ${owner}`)
    return id
  })

/**
 * Makes a user responsible for a company, as `assignTender` does for a tender.
 * @param call.owner an active user who may read companies
 * @returns the id of the company
 * @throws Refusal `notFound`; `invalidInput` with `ownerCannotRead` at `owner`
 */
export const assignCompany = ({ req, id, owner }: Call): Promise<number> =>
  inTransaction(req, async () => {
    await holdUser(req, owner)
    const [company] = await query<{ name: string; owner: number | null }>(
      req,
      sql`select name, owner_id as owner from companies where id = ${id} for no key update`,
    )
    if (!company) throw new Refusal('notFound')
    await insistOnOwner(req, 'companies', owner)
    if (company.owner === owner) return id
    await emit(req, { name: 'companyAssigned', document: id, data: { name: company.name, owner } })
    await query(
      req,
      sql`update companies set owner_id = ${owner}, updated_at = now() where id = ${id}`,
    )
    return id
  })
