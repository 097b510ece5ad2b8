import { abilityOfRequest } from '@/access/abilityOf'
import { mayWriteOn } from '@/access/reading/onRecords'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { paths } from '@/catalog/paths'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import { PROJECT_TABS, type ProjectSheet } from '@/present/projects/projectSheet'
import type { Figure } from '@/present/record/recordFact'
import { idOf } from '@/domain/shared/idOf'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'

import { projectRelations } from '../customers/customerRelations'
import { readRecord } from '../related/readRecord'
import { readTabs } from '../related/readTabs'
import { askedTab, tabAddress, tabItems } from '../related/tabItems'
import { readTimelineTab, tabsWithTimeline } from '../timeline/timelineTab'
import { tenderFigures } from '../tenders/tenderFigures'
import type { ViewPage } from '../shared/viewPage'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readRows } from '@/queries/shared/rows'

const FACTS = ['name', 'company', 'startDate', 'endDate', 'defaultLink', 'createdAt', 'updatedAt']

/**
 * Value in lira of the stock issued to a project, less reversals. For readers of these fields of
 * movements only: the caller checks.
 * @returns exact, as text
 */
const readIssuedValue = async (req: PayloadRequest, project: number): Promise<string> => {
  const [row] = await readRows<{ value: string }>(
    req,
    sql`select coalesce(round(sum(case type when 'out' then value else -value end), 2), 0)::text as value
        from (select type, quantity * price * coalesce(currency_rate, 1) as value
              from stock_movements
              where project_id = ${project} and (type = 'out') = (reversal_of_id is null)) issued`,
  )
  return row?.value ?? '0'
}

/** The figure for the stock issued to the project. */
const issuedFigure = async ({ req, id, locale }: ViewPage, href: string): Promise<Figure[]> => {
  const ability = await abilityOfRequest(req)
  const asked = ['project', 'type', 'quantity', 'price', 'currencyRate', 'reversalOf'] as const
  if (!mayReadFields(ability, 'stock-movements', ...asked)) return []
  const t = createTranslator(locale)
  return [
    {
      label: t('companyProjects.issued'),
      value: createFormatters(locale).money(await readIssuedValue(req, id), 'TRY'),
      href,
      hint: t('companyProjects.whichMovements'),
    },
  ]
}

/**
 * A project with related records, limited to what the visitor may see; only the open tab is read.
 * @param asked the tab of the address
 * @param kinds filter of the timeline from the address
 * @returns null if it does not exist or may not be read
 */
export const readProject = async (
  page: ViewPage,
  asked: unknown,
  kinds?: unknown,
): Promise<ProjectSheet | null> => {
  const { id, may } = page
  const record = await readRecord(page, 'company-projects', FACTS)
  if (!record) return null
  const { doc, facts } = record
  const company = idOf(doc.company)
  const names = await tabsWithTimeline(page.req, 'company-projects', PROJECT_TABS)
  const address = tabAddress(paths.companyProjectView(id), names[0])
  const shown = askedTab(names, asked)
  const [{ counts, part }, tenders, issued, ability] = await Promise.all([
    readTabs({
      page,
      relations: projectRelations(company === null ? null : Number(company)),
      shown,
      back: address,
    }),
    tenderFigures(page, 'companyProject'),
    issuedFigure(page, address('movements')),
    abilityOfRequest(page.req),
  ])
  const { tabs, tab } = tabItems({
    names,
    always: ['timeline', 'overview'],
    counts,
    address,
    asked: shown,
  })
  return {
    id,
    name: typeof doc.name === 'string' ? doc.name : `#${id}`,
    facts,
    figures: [...tenders, ...issued],
    tabs,
    tab,
    part,
    timeline: tab === 'timeline' ? await readTimelineTab(page, 'company-projects', kinds) : null,
    editHref: rowLinksOf({ slug: 'company-projects', doc: { id }, may }).edit,
    hasActivity: may(['read', 'audit', '*']),
    mayPlan: mayWriteOn(ability, 'actions', 'company-projects'),
  }
}
