import { IconFileDownload, IconFileText, IconHistory } from '@tabler/icons-react'
import Link from 'next/link'

import { paths } from '@/catalog/paths'
import { recordFiles } from '@/catalog/recordFiles'
import { Timeline } from '@/components/document/timeline/Timeline'
import { RecordActions } from '@/components/document/RecordActions'
import { CommandBar } from '@/components/frame/commands/CommandBar'
import { RelatedValue } from '@/components/list/related/RelatedValue'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { linkTabsOf } from '@/components/ui/controls/linkTabsOf'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { MenuLink } from '@/components/ui/overlay/Menu'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import type { TenderSheet } from '@/present/tenders/tenderSheet'

import { ChoiceHeldUp } from '../deliveries/ChoiceHeldUp'
import { TenderStatusChips } from '../TenderStatusChips'
import { TenderTabContent } from './TenderTabContent'
import styles from './tenderPage.module.css'

type Words = { tender: TenderSheet; t: Translator }

/** The next step as the main button, links to form and document, and the ⋮ menu. */
const Actions = ({ tender, t }: Words) => {
  const { id, calledBy, offers, excluded, editHref, showHref } = tender
  const { mayPlan, hasActivity } = tender
  return (
    <>
      <Link
        aria-label={t('tenders.actions.show')}
        className="ui-icon-button page-header__wide"
        href={showHref}
        prefetch={false}
        title={t('tenders.actions.show')}
      >
        <IconFileText aria-hidden="true" size={20} />
      </Link>
      <RecordActions
        isQuiet
        hasActivity={hasActivity}
        mayPlan={mayPlan}
        editHref={editHref}
        id={id}
        name={calledBy}
        slug="tenders"
        t={t}
      />
      <CommandBar
        excluded={excluded}
        id={id}
        offers={offers}
        recordName={calledBy}
        shown={2}
        slug="tenders"
      >
        <MenuLink href={showHref} icon={<IconFileText aria-hidden="true" size={18} />}>
          {t('tenders.actions.show')}
        </MenuLink>
        {hasActivity && (
          <span className="page-header__narrow">
            <MenuLink
              href={`${paths.audit()}?where[subject][equals]=tenders&where[document][equals]=${id}`}
              icon={<IconHistory aria-hidden="true" size={18} />}
            >
              {t('audit.activity')}
            </MenuLink>
          </span>
        )}
        {recordFiles('tenders', id).map(({ name, href, label }) => (
          <MenuLink
            key={name}
            download
            href={href}
            icon={<IconFileDownload aria-hidden="true" size={18} />}
          >
            {t(label)}
          </MenuLink>
        ))}
      </CommandBar>
    </>
  )
}

/** Customer, dates and total, in one line. */
const FactLine = ({ tender, t }: Words) => {
  if (tender.facts.length === 0) return null
  return (
    <dl aria-label={t('tenders.page.facts')} className={styles.facts}>
      {tender.facts.map(({ name, label, kind, cell }) => (
        <div key={name} className={styles.fact} data-fact={name}>
          <dt>{label}</dt>
          <dd>
            <RelatedValue cell={cell} kind={kind} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Props = { tender: TenderSheet; locale: Locale }

/** A tender on one page: its state, lines, history and next command. */
export const TenderPage = ({ tender, locale }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const { id, name, calledBy, number, state, tabs, tab, seesLines, timeline, heldUp } = tender
  return (
    <div className="ui-page">
      <div className={styles.head}>
        <PageHeader
          actions={<Actions t={t} tender={tender} />}
          breadcrumbs={[
            { label: t('tenders.plural'), href: paths.tenders() },
            { label: number ?? calledBy },
          ]}
          chips={state && <TenderStatusChips {...state} />}
          title={<bdi>{name}</bdi>}
        />
        <FactLine t={t} tender={tender} />
      </div>
      {heldUp && <ChoiceHeldUp t={t} tender={id} {...heldUp} />}
      <LinkTabs
        // Without lines the first tab still shows the other details.
        items={linkTabsOf(
          tabs,
          (item) => t(`tenders.tabs.${item === 'items' && !seesLines ? 'information' : item}`),
          format,
        )}
        label={calledBy}
        value={tab}
      >
        {timeline ? <Timeline sheet={timeline} /> : <TenderTabContent tender={tender} />}
      </LinkTabs>
    </div>
  )
}
