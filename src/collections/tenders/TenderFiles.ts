import { accessFor, anyOf } from '@/access/collectionAccess'
import { FILE_VISIBILITIES } from '@/domain/tenders/tenderTypes'
import type { PartOf } from '@/hooks/lockBeforeUpdate'
import { options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'
import { uploadTo } from '../shared/uploadTo'
import { refuseLockedFile, refuseLockedFileDelete } from './hooks/refuseLockedFile'

export const TenderFiles = defineCollection({
  slug: 'tender-files',
  subject: 'tenders',
  words: 'tenderFiles',
  access: accessFor('tenders', {
    create: anyOf(['write', 'tenders'], ['create', 'tenders']),
    delete: anyOf(['write', 'tenders']),
  }),
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
  custom: { partOf: { column: 'tender_id', slug: 'tenders' } satisfies PartOf },
  hooks: { beforeChange: [refuseLockedFile], beforeDelete: [refuseLockedFileDelete] },
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
