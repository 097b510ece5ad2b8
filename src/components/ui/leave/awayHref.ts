/** The target of a clicked link, if it leaves this page in this tab. */
export const awayHref = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor?.href || anchor.hasAttribute('download')) return null
  if (anchor.target && anchor.target !== '_self') return null
  const { protocol, href } = new URL(anchor.href)
  if (!protocol.startsWith('http')) return null
  const [page] = href.split('#')
  return page === window.location.href.split('#')[0] ? null : href
}
