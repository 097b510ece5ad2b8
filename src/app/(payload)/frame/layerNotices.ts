/**
 * Puts the style sheet of the notices' library into the layer of other libraries (decision 0124):
 * each copy of it, Payload's own included, inserts one outside of any layer, where it would override
 * our rules. Before the page is drawn with it, because a sheet that changes later makes the browser
 * create all fonts anew, and text moves (decision 0062). Runs as an inline script, so it must not
 * use anything outside of its body.
 */
export const layerNotices = (): void => {
  const intoLayer = (node: Node) => {
    const text = node instanceof HTMLStyleElement ? node.textContent : ''
    if (text.includes('[data-sonner-toaster]')) node.textContent = `@layer vendor{${text}}`
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(intoLayer)
  }).observe(document.head, { childList: true })
}
