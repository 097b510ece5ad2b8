import { pageMetadata } from '../pageMetadata'
import { screenPage } from '../screenPage'
import { SCREENS } from '../views/screens'

export const generateMetadata = pageMetadata

/** Every custom screen; `proxy.ts` routes all others to their entries. */
export default screenPage(null, SCREENS)
