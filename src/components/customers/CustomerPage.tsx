import { IconCalendarPlus, IconFilePlus } from '@tabler/icons-react'

import { ActivityFeed } from '@/components/document/activity/ActivityFeed'
import { Timeline } from '@/components/document/timeline/Timeline'
import { ReachBar } from '@/components/document/ReachBar'
import { RecordActions } from '@/components/document/RecordActions'
import { RelatedList } from '../list/related/RelatedList'
import { ButtonLink } from '../ui/controls/Button'
import { Card } from '../ui/layout/Card'
import { Figures } from '../ui/layout/Figures'
import { LinkTabs } from '../ui/controls/LinkTabs'
import { linkTabsOf } from '../ui/controls/linkTabsOf'
import { PageHeader } from '../ui/layout/PageHeader'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { MessageKey, Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/catalog/paths'

import { CustomerCommands } from './CustomerCommands'
import { CustomerHeader } from './CustomerHeader'
import { DuplicateNotice } from './DuplicateNotice'
import { MergedCompanies } from './MergedCompanies'
import type { CustomerSheet, CustomerTab } from '@/present/customers/customerSheet'

const LABELS: Readonly<Record<CustomerTab, MessageKey>> = {
  timeline: 'timeline.title',
  overview: 'companies.tabs.overview',
  branches: 'branches.plural',
  employees: 'employees.plural',
  meets: 'meets.plural',
  tenders: 'tenders.plural',
  projects: 'nav.companyProjects',
  activity: 'audit.activity',
}

type Words = { customer: CustomerSheet; locale: Locale; t: Translator }

/** Content of the open tab. */
const Content = ({ customer, locale, t }: Words) => {
  const { id, tab, part, facts, timeline } = customer
  if (timeline) return <Timeline sheet={timeline} />
  if (tab === 'activity')
    return (
      <Card>
        <ActivityFeed id={id} slug="companies" />
      </Card>
    )
  if (tab === 'overview' || tab === 'timeline' || !part)
    return <CustomerHeader facts={facts} locale={locale} t={t} />
  return <RelatedList none={t(`companies.none.${tab}`)} part={part} />
}

/** Common next actions for a customer. */
const Actions = ({ customer, t }: Omit<Words, 'locale'>) => {
  const { id, name, offers, editHref, newMeetHref, newTenderHref, merging } = customer
  return (
    <>
      {newMeetHref && (
        <ButtonLink
          href={newMeetHref}
          icon={<IconCalendarPlus aria-hidden="true" size={18} />}
          tone="secondary"
        >
          {t('meets.new')}
        </ButtonLink>
      )}
      {newTenderHref && (
        <ButtonLink
          href={newTenderHref}
          icon={<IconFilePlus aria-hidden="true" size={18} />}
          tone="secondary"
        >
          {t('tenders.new')}
        </ButtonLink>
      )}
      <RecordActions editHref={editHref} id={id} name={name} slug="companies" t={t} />
      <CustomerCommands id={id} merging={merging} name={name} offers={offers} />
    </>
  )
}

type Props = { customer: CustomerSheet; locale: Locale }

/** The page of a customer: contact data, figures, timeline and related records. */
export const CustomerPage = ({ customer, locale }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { id, name, facts, figures, tabs, tab, merged, merging } = customer
  const duplicate = merging?.duplicate
  return (
    <div className="ui-page">
      <PageHeader
        actions={<Actions customer={customer} t={t} />}
        breadcrumbs={[{ label: t('companies.plural'), href: paths.customers() }, { label: name }]}
        description={facts.title && <bdi>{facts.title}</bdi>}
        title={<bdi>{name}</bdi>}
      />
      {merged.length > 0 && <MergedCompanies maySplit={merging !== null} merged={merged} />}
      {duplicate && <DuplicateNotice key={duplicate.company} duplicate={duplicate} id={id} />}
      <ReachBar name={name} reach={customer.reach} />
      {figures.length > 0 && <Figures figures={figures} label={t('tenders.figures.label')} />}
      <LinkTabs
        items={linkTabsOf(tabs, (item) => t(LABELS[item]), format)}
        label={name}
        value={tab}
      >
        <Content customer={customer} locale={locale} t={t} />
      </LinkTabs>
    </div>
  )
}
