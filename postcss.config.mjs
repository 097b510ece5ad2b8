import { layerByFolder } from './scripts/lib/layerByFolder.mjs'
import { narrowHas } from './scripts/lib/narrowHas.mjs'

export default { plugins: [narrowHas(), layerByFolder()] }
