import { ReachBar } from '@/components/document/ReachBar'
import { RecordActions } from '@/components/document/RecordActions'
import { Timeline } from '@/components/document/timeline/Timeline'
import { RelatedList } from '../list/related/RelatedList'
import { Card } from '../ui/layout/Card'
import { FormattedText } from '../ui/layout/FormattedText'
import { LinkTabs } from '../ui/controls/LinkTabs'
import { linkTabsOf } from '../ui/controls/linkTabsOf'
import { PageHeader } from '../ui/layout/PageHeader'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/catalog/paths'

import { ContactCard } from './ContactCard'
import type { EmployeeSheet, EmployeeTab } from '@/present/customers/customerSheet'
import { FactList } from '../ui/layout/FactList'
import './employeePage.css'

const LABELS: Readonly<Record<EmployeeTab, MessageKey>> = {
  timeline: 'timeline.title',
  meets: 'meets.plural',
  tenders: 'tenders.plural',
}

type Props = {
  employee: EmployeeSheet
  /** The reader may see the history. */
  hasActivity: boolean
  /** The list this page was opened from, for the back link. */
  listHref: string
  listTitle: MessageKey
  locale: Locale
}

/** The page of a customer's employee: contact data, timeline, meetings and tenders. */
export const EmployeePage = (props: Props) => {
  const { employee, hasActivity, listHref, listTitle, locale } = props
  const { name, company, branch, note, editHref, tabs, tab, part, timeline } = employee
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  return (
    <div className="ui-page">
      <PageHeader
        actions={
          <RecordActions
            slug="employees"
            id={employee.id}
            name={name}
            hasActivity={hasActivity}
            editHref={editHref}
            t={t}
          />
        }
        breadcrumbs={[
          { label: t('companies.plural'), href: paths.customers() },
          { label: company.name, href: company.href },
          { label: t(listTitle), href: listHref },
          { label: name },
        ]}
        title={<bdi>{name}</bdi>}
      />
      <ReachBar name={name} reach={employee.reach} />
      <div className="employee-page">
        <Card>
          <ContactCard contact={employee} hasName={false} t={t} />
          <div className="employee-page__facts">
            <FactList
              facts={[
                { label: t('employees.fields.company'), value: <bdi>{company.name}</bdi> },
                { label: t('employees.fields.branch'), value: branch && <bdi>{branch}</bdi> },
                { label: t('employees.fields.note'), value: note && <FormattedText html={note} /> },
              ]}
            />
          </div>
        </Card>
        {(part || timeline) && (
          <LinkTabs
            items={linkTabsOf(tabs, (item) => t(LABELS[item]), format)}
            label={name}
            value={tab}
          >
            {timeline && <Timeline sheet={timeline} />}
            {part && tab !== 'timeline' && (
              <RelatedList none={t(`employees.none.${tab}`)} part={part} />
            )}
          </LinkTabs>
        )}
      </div>
    </div>
  )
}
