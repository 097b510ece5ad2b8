import { preferenceKey, type ListPreference } from './preferenceKey'

/**
 * Stores a preference of the reader for a list; `null` deletes it.
 * @returns false when it could not be stored
 */
export const savePreference = async (args: {
  preference: ListPreference
  slug: string
  value: unknown
}): Promise<boolean> => {
  const { preference, slug, value } = args
  const response = await fetch(`/api/payload-preferences/${preferenceKey(preference, slug)}`, {
    // Keep the request alive when the page is left.
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
