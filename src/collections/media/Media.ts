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

/** A program needs a right to what pictures are of: its scopes would not narrow anything else. */
const mayAsProgram = (ability: AppAbility, actions: readonly CrudAction[]): boolean =>
  !isOfProgram(ability) ||
  actions.some((action) => ability.can(action, 'stock-cards') || ability.can(action, 'users'))

/** Everybody signed in. */
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
  // Pictures of people, cards and the company are seen beside them by everybody.
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
