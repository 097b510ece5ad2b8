/**
 * Header value that makes browsers save a response under a name instead of showing it (RFC 6266).
 * @param name the file name, in any script
 */
export const attachmentNamed = (name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\;%]/g, '_')
  const encoded = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
