import { IconCheck, IconMinus } from '@tabler/icons-react'

import type { Action, Subject } from '@/access/roles/permissions'
import { Card } from '../../ui/layout/Card'
import { PageHeader } from '../../ui/layout/PageHeader'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

import { RefreshOnReturn } from './RefreshOnReturn'
import { RightsTable } from './RightsTable'
import './accessControlPage.css'

type Props = {
  can: (action: Action, subject: Subject) => boolean
  /** The visitor has every read right. */
  readsAll: boolean
  locale: Locale
}

/** What rights change on a page, and which rights the reader has. */
export const AccessControlPage = ({ can, readsAll, locale }: Props) => {
  const t = createTranslator(locale)
  const cell = (subject: Subject, action: Action) => {
    const isHeld = can(action, subject)
    const Icon = isHeld ? IconCheck : IconMinus
    return (
      <span className={isHeld ? 'rights-table__held' : 'rights-table__missing'}>
        <Icon aria-hidden="true" size={18} />
        <span className="visually-hidden">
          {t(isHeld ? 'accessControl.allowed' : 'accessControl.denied')}
        </span>
      </span>
    )
  }
  return (
    <div className="ui-page">
      <RefreshOnReturn />
      <PageHeader
        breadcrumbs={[{ label: t('nav.accessControl') }]}
        title={t('nav.accessControl')}
      />
      <div className="access-control">
        <Card title={t('accessControl.common')}>{t('accessControl.commonText')}</Card>
        {readsAll && (
          <Card title={t('accessControl.analytics')}>{t('accessControl.analyticsText')}</Card>
        )}
      </div>
      <Card padded={false} title={t('accessControl.myRights')}>
        <RightsTable caption={t('accessControl.myRights')} cell={cell} t={t} />
      </Card>
    </div>
  )
}
