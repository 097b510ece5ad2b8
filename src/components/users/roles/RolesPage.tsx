import { IconShieldLock } from '@tabler/icons-react'

import { Card } from '../../ui/layout/Card'
import { EmptyState } from '../../ui/layout/EmptyState'
import { PageHeader } from '../../ui/layout/PageHeader'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/catalog/paths'

import { RoleCards, type RoleCard } from './RoleCards'
import { RoleUsers, type RoleUser } from './RoleUsers'

type Props = {
  roles: RoleCard[]
  rights: number
  may: { create: boolean; write: boolean; delete: boolean }
  /** Nothing where the reader may not read users. */
  users: { rows: RoleUser[]; role: number | null; page: number; pages: number } | null
  locale: Locale
}

/** The roles as cards, and below them who holds which. */
export const RolesPage = ({ roles, rights, may, users, locale }: Props) => {
  const t = createTranslator(locale)
  return (
    <div className="ui-page">
      <PageHeader
        breadcrumbs={[{ label: t('users.plural'), href: paths.users() }, { label: t('nav.roles') }]}
        description={t('roles.emptyHint')}
        title={t('nav.roles')}
      />
      {roles.length === 0 && !may.create ? (
        <Card>
          <EmptyState icon={<IconShieldLock size={28} />} title={t('common.noRecords')} />
        </Card>
      ) : (
        <RoleCards may={may} rights={rights} roles={roles} />
      )}
      {users && (
        <RoleUsers
          page={users.page}
          pages={users.pages}
          role={users.role}
          roles={roles.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]))}
          t={t}
          users={users.rows}
        />
      )}
    </div>
  )
}
