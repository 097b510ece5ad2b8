'use client'

import { allCells, holds, setCells, shareOf } from '@/access/roles/permissionSets'
import {
  ACTIONS,
  actionsOf,
  isRight,
  namedRightsOf,
  SUBJECTS,
  type Action,
  type Permission,
  type Subject,
} from '@/access/roles/permissions'
import { conditionsOn } from '@/access/screenCondition'
import { useLocale, useT } from '@/components/ui/useT'
import { conditionText } from '../conditionText'

import { FieldsButton } from './FieldsButton'
import type { NamedField } from './FieldsDialog'
import { TriStateBox } from './TriStateBox'

export type Cells = readonly (readonly [Subject, Action])[]

type Props = {
  permissions: Permission[]
  /** The fields to which the rights on each subject can be restricted. */
  fields: Readonly<Partial<Record<Subject, readonly NamedField[]>>>
  readOnly?: boolean
  /** The changed cells, and the resulting permissions. */
  onChange: (next: Permission[], change: { cells: Cells; isHeld: boolean }) => void
}

/** Sentences about the rights of a subject that open no screen without another right. */
const Conditions = ({ subject }: { subject: Subject }) => {
  const t = useT()
  const locale = useLocale()
  const lines = conditionsOn(subject).map(({ actions, rights }) =>
    conditionText(actions, rights, { t, locale }),
  )
  return lines.map((line) => (
    <span key={line} className="rights-matrix__condition">
      {line}
    </span>
  ))
}

/**
 * The rights of a role: subjects down, actions across, all of them from the registry. Boxes of
 * rows, columns and the whole have three states. A list of cards where the table does not fit.
 */
export const RightsMatrix = ({ permissions, fields, readOnly, onChange }: Props) => {
  const t = useT()
  const set = (cells: Cells, isHeld: boolean) =>
    onChange(setCells(permissions, cells, isHeld), { cells, isHeld })
  const everything = allCells()
  const held = everything.filter(([subject, action]) => holds(permissions, subject, action)).length
  const subjectName = (subject: Subject) => t(`permissions.subjects.${subject}`)
  const actionName = (action: Action) => t(`permissions.actions.${action}`)

  const group = (cells: Cells, label: string, text: string) => (
    <label className="rights-matrix__group">
      <TriStateBox
        disabled={readOnly}
        label={`${t('roles.selectAll')}: ${label}`}
        share={shareOf(permissions, cells)}
        onChange={(all) => set(cells, all)}
      />
      <span>{text}</span>
    </label>
  )
  const box = (subject: Subject, action: Action, isNamed: boolean) => (
    <label className="rights-matrix__box">
      <input
        aria-label={`${subjectName(subject)}: ${actionName(action)}`}
        checked={holds(permissions, subject, action)}
        disabled={readOnly}
        type="checkbox"
        onChange={(event) => set([[subject, action]], event.currentTarget.checked)}
      />
      <span aria-hidden="true" className={isNamed ? undefined : 'rights-matrix__narrow'}>
        {actionName(action)}
      </span>
    </label>
  )

  return (
    <div
      aria-label={t('roles.fields.permissions')}
      className="rights-matrix"
      role="region"
      tabIndex={0}
    >
      <table>
        <caption className="visually-hidden">{t('roles.fields.permissions')}</caption>
        <thead>
          <tr>
            <th scope="col">
              {group(everything, t('roles.fields.permissions'), t('roles.selectAll'))}
              <span className="rights-matrix__count">
                {t('roles.rightsHeld', { n: held, total: everything.length })}
              </span>
            </th>
            {ACTIONS.map((action) => (
              <th key={action} scope="col">
                {group(
                  SUBJECTS.filter((subject) => isRight(subject, action)).map((subject) => [
                    subject,
                    action,
                  ]),
                  actionName(action),
                  actionName(action),
                )}
              </th>
            ))}
            <th scope="col">{t('roles.otherRights')}</th>
          </tr>
        </thead>
        <tbody>
          {SUBJECTS.map((subject) => (
            <tr key={subject}>
              <th scope="row">
                {group(
                  actionsOf(subject).map((action) => [subject, action]),
                  subjectName(subject),
                  subjectName(subject),
                )}
                <FieldsButton
                  fields={fields[subject] ?? []}
                  permissions={permissions}
                  readOnly={readOnly}
                  subject={subject}
                  onChange={(next) => onChange(next, { cells: [], isHeld: true })}
                />
                <Conditions subject={subject} />
              </th>
              {ACTIONS.map((action) => (
                <td key={action}>{isRight(subject, action) && box(subject, action, false)}</td>
              ))}
              <td>
                <div className="rights-matrix__others">
                  {namedRightsOf(subject).map((action) => (
                    <span key={action}>{box(subject, action, true)}</span>
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
