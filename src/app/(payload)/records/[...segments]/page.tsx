import { pageMetadata } from '../../pageMetadata'
import { screenPage } from '../../screenPage'
import { RECORD_SCREENS } from '../../views/recordScreens'

export const generateMetadata = pageMetadata

/** Every page that shows one record. */
export default screenPage('records', RECORD_SCREENS)
