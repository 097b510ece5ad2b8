'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'

import { useT } from '@/components/ui/useT'
import { idOf } from '@/domain/shared/idOf'

import { useSave } from './SaveContext'

/**
 * The command *Kaydet ve takip planla* of a record's form, which saves the record first if it was
 * changed.
 * @param args.fields relations on whose records an action can be planned
 * @param args.isReadOnly its reader cannot save it
 * @returns null if nothing can be planned
 */
export const usePlanned = (args: { fields: readonly string[]; isReadOnly: boolean }) => {
  const { fields, isReadOnly } = args
  const t = useT()
  const { id } = useDocumentInfo()
  const { save, plan, isDirty } = useSave()
  const isAbout = useFormFields(([all]) => fields.some((field) => idOf(all[field]?.value) !== null))
  if (fields.length === 0 || (!id && isReadOnly)) return null
  const saves = !isReadOnly && (!id || isDirty)
  return {
    label: t(saves ? 'todo.saveAndPlan' : 'todo.plan'),
    reason: isAbout ? undefined : t('todo.planNeeds'),
    onClick: () => (saves ? save('plan') : plan()),
  }
}
