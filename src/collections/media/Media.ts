import type { Access, PayloadRequest } from 'payload'
import { anyOf, openFields } from '@/access/collectionAccess'
import { judgedBy } from '@/access/judge'
import { PICTURE_TYPES } from '@/domain/files/fileTypes'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { defineCollection } from '../defineCollection'
import { uploadTo } from '../shared/uploadTo'
import { mayChangePicture } from './mayChangePicture'

const anybodySignedIn: Access = judgedBy(
  ({ req }: { req: PayloadRequest }) => Boolean(req.user),
  () => true,
)

const stored = uploadTo('media', PICTURE_TYPES)

export const Media = defineCollection({
  slug: 'media',
  // Pictures of people, cards and the company are seen beside them by everybody.
  fieldRights: openFields,
  custom: { isWhole: true },
  access: {
    read: anybodySignedIn,
    create: ({ req }) => Boolean(req.user),
    update: mayChangePicture,
    delete: anyOf(['write', 'stock-cards'], ['write', 'users']),
  },
  upload: {
    ...stored.upload,
    displayPreview: true,
    imageSizes: [{ name: 'thumbnail', width: 160, height: 160 }],
    adminThumbnail: 'thumbnail',
  },
  endpoints: stored.endpoints,
  hooks: {
    ...stored.hooks,
    beforeDelete: [
      refuseDeleteInUse([
        ['stock-cards', 'picture'],
        ['users', 'avatar'],
      ]),
    ],
  },
  fields: [stored.originalName, { name: 'alt', type: 'text', maxLength: 200 }],
})
