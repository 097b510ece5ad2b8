/**
 * The cascade layers of our style sheets, lowest precedence first, with the folders of `src` in
 * each.
 */
const LAYERS = [
  ['tokens', /^styles\/(fonts|tokens|payload\/tokens)\.css$/],
  ['base', /^styles\/base\.css$/],
  ['ui', /^components\/ui\//],
  ['overrides', /^styles\/payload\//],
  ['components', /^components\//],
  ['preferences', /^styles\/(motion|skin)\.css$/],
]
/** The file that imports all style sheets. It has no rules of its own. */
const LIST = /^styles\/index\.css$/

/** The layer of libraries. Layers within a library stay below its unlayered rules. */
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
 * Puts each style sheet into a cascade layer: ours, including CSS modules, into that of its folder,
 * those of libraries into the lowest. So precedence does not depend on the order of imports. A
 * plugin of PostCSS.
 * @throws for a style sheet of `src` in no layer
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
    // The first style sheet that the browser reads determines the order of the layers.
    const order = new AtRule({ name: 'layer', params: ORDER })
    root.append(...nodes.filter(isFirst), order, layer)
  },
})
