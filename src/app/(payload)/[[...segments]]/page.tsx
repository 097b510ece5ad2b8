import { pageMetadata } from '../pageMetadata'
import { screenPage } from '../screenPage'
import { SCREENS } from '../views/screens'

export const generateMetadata = pageMetadata

/**
 * The custom screens that have no entry point of their own; `proxy.ts` routes all others to theirs.
 */
export default screenPage(null, SCREENS)
