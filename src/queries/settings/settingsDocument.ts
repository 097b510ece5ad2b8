import type { PayloadRequest } from 'payload'
import type { Setting } from '@/payload-types'

/** The settings for their form, with the caller's rights. */
export const settingsForForm = (req: PayloadRequest): Promise<Setting> =>
  req.payload.findGlobal({
    slug: 'settings',
    depth: 1,
    populate: { media: { filename: true, sizes: true }, roles: { name: true } },
    overrideAccess: false,
    req,
  })

/** The company as printed on documents: open to users who may read the document. */
export const settingsForPaper = (req: PayloadRequest): Promise<Setting> =>
  req.payload.findGlobal({
    slug: 'settings',
    depth: 1,
    populate: { media: { filename: true } },
    req,
  })
