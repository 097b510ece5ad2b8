import { Card } from '../../ui/layout/Card'
import { PageHeader } from '../../ui/layout/PageHeader'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/catalog/paths'

import { PermissionsTable, type RightHolders } from './PermissionsTable'

/**
 * Every right of the product and the roles that hold it.
 * @param roles null for a reader who may not see the rights of roles
 */
export const PermissionsPage = ({
  roles,
  locale,
}: {
  roles: RightHolders | null
  locale: Locale
}) => {
  const t = createTranslator(locale)
  return (
    <div className="ui-page">
      <PageHeader
        breadcrumbs={[
          { label: t('users.plural'), href: paths.users() },
          { label: t('nav.permissions') },
        ]}
        title={t('nav.permissions')}
      />
      <Card padded={false}>
        <PermissionsTable roles={roles} />
      </Card>
    </div>
  )
}
