'use client'

import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'

import { rightsOn, withRights } from '@/access/roles/permissionSets'
import { actionsOf, ACTIONS, type Permission, type Subject } from '@/access/roles/permissions'
import { useT } from '@/components/ui/useT'

import { FieldsDialog, type NamedField } from './FieldsDialog'

type Props = {
  subject: Subject
  fields: readonly NamedField[]
  permissions: readonly Permission[]
  readOnly?: boolean
  onChange: (next: Permission[]) => void
}

/**
 * Shows for how many fields of a subject the rights are granted, and opens the dialog to choose
 * them.
 */
export const FieldsButton = ({ subject, fields, permissions, readOnly, onChange }: Props) => {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const rights = rightsOn(permissions, subject)
  // Deletion concerns whole records, not fields.
  const actions = ACTIONS.filter(
    (action) => action !== 'delete' && actionsOf(subject).includes(action) && rights.has(action),
  )
  if (fields.length === 0 || actions.length === 0) return null
  const narrowed = actions.filter((action) => rights.get(action) !== 'whole')
  const text = t(narrowed.length > 0 ? 'roles.narrowedFields' : 'roles.allFields')
  return (
    <>
      <button
        aria-label={`${t(`permissions.subjects.${subject}`)}: ${text}`}
        className="rights-matrix__fields"
        data-narrowed={narrowed.length > 0}
        type="button"
        onClick={() => setOpen(true)}
      >
        <IconColumns3 aria-hidden="true" size={14} />
        {text}
      </button>
      {isOpen && (
        <FieldsDialog
          actions={actions}
          fields={fields}
          readOnly={readOnly}
          rights={rights}
          subject={subject}
          onChange={(next) => onChange(withRights(permissions, subject, next))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
