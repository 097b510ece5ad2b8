import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { SimilarRecord } from '@/domain/customers/similar'
import { Refusal } from '@/domain/shared/refusal'
import { readSimilar } from '@/queries/customers/readSimilar'
import { readRows } from '@/queries/shared/rows'

/** The person named in a tender, and likely matches among the customers. */
export type Registering = {
  name: string
  email: string
  phone: string
  likely: SimilarRecord[]
}

/**
 * The unregistered customer of a tender, with similar registered ones. For users who may read both:
 * the caller checks.
 * @throws Refusal `notFound`
 */
export const readLikelyCustomers = async (
  req: PayloadRequest,
  tenderId: number,
): Promise<Registering> => {
  const [named] = await readRows<Omit<Registering, 'likely'> & { isOpen: boolean }>(
    req,
    sql`select coalesce(unconnected_name, '') as name, coalesce(unconnected_email, '') as email,
          coalesce(unconnected_phone, '') as phone, company_id is null as "isOpen"
        from tenders where id = ${tenderId}`,
  )
  if (!named) throw new Refusal('notFound')
  const { isOpen, ...person } = named
  const { name, email, phone } = person
  const sought = { names: [name], emails: [email], phones: [phone] }
  const likely = isOpen ? await readSimilar(req, { of: ['companies', 'employees'], ...sought }) : []
  return { ...person, likely }
}
