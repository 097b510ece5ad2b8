import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isEmailAddress } from '@/domain/shared/email'
import { isLocale, type Locale } from '@/i18n/locales'
import { readRows } from '@/queries/shared/rows'

type Row = Record<'employee' | 'company' | 'person' | 'language', string | null> & {
  others: string[]
}

const readRow = async (req: PayloadRequest, id: number): Promise<Row | undefined> => {
  const [row] = await readRows<Row>(
    req,
    sql`select e.email as employee, c.email as company, t.unconnected_email as person, c.language,
          array(select email from companies_extra_emails where _parent_id = c.id order by _order) as others
        from tenders t left join employees e on e.id = t.employee_id
          left join companies c on c.id = t.company_id where t.id = ${id}`,
  )
  return row
}

/** Every known address of the customer, the default one first. */
export const customerAddresses = async (req: PayloadRequest, id: number): Promise<string[]> => {
  const row = await readRow(req, id)
  if (!row) return []
  return [row.employee, row.company, row.person, ...row.others].filter(isEmailAddress)
}

/** The customer's e-mail address of a tender: the contact's, else the company's, else the person's. */
export const customerAddress = async (args: {
  req: PayloadRequest
  id: number
}): Promise<string[]> => {
  const [first] = await customerAddresses(args.req, args.id)
  return first === undefined ? [] : [first]
}

/** The language of mails to a company; null where none is set. */
export const customerLanguage = async (req: PayloadRequest, id: number): Promise<Locale | null> => {
  const language = (await readRow(req, id))?.language
  return isLocale(language) ? language : null
}
