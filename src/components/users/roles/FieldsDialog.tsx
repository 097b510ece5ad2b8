'use client'

import { useState } from 'react'

import type { HeldFields, Rights } from '@/access/roles/permissionSets'
import type { Action, Subject } from '@/access/roles/permissions'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'
import { useT } from '@/components/ui/useT'

import { TriStateBox } from './TriStateBox'

/** A field to which a right can be restricted, with its label. */
export type NamedField = { name: string; label: string }

type Props = {
  subject: Subject
  fields: readonly NamedField[]
  /** The held rights that fields can narrow. */
  actions: readonly Action[]
  rights: Rights
  readOnly?: boolean
  onClose: () => void
  onChange: (rights: Rights) => void
}

const isOn = (held: HeldFields | undefined, name: string) =>
  held === 'whole' || Boolean(held?.includes(name))

/** Fields of its subject that each right covers; "all" includes future fields. */
export const FieldsDialog = (props: Props) => {
  const { subject, fields, actions, readOnly } = props
  const t = useT()
  const [rights, setRights] = useState(props.rights)
  const [isRefused, setRefused] = useState(false)
  const names = fields.map(({ name }) => name)

  const set = (action: Action, ticked: readonly string[]) => {
    setRefused(false)
    const isWhole = names.every((name) => ticked.includes(name))
    setRights(new Map([...rights, [action, isWhole ? 'whole' : ticked]]))
  }
  const toggle = (action: Action, name: string) => {
    const held = names.filter((each) => isOn(rights.get(action), each))
    set(action, held.includes(name) ? held.filter((each) => each !== name) : [...held, name])
  }
  const shareOf = (action: Action) => {
    const held = rights.get(action)
    return held === 'whole' ? 'all' : held?.length ? 'some' : 'none'
  }
  const apply = () => {
    if (actions.some((action) => shareOf(action) === 'none')) return setRefused(true)
    props.onChange(rights)
    props.onClose()
  }
  const nameOf = (action: Action) => t(`permissions.actions.${action}`)

  return (
    <Dialog
      open
      description={t('roles.fieldsHint')}
      error={isRefused ? t('refusals.emptyFields') : null}
      footer={
        <>
          <Button tone="secondary" onClick={props.onClose}>
            {t(readOnly ? 'actions.close' : 'actions.cancel')}
          </Button>
          {!readOnly && <Button onClick={apply}>{t('roles.applyFields')}</Button>}
        </>
      }
      size="medium"
      title={t('roles.fieldsTitle', { subject: t(`permissions.subjects.${subject}`) })}
      onClose={props.onClose}
    >
      <div
        className="rights-fields"
        role="region"
        tabIndex={0}
        aria-label={t('roles.fields.fields')}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('roles.field')}</th>
              {actions.map((action) => (
                <th key={action} scope="col">
                  <label>
                    <TriStateBox
                      disabled={readOnly}
                      label={`${t('roles.allFields')}: ${nameOf(action)}`}
                      share={shareOf(action)}
                      onChange={(all) => set(action, all ? names : [])}
                    />
                    {nameOf(action)}
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, label }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                {actions.map((action) => (
                  <td key={action}>
                    <input
                      aria-label={`${label}: ${nameOf(action)}`}
                      checked={isOn(rights.get(action), name)}
                      disabled={readOnly}
                      type="checkbox"
                      onChange={() => toggle(action, name)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}
