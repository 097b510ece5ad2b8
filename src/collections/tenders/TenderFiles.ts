import { DOCUMENT_TYPES } from '@/domain/files/fileTypes'
import { FILE_VISIBILITIES } from '@/domain/tenders/tenderTypes'
import type { PartOf } from '@/hooks/lockBeforeUpdate'
import { options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'
import { uploadTo } from '../shared/uploadTo'
import { refuseLockedFile, refuseLockedFileDelete } from './hooks/refuseLockedFile'
import { deletedPartRights } from './deletedPartRights'
import { partAccess, partFieldRights } from './tenderAccess'
import { refuseForeignTender, refuseForeignTenderOnDelete } from './hooks/refuseForeignTender'

const stored = uploadTo('tender-files', DOCUMENT_TYPES)

export const TenderFiles = defineCollection({
  slug: 'tender-files',
  access: partAccess('files'),
  fieldRights: partFieldRights('files'),
  custom: { isWhole: true, partOf: { column: 'tender_id', slug: 'tenders' } satisfies PartOf },
  upload: stored.upload,
  endpoints: stored.endpoints,
  hooks: {
    ...stored.hooks,
    // Permission and lock are checked before the file is written.
    beforeChange: [refuseForeignTender('files'), refuseLockedFile, ...stored.hooks.beforeChange],
    beforeDelete: [refuseForeignTenderOnDelete('files'), refuseLockedFileDelete],
  },
  restore: { rights: deletedPartRights('files'), rules: [refuseLockedFile] },
  admin: { defaultColumns: ['originalName', 'tender', 'visibility'] },
  fields: [
    stored.originalName,
    { name: 'tender', type: 'relationship', relationTo: 'tenders', required: true },
    {
      name: 'visibility',
      type: 'select',
      required: true,
      defaultValue: 'internal',
      options: options('tenderFiles.visibilities', FILE_VISIBILITIES),
    },
  ],
})
