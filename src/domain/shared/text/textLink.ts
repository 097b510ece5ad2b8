/** True for an address that a formatted text may link to. */
export const isHref = (href: string): boolean =>
  /^(https?:\/\/|mailto:|tel:)[^\s\u0000-\u001f]+$/i.test(href) || /^\/(?!\/)[^\s\\]*$/.test(href)

/**
 * Completes a typed address: `https:` if it has no scheme, `mailto:` with an `@`.
 * @returns undefined for an address that no text may link to
 */
export const hrefOf = (typed: string): string | undefined => {
  const text = typed.trim()
  if (isHref(text)) return text
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`
  return /^[^\s:/@]+\.[^\s:@]+$/.test(text) ? `https://${text}` : undefined
}
