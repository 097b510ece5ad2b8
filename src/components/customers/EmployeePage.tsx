import { RecordActions } from '@/components/document/RecordActions'
import { Card } from '@/components/ui/Card'
import { FormattedText } from '@/components/ui/FormattedText'
import { PageHeader } from '@/components/ui/PageHeader'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/catalog/paths'
import type { ShownHtml } from '@/lib/cleanHtml'

import { ContactCard } from './ContactCard'
import type { Contact, MeetRow, Part } from './customerSheet'
import { FactList } from '@/components/ui/FactList'
import { MeetsSection } from './MeetsSection'
import './employeePage.css'

type Props = {
  employee: Contact & {
    company: { name: string; href: string }
    branch: string | null
    note: ShownHtml | null
    editHref?: string
  }
  meets: Part<MeetRow>
  /** The reader may see what happened to them. */
  hasActivity: boolean
  /** The list this page was opened from, for the way back. */
  listHref: string
  listTitle: MessageKey
  locale: Locale
  timeZone: string
}

/** Somebody at a customer: how to reach them and what was talked about with them. */
export const EmployeePage = (props: Props) => {
  const { employee, meets, hasActivity, listHref, listTitle, locale, timeZone } = props
  const { name, company, branch, note, editHref } = employee
  const t = createTranslator(locale)
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
        <MeetsSection
          format={createFormatters(locale)}
          part={meets}
          t={t}
          timeZone={timeZone}
          title="employees.meetsWith"
        />
      </div>
    </div>
  )
}
