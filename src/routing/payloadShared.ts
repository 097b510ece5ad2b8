/**
 * Replaces `payload/shared` in the browser and server bundles (see `next.config.mjs`). Every link
 * that Payload renders goes through `formatAdminURL`, so wrapping it gives all of them the
 * product's paths. The package is imported by relative paths, because its own name would resolve to
 * this file.
 */
import { toPublic } from '@/catalog/codec'

import { formatAdminURL as formatPayloadURL } from '../../node_modules/payload/dist/utilities/formatAdminURL.js'

export * from '../../node_modules/payload/dist/exports/shared.js'

/** Payload's `formatAdminURL`, returning public paths where there is one. */
export const formatAdminURL: typeof formatPayloadURL = (args) => {
  const path = args.adminRoute && args.path ? toPublic(args.path) : null
  return path === null
    ? formatPayloadURL(args)
    : formatPayloadURL({ ...args, path: path as `/${string}` })
}
