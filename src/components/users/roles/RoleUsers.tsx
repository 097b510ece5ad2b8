import Link from 'next/link'

import { columnCalled } from '@/present/list/columnsOf'
import { Avatar } from '../../ui/layout/Avatar'
import { BreakableAddress } from '../../ui/layout/BreakableAddress'
import { Card } from '../../ui/layout/Card'
import { Chip } from '../../ui/layout/Chip'
import { EmptyState } from '../../ui/layout/EmptyState'
import type { UserStatus } from '@/domain/users/userStatus'
import type { Translator } from '@/i18n/messages'
import { paths } from '@/catalog/paths'

export type RoleUser = {
  id: number
  name: string
  /** Null where the reader may not see it; so are the next two. */
  email: string | null
  role: string | null
  status: UserStatus | null
  picture: string | null
}

type Props = {
  t: Translator
  users: RoleUser[]
  roles: { id: number; name: string }[]
  /** The role shown alone, by id. */
  role: number | null
  page: number
  pages: number
}

const addressOf = (role: number | null, page = 1): string => {
  const query = new URLSearchParams()
  if (role !== null) query.set('role', String(role))
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${paths.roles()}?${query}` : paths.roles()
}

/** Users by role, all or of one role; the choice is kept in the URL. */
export const RoleUsers = ({ t, users, roles, role, page, pages }: Props) => (
  <Card padded={false} title={t('roles.usersByRole')}>
    <nav aria-label={t('roles.filterByRole')} className="role-users__filter">
      {[{ id: null, name: t('common.all') }, ...roles].map(({ id, name }) => (
        <Link
          key={id ?? 'all'}
          aria-current={id === role ? 'true' : undefined}
          href={addressOf(id)}
          prefetch={false}
          scroll={false}
        >
          <bdi>{name}</bdi>
        </Link>
      ))}
    </nav>
    {users.length === 0 ? (
      <EmptyState title={t('common.noRecords')} />
    ) : (
      <div aria-label={t('roles.usersByRole')} className="rights-table" role="region" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {(['name', 'email', 'role', 'status'] as const).map((field) => (
                <th key={field} scope="col">
                  {t(`users.fields.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {users.map((user) => (
              <tr key={user.id}>
                <th scope="row">
                  <span className="role-users__person">
                    <Avatar name={user.name} picture={user.picture} size="small" />
                    <Link href={paths.userView(user.id)} prefetch={false}>
                      <bdi>{user.name}</bdi>
                    </Link>
                  </span>
                </th>
                <td>
                  {user.email && (
                    <bdi dir="ltr">
                      <BreakableAddress address={user.email} />
                    </bdi>
                  )}
                </td>
                <td>
                  {user.role && (
                    <Chip icon={<></>} tone="primary">
                      <bdi>{user.role}</bdi>
                    </Chip>
                  )}
                </td>
                <td>
                  {user.status && (
                    <Chip tone={columnCalled('users', 'status')?.tones?.[user.status]}>
                      {t(`users.statuses.${user.status}`)}
                    </Chip>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
    {pages > 1 && (
      <nav aria-label={t('list.pages')} className="role-users__pages">
        {page > 1 && (
          <Link href={addressOf(role, page - 1)} prefetch={false} scroll={false}>
            {t('actions.previous')}
          </Link>
        )}
        <span>
          <bdi dir="ltr">
            {page} / {pages}
          </bdi>
        </span>
        {page < pages && (
          <Link href={addressOf(role, page + 1)} prefetch={false} scroll={false}>
            {t('actions.next')}
          </Link>
        )}
      </nav>
    )}
  </Card>
)
