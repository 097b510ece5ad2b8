'use client'

import { FieldError, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { allCells, holds, setCells, shareOf } from '@/access/permissionSets'
import {
  ACTIONS,
  actionsOf,
  SUBJECTS,
  type Action,
  type Permission,
  type Subject,
} from '@/access/permissions'
import { useT } from '@/components/ui/useT'
import { TriStateBox } from './TriStateBox'
import './permissionMatrix.css'

type Cells = readonly (readonly [Subject, Action])[]

const rightsOf = (subject: Subject): Action[] =>
  actionsOf(subject).filter((action) => !(ACTIONS as readonly Action[]).includes(action))

/** The permissions of a role: subjects down, actions across, all of them from the registry. */
export const PermissionMatrix: JSONFieldClientComponent = ({ path, readOnly }) => {
  const t = useT()
  const { value, setValue, showError, errorMessage } = useField<Permission[]>({ path })
  const permissions = Array.isArray(value) ? value : []
  const set = (cells: Cells, isHeld: boolean) => setValue(setCells(permissions, cells, isHeld))
  const everything = allCells()
  const subjectName = (subject: Subject) => t(`permissions.subjects.${subject}`)
  const actionName = (action: Action) => t(`permissions.actions.${action}`)

  const group = (cells: Cells, label: string) => (
    <TriStateBox
      disabled={readOnly}
      label={`${t('roles.selectAll')}: ${label}`}
      share={shareOf(permissions, cells)}
      onChange={(all) => set(cells, all)}
    />
  )
  const box = (subject: Subject, action: Action) => (
    <input
      aria-label={`${subjectName(subject)}: ${actionName(action)}`}
      checked={holds(permissions, subject, action)}
      disabled={readOnly}
      type="checkbox"
      onChange={(event) => set([[subject, action]], event.currentTarget.checked)}
    />
  )

  return (
    <div className="permission-matrix field-type" id="field-permissions">
      <FieldError message={errorMessage} path={path} showError={showError} />
      <div className="permission-matrix__scroll" role="group" tabIndex={0}>
        <table>
          <caption>{t('roles.fields.permissions')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="permission-matrix__all">
                  {group(everything, t('roles.fields.permissions'))}
                  {t('roles.selectAll')}
                </span>
              </th>
              {ACTIONS.map((action) => (
                <th key={action} scope="col">
                  <span className="permission-matrix__column">
                    {group(
                      SUBJECTS.map((subject) => [subject, action]),
                      actionName(action),
                    )}
                    {actionName(action)}
                  </span>
                </th>
              ))}
              <th scope="col">{t('roles.otherRights')}</th>
            </tr>
          </thead>
          <tbody>
            {SUBJECTS.map((subject) => (
              <tr key={subject}>
                <th scope="row">
                  <span className="permission-matrix__all">
                    {group(
                      actionsOf(subject).map((action) => [subject, action]),
                      subjectName(subject),
                    )}
                    {subjectName(subject)}
                  </span>
                </th>
                {ACTIONS.map((action) => (
                  <td key={action}>{box(subject, action)}</td>
                ))}
                <td>
                  <div className="permission-matrix__rights">
                    {rightsOf(subject).map((action) => (
                      <span key={action}>
                        {box(subject, action)} {actionName(action)}
                      </span>
                    ))}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
