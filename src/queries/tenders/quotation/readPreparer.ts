import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadField } from '@/access/reading/mayReadField'
import { staffIdOf } from '@/access/session/staffOf'
import { idOf } from '@/domain/shared/idOf'
import type { PrintedPerson } from '@/domain/tenders/sending/quotation'
import { readRows } from '../../shared/rows'
import { textOf, type Doc } from './printedValues'

type Row = { name: string; phone: string | null; email: string; isActive: boolean }

/**
 * Who of the company answers for a tender: the person who made it. A suspended person is named
 * without phone and e-mail.
 * @param isWhole for the customer, who gets all of it; others see what they may read of users, and
 *   of themselves everything
 * @returns null when there is no such person, or the reader may not see the name
 */
export const readPreparer = async (
  req: PayloadRequest,
  tender: Doc,
  isWhole: boolean,
): Promise<PrintedPerson | null> => {
  const person = idOf(tender.createdBy)
  if (person === null) return null
  const [row] = await readRows<Row>(
    req,
    sql`select name, phone, email, status = 'active' as "isActive" from users where id = ${person}`,
  )
  if (!row) return null
  const ability = await abilityOfRequest(req)
  const isOwn = Number(person) === staffIdOf(req)
  const maySee = (field: string) => isWhole || isOwn || mayReadField(ability, 'users', field)
  if (!maySee('name')) return null
  const detail = (field: 'phone' | 'email') =>
    row.isActive && maySee(field) ? textOf(row[field]) : null
  return { name: row.name, phone: detail('phone'), email: detail('email') }
}
