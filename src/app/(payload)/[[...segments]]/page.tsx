import { pageMetadata } from '../pageMetadata'
import { screenPage } from '../screenPage'
import { SCREENS } from '../views/screens'

export const generateMetadata = pageMetadata

/** Every page that is a screen of its own; `proxy.ts` sends all others to their entries. */
export default screenPage(null, SCREENS)
