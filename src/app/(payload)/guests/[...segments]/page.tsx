import { pageMetadata } from '../../pageMetadata'
import { screenPage } from '../../screenPage'
import { GUEST_SCREENS } from '../../views/guestScreens'

export const generateMetadata = pageMetadata

/** Every page for anonymous visitors. */
export default screenPage('guests', GUEST_SCREENS)
