import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { AppAbility } from '@/access/buildAbility'
import { mayOf } from '@/access/mayOf'
import { recordLink } from '@/access/reading/recordLink'
import { mayReadFieldOf } from '@/access/reading/searchRights'
import { MERGE_RIGHTS } from '@/catalog/commands/merge'
import { paths } from '@/catalog/paths'
import { columnNameOf } from '@/domain/shared/sqlNames'
import { foldedColumnOf } from '@/domain/search/searchFields'
import { isSure, similarOf, type SimilarRecord, type SimilarRow } from '@/domain/customers/similar'
import { comparedOf, type Sought } from '@/domain/customers/sought'
import { readRows } from '../shared/rows'

type Kind = 'companies' | 'employees'

/** Search criteria and scope for similar records. */
export type SimilarSearch = Partial<Sought> & {
  of: readonly Kind[]
  /** The company of the people: within it a similar name is enough. */
  company?: number | null
  /** The edited record, which is excluded. */
  except?: { of: Kind; id: number } | null
}

const MAX_ROWS = 50

type Search = {
  may: (slug: 'companies' | 'branches' | 'employees', ...fields: string[]) => boolean
  sought: Sought
  company: number | null
}

const anyOf = (values: readonly SQL[]): SQL =>
  values.length > 0 ? sql`(${sql.join([...values], sql` or `)})` : sql`false`

const folded = (texts: readonly string[]): SQL =>
  sql`(${sql.join(
    texts.map((text) => sql`fold_text(${text})`),
    sql`, `,
  )})`

const column = (alias: string, field: string): SQL =>
  sql`${sql.identifier(alias)}.${sql.identifier(foldedColumnOf(field))}`

const hasPhone = (alias: string, fields: readonly string[], phones: readonly string[]): SQL =>
  anyOf(
    fields.flatMap((field) =>
      phones.map((tail) => sql`${column(alias, field)} like ${`%${tail}%`}`),
    ),
  )

/** Companies by each match, using only readable fields. */
const alikeCompanies = ({ may, sought }: Search): SQL[] => {
  const { names, emails, phones, taxNumbers } = sought
  const [byName, byTitle] = [may('companies', 'name'), may('companies', 'title')]
  const branch = (field: string) => may('branches', 'company', field)
  const parts: SQL[] = []
  if (byName || byTitle)
    for (const name of names)
      parts.push(sql`select id, null::int, likeness, score
        from similar_companies(${name}, ${byName}, ${byTitle})`)
  if (emails.length > 0 && may('companies', 'email'))
    parts.push(sql`select c.id, null::int, 'email', 1::real from companies c
      where c.email_folded in ${folded(emails)}`)
  if (emails.length > 0 && may('companies', 'extraEmails'))
    parts.push(sql`select x._parent_id, null::int, 'email', 1::real from companies_extra_emails x
      where fold_text(x.email) in ${folded(emails)}`)
  if (phones.length > 0 && may('companies', 'bossPhone'))
    parts.push(sql`select c.id, null::int, 'phone', 1::real from companies c
      where ${hasPhone('c', ['bossPhone'], phones)}`)
  if (phones.length > 0 && branch('phone'))
    parts.push(sql`select b.company_id, null::int, 'phone', 1::real from branches b
      where ${hasPhone('b', ['phone'], phones)}`)
  if (branch('taxNumber'))
    for (const taxNumber of taxNumbers)
      parts.push(sql`select b.company_id, null::int, 'taxNumber', 1::real from branches b
        where b.tax_number_folded = digits_text(${taxNumber})
          and upper(regexp_replace(b.tax_number, '\\s', '', 'g')) = ${taxNumber}`)
  return parts
}

const PHONES = ['cellPhone1', 'phone1', 'cellPhone2', 'phone2'] as const

/** People by each match; in other companies the name must be equal. */
const alikePeople = ({ may, sought, company }: Search): SQL[] => {
  const { names, emails, phones } = sought
  if (!may('employees', 'company')) return []
  const parts: SQL[] = []
  if (emails.length > 0 && may('employees', 'email'))
    parts.push(sql`select e.company_id, e.id, 'email', 1::real
      from employees e where e.email_folded in ${folded(emails)}`)
  const open = PHONES.filter((field) => may('employees', field))
  if (phones.length > 0 && open.length > 0)
    parts.push(sql`select e.company_id, e.id, 'phone', 1::real from employees e
      where ${hasPhone('e', open, phones)}`)
  if (!may('employees', 'name')) return parts
  for (const name of names) {
    parts.push(sql`select e.company_id, e.id, 'name',
        case when e.company_id = ${company}::int then 1::real else 0.5::real end
      from employees e where e.name_folded = fold_text(${name})`)
    if (company !== null)
      parts.push(sql`select n.company, n.id,
          case when n.score >= 0.55 then 'similarName' else 'nameBeginning' end, n.score
        from (select e.company_id as company, e.id,
            name_likeness(e.name_folded, fold_text(${name})) as score,
            length(${name}) >= 4 and starts_with(e.name_folded, fold_text(${name})) as begins
          from employees e where e.company_id = ${company}) n
        where n.score < 1 and (n.score >= 0.55 or n.begins)`)
  }
  return parts
}

const first = (values: readonly SQL[]): SQL =>
  values.length > 0
    ? sql`coalesce(${sql.join(
        values.map((value) => sql`nullif(${value}, '')`),
        sql`, `,
      )})`
    : sql`null::text`

/** Additional details of a found record, without unreadable ones. */
const factsOf = ({ may }: Pick<Search, 'may'>): SQL => {
  const of = (slug: Kind, ...fields: string[]) => {
    const alias = slug === 'companies' ? 'c' : 'e'
    return first(
      fields
        .filter((field) => may(slug, field))
        .map((field) => sql`${sql.identifier(alias)}.${sql.identifier(columnNameOf(field))}`),
    )
  }
  const either = (company: SQL, employee: SQL) =>
    sql`case when e.id is null then ${company} else ${employee} end`
  const taxNumber = may('branches', 'company', 'taxNumber')
    ? sql`(select b.tax_number from branches b where b.company_id = c.id and b.tax_number <> ''
        order by b.id limit 1)`
    : sql`null::text`
  return sql`${of('companies', 'name')} as "companyName", ${of('employees', 'name')} as "employeeName",
    ${either(of('companies', 'title'), of('employees', 'title'))} as title,
    ${either(taxNumber, sql`null`)} as "taxNumber",
    ${either(of('companies', 'bossPhone'), of('employees', ...PHONES))} as phone,
    ${either(of('companies', 'email'), of('employees', 'email'))} as email`
}

const statementOf = (
  search: Search,
  parts: readonly SQL[],
  except: SimilarSearch['except'],
): SQL => {
  const isOther =
    except === null || except === undefined
      ? sql`true`
      : except.of === 'companies'
        ? sql`r.company <> ${except.id}`
        : sql`r.employee is distinct from ${except.id}`
  // A merged company is replaced by the one it was merged into.
  return sql`with found (company, employee, likeness, score) as (${sql.join([...parts], sql` union all `)}),
    rows as (select coalesce(f.merged_into_id, f.id) as company, found.employee, found.likeness,
      found.score from found join companies f on f.id = found.company)
    select r.company, r.employee, r.likeness, r.score::float8 as score, ${factsOf(search)}
      from rows r join companies c on c.id = r.company left join employees e on e.id = r.employee
     where ${isOther}
     order by array_position(array['taxNumber', 'email', 'phone', 'name', 'similarName',
         'nameBeginning'], r.likeness), r.score desc, r.company, r.employee
     limit ${MAX_ROWS}`
}

const comparesBy =
  (ability: AppAbility): Search['may'] =>
  (slug, ...fields) =>
    fields.every((field) => mayReadFieldOf(ability, slug, field))

/**
 * Possible duplicates among companies and their employees: the same tax number, e-mail address or
 * ten digits of a phone, else a similar name (`company_core`, decision 0092). Fields that the
 * reader may not read are neither compared nor shown. Deleted records are excluded: they can be
 * restored, but not be used.
 * @param req whose caller may read customers: the caller of this function checks
 * @param search unknown values are omitted
 * @returns at most 5, the likeliest first
 */
export const readSimilar = async (
  req: PayloadRequest,
  { of, company = null, except, ...known }: SimilarSearch,
): Promise<SimilarRecord[]> => {
  const ability = await abilityOfRequest(req)
  const sought = comparedOf({ names: [], emails: [], phones: [], taxNumbers: [], ...known })
  const search: Search = { may: comparesBy(ability), sought, company }
  const parts = [
    ...(of.includes('companies') ? alikeCompanies(search) : []),
    ...(of.includes('employees') ? alikePeople(search) : []),
  ]
  if (parts.length === 0) return []
  const rows = await readRows<SimilarRow>(req, statementOf(search, parts, except))
  const mayMerge = MERGE_RIGHTS.every(await mayOf(req))
  return similarOf(rows).map((similar) => {
    const { company: id, employee } = similar
    const doc = employee === null ? { id } : { id: employee, company: id }
    const slug = employee === null ? 'companies' : 'employees'
    const sure = isSure(similar)
    const merges = mayMerge && sure && employee === null && except?.of === 'companies'
    return {
      ...{ ...similar, sure, href: recordLink({ ability, slug, doc }) },
      mergeHref: merges ? `${paths.customerView(except.id)}?merge=${id}` : null,
    }
  })
}
