import { FILE_VISIBILITIES } from '@/domain/tenders/tenderTypes'
import type { PartOf } from '@/hooks/lockBeforeUpdate'
import { options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'
import { uploadTo } from '../shared/uploadTo'
import { refuseLockedFile, refuseLockedFileDelete } from './hooks/refuseLockedFile'
import { partAccess, partFieldRights } from './tenderAccess'
import { refuseForeignTender, refuseForeignTenderOnDelete } from './hooks/refuseForeignTender'

export const TenderFiles = defineCollection({
  slug: 'tender-files',
  subject: 'tenders',
  words: 'tenderFiles',
  access: partAccess('files'),
  fieldRights: partFieldRights('files'),
  custom: { isWhole: true, partOf: { column: 'tender_id', slug: 'tenders' } satisfies PartOf },
  hooks: {
    beforeChange: [refuseForeignTender('files'), refuseLockedFile],
    beforeDelete: [refuseForeignTenderOnDelete('files'), refuseLockedFileDelete],
  },
  upload: uploadTo('tender-files', [
    'application/pdf',
    'image/png',
    'image/jpeg',
    'image/webp',
    'text/csv',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ]),
  admin: { defaultColumns: ['filename', 'tender', 'visibility'] },
  fields: [
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
