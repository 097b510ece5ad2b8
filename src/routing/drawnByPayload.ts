import type { Route } from '@/catalog/build'

/**
 * The segment below which `proxy.ts` has the pages drawn that are made of Payload's forms: a page
 * of Next's own, so that no other page brings what they need. No path of the product begins with
 * it, so nobody comes there past the proxy.
 */
export const FORMS = 'forms'

/**
 * True for pages that Payload draws, with our components in its slots: the forms of records, and
 * the screens that it alone has. Everything else is a screen of ours, without Payload.
 */
export const isDrawnByPayload = ({ target }: Route): boolean =>
  target.kind === 'collection'
    ? target.view !== 'list'
    : target.kind === 'view' && target.screen === undefined && target.view !== 'notAuthorized'
