import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { paths } from '@/catalog/paths'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import { PROJECT_TABS, type ProjectSheet } from '@/present/projects/projectSheet'
import type { Figure } from '@/present/record/recordFact'
import { idOf } from '@/domain/shared/idOf'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { readIssuedValue } from './readIssuedValue'

import { projectRelations } from '../customers/customerRelations'
import { readRecord } from '../related/readRecord'
import { readTabs } from '../related/readTabs'
import { askedTab, tabAddress, tabItems } from '../related/tabItems'
import { tenderFigures } from '../tenders/tenderFigures'
import type { ViewPage } from '../shared/viewPage'

const FACTS = ['name', 'company', 'startDate', 'endDate', 'defaultLink', 'createdAt', 'updatedAt']

/** What the stock that went to the project was given for. */
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
 * A project with what belongs to it, as the visitor may see it; of the tabs only the open one is
 * read.
 * @param asked the tab of the address
 * @returns null when there is none or it may not be read
 */
export const readProject = async (page: ViewPage, asked: unknown): Promise<ProjectSheet | null> => {
  const { id, may } = page
  const record = await readRecord(page, 'company-projects', FACTS)
  if (!record) return null
  const { doc, facts } = record
  const company = idOf(doc.company)
  const address = tabAddress(paths.companyProjectView(id))
  const shown = askedTab(PROJECT_TABS, asked)
  const [{ counts, part }, tenders, issued] = await Promise.all([
    readTabs({
      page,
      relations: projectRelations(company === null ? null : Number(company)),
      shown,
      back: address,
    }),
    tenderFigures(page, 'companyProject'),
    issuedFigure(page, address('movements')),
  ])
  return {
    id,
    name: typeof doc.name === 'string' ? doc.name : `#${id}`,
    facts,
    figures: [...tenders, ...issued],
    ...tabItems({ names: PROJECT_TABS, always: ['overview'], counts, address, asked: shown }),
    part,
    editHref: rowLinksOf({ slug: 'company-projects', doc: { id }, may }).edit,
    hasActivity: may(['read', 'audit', '*']),
  }
}
