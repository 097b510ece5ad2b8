import { narrowHas } from './scripts/lib/narrowHas.mjs'

export default { plugins: [narrowHas()] }
