import { getTranslation } from '@payloadcms/translations'
import type { JSONFieldServerComponent } from 'payload'

import { SUBJECTS } from '@/access/roles/permissions'
import { labelledFieldsOf } from '@/access/reading/subjectFields'
import { PermissionMatrix } from '@/components/users/roles/PermissionMatrix'

/** The rights of a role, with the fields to which each can be limited. */
export const RoleRights: JSONFieldServerComponent = ({ i18n, path, payload, readOnly }) => {
  const fields = Object.fromEntries(
    SUBJECTS.map((subject) => [
      subject,
      [...labelledFieldsOf(payload, subject)].map(([name, label]) => ({
        name,
        label: label ? getTranslation(label as Record<string, string>, i18n) : name,
      })),
    ]),
  )
  return <PermissionMatrix fields={fields} path={path} readOnly={readOnly} />
}
