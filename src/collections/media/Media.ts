import type { Access, PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { isOfProgram, type AppAbility } from '@/access/buildAbility'
import { anyOf, openFields } from '@/access/collectionAccess'
import { judgedBy, type Judge } from '@/access/judge'
import type { CrudAction } from '@/access/roles/permissions'
import { PICTURE_TYPES } from '@/domain/files/fileTypes'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { defineCollection } from '../defineCollection'
import { uploadTo } from '../shared/uploadTo'
import { mayChangePicture } from './mayChangePicture'

/**
 * Images have no scope of their own, so a program needs the right to a collection whose records
 * show images.
 */
const mayAsProgram = (ability: AppAbility, actions: readonly CrudAction[]): boolean =>
  !isOfProgram(ability) ||
  actions.some((action) => ability.can(action, 'stock-cards') || ability.can(action, 'users'))

/** Every signed-in user, and programs by `mayAsProgram`. */
const anybodySignedIn = (...actions: CrudAction[]): Access => {
  const judge: Judge = (ability) => mayAsProgram(ability, actions)
  return judgedBy(
    async ({ req }: { req: PayloadRequest }) =>
      Boolean(req.user) && judge(await abilityOfRequest(req)),
    judge,
  )
}

const stored = uploadTo('media', PICTURE_TYPES)

export const Media = defineCollection({
  slug: 'media',
  // Images of users, cards and the company are shown to every user.
  fieldRights: openFields,
  custom: { isWhole: true },
  access: {
    read: anybodySignedIn('read'),
    create: anybodySignedIn('create', 'write'),
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
