import type { Access } from 'payload'
import { anyOf, openFields } from '@/access/collectionAccess'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { defineCollection } from '../defineCollection'
import { uploadTo } from '../shared/uploadTo'

// A filter and not `true`: with `true` Payload also serves files that have no row.
const anybodySignedIn: Access = ({ req }) => (req.user ? { id: { exists: true } } : false)

export const Media = defineCollection({
  slug: 'media',
  subject: 'stock-cards',
  words: 'media',
  // Pictures of people, cards and the company are seen beside them by everybody.
  fieldRights: openFields,
  custom: { isWhole: true },
  access: {
    read: anybodySignedIn,
    create: ({ req }) => Boolean(req.user),
    update: anyOf(['write', 'stock-cards'], ['write', 'users']),
    delete: anyOf(['write', 'stock-cards'], ['write', 'users']),
  },
  upload: {
    ...uploadTo('media', ['image/png', 'image/jpeg', 'image/webp']),
    displayPreview: true,
    imageSizes: [{ name: 'thumbnail', width: 160, height: 160 }],
    adminThumbnail: 'thumbnail',
  },
  admin: { useAsTitle: 'filename' },
  hooks: {
    beforeDelete: [
      refuseDeleteInUse([
        ['stock-cards', 'picture'],
        ['users', 'avatar'],
      ]),
    ],
  },
  fields: [{ name: 'alt', type: 'text', maxLength: 200 }],
})
