import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { likelyCustomers, type Alike, type LikelyCustomer } from '@/domain/tenders/registering'
import { readRows } from '@/queries/shared/rows'

/** Digits at the end of a phone that tell it from others, whatever its country's sign. */
const TELLING_DIGITS = 10
/** A name shorter than this begins too many others. */
const TELLING_LETTERS = 3
const MAX_ROWS = 50

/**
 * What the unregistered person of a tender is known by, folded as the columns it is compared with.
 */
const person = (tenderId: number) => sql`
  select nullif(fold_text(btrim(unconnected_name)), '') as name,
    nullif(fold_text(btrim(unconnected_email)), '') as email,
    case when length(digits_text(unconnected_phone)) >= 7
      then '%' || right(digits_text(unconnected_phone), ${TELLING_DIGITS}) end as phone
  from tenders where id = ${tenderId} and company_id is null`

/** Companies and their people by each likeness; a name of another counts by its beginning too. */
const alike = (tenderId: number) => sql`
  with p as (${person(tenderId)}), rows as (
    select c.id as company, null::int as employee, 'email' as likeness from p join companies c
      on c.email_folded = p.email or exists (select 1 from companies_extra_emails x
        where x._parent_id = c.id and fold_text(x.email) = p.email)
    union all select c.id, null, 'phone' from p join companies c on c.boss_phone_folded like p.phone
    union all select c.id, null, 'name' from p join companies c
      on p.name in (c.name_folded, c.title_folded)
    union all select c.id, null, 'nameBeginning' from p join companies c
      on length(p.name) >= ${TELLING_LETTERS} and starts_with(c.name_folded, p.name)
    union all select e.company_id, e.id, 'email' from p join employees e on e.email_folded = p.email
    union all select e.company_id, e.id, 'phone' from p join employees e on e.phone1_folded like p.phone
      or e.phone2_folded like p.phone or e.cell_phone1_folded like p.phone
      or e.cell_phone2_folded like p.phone
    union all select e.company_id, e.id, 'name' from p join employees e on e.name_folded = p.name)
  select r.company, c.name as "companyName", r.employee, e.name as "employeeName", r.likeness
  from rows r join companies c on c.id = r.company left join employees e on e.id = r.employee
  order by array_position(array['email', 'phone', 'name', 'nameBeginning'], r.likeness), r.company
  limit ${MAX_ROWS}`

/** The person a tender names, and who that may be among the customers. */
export type Registering = {
  name: string
  email: string
  phone: string
  likely: LikelyCustomer[]
}

/**
 * The unregistered customer of a tender, with registered ones who may be the same. For
 * users who may read both: the caller checks.
 * @throws Refusal `notFound`
 */
export const readLikelyCustomers = async (
  req: PayloadRequest,
  tenderId: number,
): Promise<Registering> => {
  const [[named], rows] = await Promise.all([
    readRows<Omit<Registering, 'likely'>>(
      req,
      sql`select coalesce(unconnected_name, '') as name, coalesce(unconnected_email, '') as email,
            coalesce(unconnected_phone, '') as phone from tenders where id = ${tenderId}`,
    ),
    readRows<Alike>(req, alike(tenderId)),
  ])
  if (!named) throw new Refusal('notFound')
  return { ...named, likely: likelyCustomers(rows) }
}
