import { accessFor, anyOf } from '@/access/collectionAccess'
import { DOCUMENT_TYPES } from '@/domain/files/fileTypes'
import { FILE_VISIBILITIES } from '@/domain/tenders/tenderTypes'
import { options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'
import { uploadTo } from '../shared/uploadTo'

const stored = uploadTo('tender-files', DOCUMENT_TYPES)

export const TenderFiles = defineCollection({
  slug: 'tender-files',
  subject: 'tenders',
  words: 'tenderFiles',
  access: accessFor('tenders', {
    create: anyOf(['write', 'tenders'], ['create', 'tenders']),
    delete: anyOf(['write', 'tenders']),
  }),
  upload: stored.upload,
  endpoints: stored.endpoints,
  hooks: stored.hooks,
  admin: { useAsTitle: 'originalName', defaultColumns: ['originalName', 'tender', 'visibility'] },
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
