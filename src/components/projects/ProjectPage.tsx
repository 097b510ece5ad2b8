import { paths } from '@/catalog/paths'
import { Timeline } from '@/components/document/timeline/Timeline'
import { RecordActions } from '@/components/document/RecordActions'
import { RecordFacts } from '../list/related/RecordFacts'
import { RelatedList } from '../list/related/RelatedList'
import { Card } from '../ui/layout/Card'
import { Figures } from '../ui/layout/Figures'
import { LinkTabs } from '../ui/controls/LinkTabs'
import { linkTabsOf } from '../ui/controls/linkTabsOf'
import { PageHeader } from '../ui/layout/PageHeader'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'

import type { ProjectSheet, ProjectTab } from '@/present/projects/projectSheet'

const LABELS: Readonly<Record<ProjectTab, MessageKey>> = {
  timeline: 'timeline.title',
  overview: 'common.general',
  tenders: 'tenders.plural',
  movements: 'stockCards.tabs.movements',
  reservations: 'stockCards.tabs.reservations',
}

type Props = { project: ProjectSheet; locale: Locale }

/** The page of a project: customer, offers and issued stock. */
export const ProjectPage = ({ project, locale }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { id, name, facts, figures, tabs, tab, part, timeline, editHref, hasActivity, mayPlan } =
    project
  return (
    <div className="ui-page">
      <PageHeader
        actions={
          <RecordActions
            editHref={editHref}
            hasActivity={hasActivity}
            id={id}
            mayPlan={mayPlan}
            name={name}
            slug="company-projects"
            t={t}
          />
        }
        breadcrumbs={[
          { label: t('companyProjects.plural'), href: paths.companyProjects() },
          { label: name },
        ]}
        title={<bdi>{name}</bdi>}
      />
      {figures.length > 0 && <Figures figures={figures} label={t('tenders.figures.label')} />}
      <LinkTabs
        items={linkTabsOf(tabs, (item) => t(LABELS[item]), format)}
        label={name}
        value={tab}
      >
        {timeline ? (
          <Timeline sheet={timeline} />
        ) : tab === 'overview' || tab === 'timeline' || !part ? (
          <Card>
            <RecordFacts facts={facts} />
          </Card>
        ) : (
          <RelatedList none={t(`companyProjects.none.${tab}`)} part={part} />
        )}
      </LinkTabs>
    </div>
  )
}
