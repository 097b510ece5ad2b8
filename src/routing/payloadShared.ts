/**
 * Stands in for `payload/shared` in the browser and server bundles (see `next.config.mjs`). Every
 * link Payload draws passes `formatAdminURL`, so wrapping it gives all of them the product's paths.
 * Relative paths on purpose: the package's own name would lead back here.
 */
import { toPublic } from '@/catalog/codec'

import { formatAdminURL as formatPayloadURL } from '../../node_modules/payload/dist/utilities/formatAdminURL.js'

export * from '../../node_modules/payload/dist/exports/shared.js'

/** Payload's `formatAdminURL`, answering with public paths where there is one. */
export const formatAdminURL: typeof formatPayloadURL = (args) => {
  const path = args.adminRoute && args.path ? toPublic(args.path) : null
  return path === null
    ? formatPayloadURL(args)
    : formatPayloadURL({ ...args, path: path as `/${string}` })
}
