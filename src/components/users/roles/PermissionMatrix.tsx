'use client'

import { FieldError, useAuth, useDocumentInfo, useField } from '@payloadcms/ui'
import { useState, type ComponentProps } from 'react'

import { holds } from '@/access/roles/permissionSets'
import type { Permission, Subject } from '@/access/roles/permissions'
import { Alert } from '../../ui/layout/Alert'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { useT } from '@/components/ui/useT'
import { idOf, isSameId } from '@/domain/shared/idOf'

import { RightsMatrix, type Cells } from './RightsMatrix'

const subjectsReadNow = (before: Permission[], after: Permission[], cells: Cells): Subject[] =>
  [...new Set(cells.map(([subject]) => subject))].filter(
    (subject) =>
      !holds(before, subject, 'read') &&
      holds(after, subject, 'read') &&
      !cells.some(([of, action]) => of === subject && action === 'read'),
  )

type Props = {
  path: string
  readOnly?: boolean
  fields: ComponentProps<typeof RightsMatrix>['fields']
}

/**
 * The permissions field of a role's form; removing one's own right to edit roles needs a
 * confirmation (RL5).
 */
export const PermissionMatrix = ({ path, readOnly, fields }: Props) => {
  const t = useT()
  const { user } = useAuth()
  const { id, data } = useDocumentInfo()
  const { value, setValue, showError, errorMessage } = useField<Permission[]>({ path })
  const [readAdded, setReadAdded] = useState<Subject[]>([])
  const [asked, setAsked] = useState<Permission[] | null>(null)
  const permissions = Array.isArray(value) ? value : []
  const ownRole = idOf((user as { role?: unknown } | null)?.role)
  // The page has the role's id as text, the user's role is a number.
  const isOwnRole = isSameId(id, ownRole)

  const change = (next: Permission[], { cells, isHeld }: { cells: Cells; isHeld: boolean }) => {
    const losesKey = holds(permissions, 'roles', 'write') && !holds(next, 'roles', 'write')
    if (isOwnRole && losesKey) return setAsked(next)
    setReadAdded(isHeld ? subjectsReadNow(permissions, next, cells) : [])
    setValue(next)
  }

  return (
    <div className="field-type" id="field-permissions">
      <FieldError message={errorMessage} path={path} showError={showError} />
      <RightsMatrix
        fields={fields}
        permissions={permissions}
        readOnly={readOnly}
        onChange={change}
      />
      <div aria-live="polite" className="rights-matrix__hint">
        {readAdded.length > 0 && (
          <Alert>
            {readAdded.map((subject) => t(`permissions.subjects.${subject}`)).join(', ')}
            {': '}
            {t('roles.readAdded')}
          </Alert>
        )}
      </div>
      <ConfirmDialog
        confirmLabel={t('roles.removeRight')}
        description={
          <>
            <strong>
              {t('roles.nameWithId', { name: String(data?.name ?? ''), id: String(id) })}
            </strong>
            <br />
            {t('roles.losingOwnRights')}
          </>
        }
        destructive
        open={asked !== null}
        title={t('roles.losingOwnTitle')}
        onClose={() => setAsked(null)}
        onConfirm={async () => {
          if (asked) setValue(asked)
        }}
      />
    </div>
  )
}
