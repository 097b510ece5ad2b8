type Media = {
  filename?: string | null
  sizes?: { thumbnail?: { filename?: string | null } | null } | null
}

/**
 * The address of a stored picture, as small as there is; from the root, so that it never leaves
 * the origin the page was asked from.
 * @param media the populated upload; an id alone gives nothing
 */
export const pictureOf = (media: unknown): string | null => {
  if (!media || typeof media !== 'object') return null
  const { filename, sizes } = media as Media
  const name = sizes?.thumbnail?.filename || filename
  return name ? `/api/media/file/${encodeURIComponent(name)}` : null
}
