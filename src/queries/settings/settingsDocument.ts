import type { PayloadRequest } from 'payload'
import type { Setting } from '@/payload-types'

/** The settings as their form shows them, with the caller's rights. */
export const settingsForForm = (req: PayloadRequest): Promise<Setting> =>
  req.payload.findGlobal({
    slug: 'settings',
    depth: 1,
    populate: { media: { filename: true, sizes: true }, roles: { name: true } },
    overrideAccess: false,
    req,
  })

/** The company as its papers print it: open to users who may read the paper. */
export const settingsForPaper = (req: PayloadRequest): Promise<Setting> =>
  req.payload.findGlobal({
    slug: 'settings',
    depth: 1,
    populate: { media: { filename: true } },
    req,
  })
