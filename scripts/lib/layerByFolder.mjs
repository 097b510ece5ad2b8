/**
 * The cascade layers of our sheets, the weakest first, and the paths within `src` they take.
 */
const LAYERS = [
  ['tokens', /^styles\/(fonts|tokens|payload\/tokens)\.css$/],
  ['base', /^styles\/base\.css$/],
  ['ui', /^components\/ui\//],
  ['overrides', /^styles\/payload\//],
  ['components', /^components\//],
  ['preferences', /^styles\/(motion|skin)\.css$/],
]
/** The list of all sheets. It has no rule of its own. */
const LIST = /^styles\/index\.css$/

/** Of libraries; what the framework has in layers of its own stays weaker than its other rules. */
const VENDOR = 'vendor'
const ORDER = [VENDOR, ...LAYERS.map(([name]) => name)].join(', ')
const STAYS_FIRST = ['charset', 'import']

const layerOf = (file) => {
  if (file.includes('/node_modules/')) return VENDOR
  const [, inSources] = file.match(/\/src\/(.+)$/) ?? []
  if (inSources === undefined || LIST.test(inSources)) return null
  return LAYERS.find(([, paths]) => paths.test(inSources))?.[0]
}

/**
 * Puts each sheet into a cascade layer: ours, CSS modules included, into that of its folder, those
 * of libraries into the weakest. So no order of imports decides which of two rules wins. A plugin of
 * PostCSS.
 * @throws on a sheet of `src` that no layer takes
 */
export const layerByFolder = () => ({
  postcssPlugin: 'layer-by-folder',
  Once: (root, { AtRule }) => {
    const file = root.source?.input.file?.replaceAll('\\', '/') ?? ''
    const name = layerOf(file)
    if (name === null) return
    if (!name) throw root.error(`No cascade layer is meant for ${file}: see layerByFolder.mjs.`)
    const isFirst = (node) => node.type === 'atrule' && STAYS_FIRST.includes(node.name)
    const nodes = root.nodes.slice()
    const layer = new AtRule({
      name: 'layer',
      params: name,
      nodes: nodes.filter((node) => !isFirst(node)),
    })
    root.removeAll()
    // Whichever sheet the browser reads first settles the order.
    const order = new AtRule({ name: 'layer', params: ORDER })
    root.append(...nodes.filter(isFirst), order, layer)
  },
})
