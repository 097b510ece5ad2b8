'use client'

import { getTranslation } from '@payloadcms/translations'
import { RenderFields, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { GroupFieldClientComponent } from 'payload'
import { useMemo } from 'react'
import { lockFields } from '@/components/document/lock/lockFields'
import { useLock } from '@/components/document/lock/useLock'

/**
 * A card of a form: a title and the fields that belong together. Payload's own group renders its
 * fields only once they scroll into view, which causes a layout shift.
 */
export const SectionField: GroupFieldClientComponent = (props) => {
  const { field, path, indexPath, parentPath, parentSchemaPath } = props
  const { i18n } = useTranslation()
  const { docPermissions, hasSavePermission } = useDocumentInfo()
  const lock = useLock()
  const fields = useMemo(
    () => (lock ? lockFields(field.fields, lock) : field.fields),
    [lock, field.fields],
  )
  return (
    <div className="field-type doc-section" id={`field-${path.replaceAll('.', '__')}`}>
      <h2 className="doc-section__title">{getTranslation(field.label ?? '', i18n)}</h2>
      <RenderFields
        fields={fields}
        forceRender
        margins="small"
        parentIndexPath={indexPath ?? ''}
        parentPath={parentPath ?? ''}
        parentSchemaPath={parentSchemaPath ?? ''}
        permissions={docPermissions?.fields ?? true}
        readOnly={!hasSavePermission}
      />
    </div>
  )
}
