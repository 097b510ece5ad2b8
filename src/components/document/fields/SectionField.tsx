'use client'

import { getTranslation } from '@payloadcms/translations'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { GroupFieldClientComponent } from 'payload'
import { fieldIdOf } from '@/components/document/fieldIdOf'
import { RecordFields } from '@/components/document/facts/RecordFields'

/**
 * A card of a form: a title and the fields that belong together. Payload's own group renders its
 * fields only once they scroll into view, which causes a layout shift.
 */
export const SectionField: GroupFieldClientComponent = (props) => {
  const { field, path, indexPath, parentPath, parentSchemaPath } = props
  const { i18n } = useTranslation()
  const { docPermissions, hasSavePermission } = useDocumentInfo()
  return (
    <div className="field-type doc-section" id={fieldIdOf(path)}>
      <h2 className="doc-section__title">{getTranslation(field.label ?? '', i18n)}</h2>
      <RecordFields
        fields={field.fields}
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
