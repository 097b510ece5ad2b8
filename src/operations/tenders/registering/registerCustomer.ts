import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal, refuseFields } from '@/domain/shared/refusal'
import type { RegisteredCustomer } from '@/domain/tenders/registeredCustomer'
import { refuseRegistering } from '@/domain/tenders/registering'
import { asWriter, inTransaction, query } from '../../shared/transaction'
import { lockTender } from '../lockTender'

type Making = { req: PayloadRequest; customer: RegisteredCustomer }

const make = async (
  req: PayloadRequest,
  collection: 'companies' | 'branches' | 'employees',
  data: object,
): Promise<number> => {
  const made = await req.payload.create({ collection, data: data as never, depth: 0, req })
  return Number(made.id)
}

const isOf = async (
  req: PayloadRequest,
  collection: 'companies' | 'employees',
  where: Record<string, number>,
) => {
  const { totalDocs } = await req.payload.count({
    collection,
    where: Object.fromEntries(Object.entries(where).map(([name, equals]) => [name, { equals }])),
    req,
  })
  return totalDocs > 0
}

/** Its customer accepted it and chose lines that were not included. */
const hasChoice = async (req: PayloadRequest, id: number): Promise<boolean> => {
  const rows = await query(
    req,
    sql`select 1 from tender_answers where tender_id = ${id} and kind = 'accepted'
        and jsonb_array_length(chosen) > 0`,
  )
  return rows.length > 0
}

/**
 * Two users may register the same customer from two tenders at once, and neither transaction sees the
 * other's company yet: the lock on the name makes the second wait, and then refuses it as a duplicate.
 */
const refuseTwin = async (req: PayloadRequest, name: string): Promise<void> => {
  await query(
    req,
    sql`select pg_advisory_xact_lock(hashtext('new company ' || fold_text(btrim(${name}))))`,
  )
  const twins = await query(
    req,
    sql`select 1 from companies where name_folded = fold_text(btrim(${name}))
        and created_at > clock_timestamp() - interval '1 minute' limit 1`,
  )
  refuseFields([twins.length > 0 ? { path: 'customer.companyName', code: 'justRegistered' } : null])
}

/** The selected company, or a new one. */
const companyOf = async ({ req, customer }: Making): Promise<number> => {
  const { company, companyName } = customer
  if (company === null) {
    await refuseTwin(req, companyName ?? '')
    return make(req, 'companies', { name: companyName })
  }
  const isKnown = await isOf(req, 'companies', { id: company })
  refuseFields([isKnown ? null : { path: 'customer.company', code: 'notAnOption' }])
  return company
}

/** The employee of the company to set on the tender: an existing one, a new one, or none. */
const employeeOf = async (
  { req, customer }: Making,
  ids: { company: number; branch: number | null },
): Promise<number | null> => {
  const { employee, employeeName, email, phone } = customer
  if (employee !== null) {
    const isKnown = await isOf(req, 'employees', { id: employee, company: ids.company })
    refuseFields([isKnown ? null : { path: 'customer.employee', code: 'employeeOfOtherCompany' }])
    return employee
  }
  if (employeeName === null) return null
  return make(req, 'employees', {
    ...ids,
    name: employeeName,
    email,
    cellPhone1: phone,
    isContact: true,
    // The first employee of a new customer becomes the default contact.
    isDefaultContact: customer.company === null,
  })
}

/**
 * Registers the unregistered person of a tender as a customer, or selects an existing one, and links
 * the tender to that customer, in one transaction. Offers sent before stay as sent; their links then
 * show that the offer has changed.
 * @param customer an existing company, or the name of a new one; an existing employee, the name of a
 *   new one, or neither
 * @returns the tender
 * @throws Refusal `notFound`, `tenderLocked`, `alreadyRegistered`, `bidderMissing`, `applyChoiceFirst`,
 *   `invalidInput`
 */
export const registerCustomer = ({ req, id, customer }: Making & { id: number }) =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id)
    const code = refuseRegistering({ ...tender, hasChoice: await hasChoice(req, id) })
    if (code) throw new Refusal(code, { data: { status: tender.status } })
    const company = await companyOf({ req, customer })
    const branch =
      customer.branchName === null
        ? null
        : await make(req, 'branches', { company, name: customer.branchName })
    const employee = await employeeOf({ req, customer }, { company, branch })
    await asWriter(req, 'tender', () =>
      query(
        req,
        sql`update tenders set company_id = ${company}, branch_id = ${branch},
              employee_id = ${employee}, unconnected_name = null, unconnected_email = null,
              unconnected_phone = null, updated_at = now() where id = ${id}`,
      ),
    )
    return id
  })
