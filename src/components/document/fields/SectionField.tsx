'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { GroupFieldClientComponent } from 'payload'
import { fieldIdOf } from '@/components/document/fieldIdOf'
import { RecordFields } from '@/components/document/facts/RecordFields'

import { useSay } from '../useSay'

/**
 * A card of a form: a title and the fields that belong together. Payload's own group renders its
 * fields only once they scroll into view, which causes a layout shift.
 */
export const SectionField: GroupFieldClientComponent = (props) => {
  const { field, path, indexPath, parentPath, parentSchemaPath } = props
  const say = useSay()
  const { docPermissions, hasSavePermission } = useDocumentInfo()
  return (
    <div className="field-type doc-section" id={fieldIdOf(path)}>
      <h2 className="doc-section__title">{say(field.label)}</h2>
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
