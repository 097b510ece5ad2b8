type Media = {
  filename?: string | null
  sizes?: { thumbnail?: { filename?: string | null } | null } | null
}

/**
 * The URL of a stored image in the smallest size; without the origin, so that it is loaded from the
 * page's own.
 * @param media the populated upload; undefined for an unpopulated id
 */
export const pictureOf = (media: unknown): string | null => {
  if (!media || typeof media !== 'object') return null
  const { filename, sizes } = media as Media
  const name = sizes?.thumbnail?.filename || filename
  return name ? `/api/media/file/${encodeURIComponent(name)}` : null
}
