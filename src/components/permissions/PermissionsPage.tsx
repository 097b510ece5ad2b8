import Link from 'next/link'

import type { Action, Subject } from '@/access/permissions'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { PageHeader } from '@/components/ui/PageHeader'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/lib/paths'

import { RightsTable } from './RightsTable'

export type RoleRights = {
  id: number
  name: string
  can: (action: Action, subject: Subject) => boolean
}

type Props = { roles: RoleRights[]; locale: Locale }

/** Every right and the roles that hold it; a role is one press away. */
export const PermissionsPage = ({ roles, locale }: Props) => {
  const t = createTranslator(locale)
  const cell = (subject: Subject, action: Action) => {
    const holders = roles.filter(({ can }) => can(action, subject))
    if (holders.length === 0)
      return (
        <span className="text-soft">
          <span aria-hidden="true">—</span>
          <span className="visually-hidden">{t('permissions.noRole')}</span>
        </span>
      )
    return holders.map(({ id, name }) => (
      <Link key={id} href={paths.roleEdit(id)} prefetch={false}>
        <Chip icon={<></>} tone="primary">
          <bdi>{name}</bdi>
        </Chip>
      </Link>
    ))
  }
  return (
    <div className="ui-page">
      <PageHeader
        breadcrumbs={[
          { label: t('users.plural'), href: paths.users() },
          { label: t('nav.permissions') },
        ]}
        title={t('nav.permissions')}
      />
      <Card padded={false} title={t('permissions.assignedTo')}>
        <RightsTable caption={t('permissions.assignedTo')} cell={cell} t={t} />
      </Card>
    </div>
  )
}
