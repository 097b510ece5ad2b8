import { preferenceKey, type ListPreference } from './preferenceKey'

/**
 * Keeps a choice of the reader for a list; `null` forgets it.
 * @returns false when it could not be kept
 */
export const savePreference = async (args: {
  preference: ListPreference
  slug: string
  value: unknown
}): Promise<boolean> => {
  const { preference, slug, value } = args
  const response = await fetch(`/api/payload-preferences/${preferenceKey(preference, slug)}`, {
    // The page may be left at once.
    keepalive: true,
    ...(value === null
      ? { method: 'DELETE' }
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ value }),
        }),
  }).catch(() => null)
  return response !== null && (response.ok || response.status === 404)
}
